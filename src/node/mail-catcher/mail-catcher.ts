// The mail catcher of `preview`: services that are not configured are answered here, and what pages sent to them can be
// looked at. Nothing leaves this machine, and nothing of it is in the built site.
import { readBody } from '../../forms/body.ts';
import { contactPath, createFormsHandler, subscribePath } from '../../forms/handler.ts';
import type { FormsHandler, Mail } from '../../forms/ports.ts';
import { answerControl, plain } from './control.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';
import { answerContact, answerMailService, answerNewsletter, mailServicePath } from './services.ts';

/** How long a slow answer takes, in milliseconds: words.ts names it. */
const slowness = 5000;

export interface MailCatcherOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** A handler for the services behind forms and for the mail catcher itself; undefined for every other path. */
export function createMailCatcher({ now, wait }: MailCatcherOptions): (request: Request, visitor: string) => Promise<Response | undefined> {
  const log = createRequestLog(now);
  let relay = mockFormsHandler(log, now);
  const forget = (): void => {
    log.clear();
    // Its limits begin anew.
    relay = mockFormsHandler(log, now);
  };
  return async (request, visitor) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/__mail')) return answerControl(request, log, forget);
    const service = services.get(pathname);
    if (service === undefined) return undefined;
    if (request.method !== 'POST') return request.method === 'OPTIONS' ? relay(request, visitor) : plain(405, { Allow: 'POST, OPTIONS' });
    if (request.headers.get('origin') !== new URL(request.url).origin) return plain(403);
    const body = await readBody(request);
    if ('refused' in body) return plain(body.refused === 'too-large' ? 413 : 400);
    const answer = log.nextResponse();
    log.addCall({ by: 'page', method: request.method, url: pathname, headers: headersThatMatter(request), body: body.text, answer });
    if (answer === 'down') return Response.error();
    if (answer === 'slow') await wait(slowness);
    const again = new Request(request.url, { method: 'POST', headers: request.headers, body: body.text });
    return service(answer, body.text, () => relay(again, visitor));
  };
}

const services = new Map([
  [contactPath, answerContact],
  [subscribePath, answerNewsletter],
  [mailServicePath, answerMailService],
]);

/** The real relay, whose mails and calls end here. All visitors of a preview come from one address: it may ask often. */
function mockFormsHandler(log: RequestLog, now: () => number): FormsHandler {
  const example = { name: 'Preview', address: 'preview@example.com' };
  const settings = {
    from: example,
    inbox: 'inbox@example.com',
    allows: (origin: string, own: string) => origin === own,
    newsletter: { endpoint: 'https://newsletter.example.com/', key: 'key-of-the-relay', name: 'Preview' },
    requestsAtOnce: 1000,
  };
  const send = async ({ from, to, replyTo = '', subject, text }: Mail) => {
    log.addMail({ from: `${from.name} <${from.address}>`, to, replyTo, subject, text });
    return { ok: true } as const;
  };
  const provider = async (url: string, { body }: RequestInit) => {
    log.addCall({ by: 'relay', method: 'POST', url, headers: {}, body: String(body), answer: 'success' });
    return Response.json({});
  };
  return createFormsHandler(settings, { send, fetch: provider, now, log: () => undefined });
}

const interesting = ['origin', 'content-type', 'accept-language', 'referer', 'user-agent'];

const headersThatMatter = ({ headers }: Request): Record<string, string> =>
  Object.fromEntries(interesting.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
