// The mail catcher of `preview` and `watch`: it answers for the forms server and for services that are not configured, and displays what
// pages sent to them. Nothing leaves this machine, and the built site contains no part of the mail catcher.
import type { SiteForms } from '../../site/forms/definition.ts';
import { readBody } from '../body.ts';
import { createFormsHandler } from '../handler.ts';
import type { FormsHandler, FormsPorts, FormsSettings } from '../ports.ts';
import type { Submission } from '../queue/submission.ts';
import { formRouteOf, servicesOf } from '../route.ts';
import { answerControl, plainAnswer } from './control.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';
import { answerForm, answerStandIn, type Service } from './services.ts';

/** The delay of a slow answer, in milliseconds. A text in src/diagnostics/messages states it. */
const slowness = 5000;

export interface MailCatcherOptions {
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after this many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Returns the forms of the site; undefined or an empty list if it has none. */
  readonly forms: () => SiteForms | undefined;
}

/**
 * Creates a handler for the services behind forms and for the mail catcher's own URLs. The handler resolves to undefined for every other
 * path.
 */
export function createMailCatcher({
  now,
  wait,
  forms,
}: MailCatcherOptions): (request: Request, visitor: string) => Promise<Response | undefined> {
  const log = createRequestLog(now);
  let site: SiteForms | undefined;
  let services: ReadonlyMap<string, Service> = new Map();
  let relay: FormsHandler = async () => plainAnswer(404);
  const renew = (): void => {
    // Recreating the services also resets their rate limits.
    if (site !== undefined) ({ relay, services } = mockServices(site, log, now));
  };
  const forget = (): void => {
    log.clear();
    renew();
  };
  return async (request, visitor) => {
    const current = forms();
    if (current === undefined || current.forms.length === 0) return undefined;
    if (current !== site) {
      site = current;
      renew();
    }
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/__mail')) return answerControl(request, log, { language: current.locales.source, forget });
    const service = services.get(pathname);
    if (service === undefined) return undefined;
    if (request.method !== 'POST') return relay(request, visitor);
    if (request.headers.get('origin') !== new URL(request.url).origin) return plainAnswer(403);
    const body = await readBody(request);
    if ('refused' in body) return plainAnswer(body.refused === 'too-large' ? 413 : 400);
    const answer = log.nextResponse();
    log.addCall({ by: 'page', method: request.method, url: pathname, headers: headersThatMatter(request), body: body.text, answer });
    if (answer === 'down') return Response.error();
    if (answer === 'slow') await wait(slowness);
    const again = new Request(request.url, { method: 'POST', headers: request.headers, body: body.text });
    return service(answer, { request, text: body.text }, () => relay(again, visitor));
  };
}

/** Creates the services behind forms, and a real relay whose mails and calls are recorded in `log`. */
function mockServices(
  site: SiteForms,
  log: RequestLog,
  now: () => number,
): { readonly relay: FormsHandler; readonly services: ReadonlyMap<string, Service> } {
  const { settings, ports } = mockSettings(site, log, now);
  const answers = site.forms.map((form) => [form.path, answerForm(form, formRouteOf(form, { site, settings, ports }), site)] as const);
  const standIns = (site.standIns ?? []).map((standIn) => [standIn.path, answerStandIn(standIn)] as const);
  return { relay: createFormsHandler(site, settings, ports), services: new Map([...answers, ...standIns]) };
}

/** Returns settings and ports for a relay that sends nothing. Its limits are high, because all visitors of a preview share one address. */
function mockSettings(
  site: SiteForms,
  log: RequestLog,
  now: () => number,
): { readonly settings: FormsSettings; readonly ports: FormsPorts } {
  const settings = {
    from: { name: 'Preview', address: 'preview@example.com' },
    inbox: 'inbox@example.com',
    allows: (origin: string, own: string) => origin === own,
    services: Object.fromEntries(
      servicesOf(site).map((name) => [name, { endpoint: `https://${name}.example.com/`, key: 'key-of-the-relay', name: 'Preview' }]),
    ),
    requestsAtOnce: 1000,
    secret: 'preview',
    messagesPerHour: 100_000,
    confirmationsPerHour: 100_000,
  };
  const { name, address } = settings.from;
  const store = async ({ mails }: Submission) => {
    for (const { to, replyTo = '', subject, text } of mails) log.addMail({ from: `${name} <${address}>`, to, replyTo, subject, text });
    return true;
  };
  let last = 0;
  const nextNumber = (): number => {
    last = Math.max(last + 1, now());
    return last;
  };
  const newId = (): string => nextNumber().toString(16).padStart(16, '0');
  const provider = async (url: string, { body }: RequestInit) => {
    log.addCall({ by: 'relay', method: 'POST', url, headers: {}, body: String(body), answer: 'success' });
    return Response.json({});
  };
  return { settings, ports: { store, nextNumber, newId, knows: () => false, fetch: provider, now, log: () => undefined } };
}

const interesting = ['origin', 'content-type', 'accept-language', 'referer', 'user-agent'];

const headersThatMatter = ({ headers }: Request): Record<string, string> =>
  Object.fromEntries(interesting.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
