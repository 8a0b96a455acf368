// The URLs of the mail catcher itself: a page on which to read mails and choose answers, and the same data as JSON for tests.
import { toolLanguageFor, toolLanguages } from '../../diagnostics/messages/messages.ts';
import { readBody } from '../body.ts';
import { pageHeaders } from '../replies.ts';
import { answers, type LogEntries, type RequestLog } from './request-log.ts';

export interface ControlOptions {
  /** The language of the page for browsers that accept none of its languages. */
  readonly language: string;
  /** Empties the mail catcher. */
  readonly forget: () => void;
}

/** Answers requests whose path starts with `/__mail`. */
export async function answerControl(request: Request, log: RequestLog, { language, forget }: ControlOptions): Promise<Response> {
  const { pathname } = new URL(request.url);
  const reading = request.method === 'GET' || request.method === 'HEAD';
  if (reading && pathname === '/__mail') return show(request, log.kept(), language);
  if (reading && pathname === '/__mail.css')
    return plainAnswer(200, { 'Content-Type': 'text/css; charset=utf-8' }, (await import('./style.ts')).mailCatcherStyle);
  if (reading && pathname === '/__mail.json')
    return plainAnswer(200, { 'Content-Type': 'application/json; charset=utf-8' }, JSON.stringify(log.kept(), null, 2));
  if (pathname !== '/__mail/next' && pathname !== '/__mail/clear')
    return plainAnswer(reading ? 404 : 405, reading ? {} : { Allow: 'GET, HEAD' });
  if (request.method !== 'POST') return plainAnswer(405, { Allow: 'POST' });
  // A browser always sends the origin of a form. A request without one comes from a program on this machine.
  if (![null, new URL(request.url).origin].includes(request.headers.get('origin'))) return plainAnswer(403);
  return change(request, log, forget);
}

async function change(request: Request, log: RequestLog, forget: () => void): Promise<Response> {
  const { pathname } = new URL(request.url);
  const body = await readBody(request);
  const fields = new URLSearchParams('text' in body ? body.text : '');
  if (pathname === '/__mail/clear') forget();
  else {
    const answer = answers.find((known) => known === fields.get('answer'));
    if (answer === undefined) return plainAnswer(400);
    if (fields.get('until') === 'once') log.queue(answer);
    else log.setResponse(answer);
  }
  const lang = fields.get('lang') ?? '';
  return plainAnswer(303, { Location: `../__mail${toolLanguages.includes(lang) ? `?lang=${lang}` : ''}` });
}

/** Returns the language in the URL, or else the first supported language that the browser accepts, or else the one for `usual`. */
function languageOf(request: Request, usual: string): string {
  const named = new URL(request.url).searchParams.get('lang');
  const accepted = (request.headers.get('accept-language') ?? '').split(',').map((entry) => entry.trim().split(/[-;]/)[0] ?? '');
  return [named, ...accepted].find((tag) => tag !== null && toolLanguages.includes(tag)) ?? toolLanguageFor(usual);
}

async function show(request: Request, kept: LogEntries, language: string): Promise<Response> {
  const { renderMailCatcher } = await import('./page.tsx');
  const { searchParams } = new URL(request.url);
  const lang = languageOf(request, language);
  const following = searchParams.has('follow');
  const refresh = following ? { Refresh: '3' } : {};
  return plainAnswer(200, { 'Content-Type': 'text/html; charset=utf-8', ...refresh }, renderMailCatcher(kept, { lang, following }));
}

const strict = pageHeaders("'self'");

/** Creates an answer of the mail catcher itself, with a strict policy. */
export const plainAnswer = (status: number, headers: Readonly<Record<string, string>> = {}, body = ''): Response =>
  new Response(body, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...strict, ...headers } });
