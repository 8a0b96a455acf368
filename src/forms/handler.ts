// The relay: takes what forms send and passes it on, as mails and as a call to the newsletter's provider. A function
// from Request to Response with nothing but web standards, so that it runs in Node and at any other host of functions.
import { jsonOf, readBody } from './body.ts';
import { sendMessage } from './contact.ts';
import { createLimit } from './limits.ts';
import { subscribe } from './newsletter.ts';
import type { FormsHandler, FormsPorts, FormsSettings } from './ports.ts';
import { failed, notSubscribed, preflight, readableBy, retryAfter, sent, subscribed } from './replies.ts';
import { contactMessage, isHoneypotFilled, type Language, languageOf, subscription } from './schema.ts';

export const contactPath = '/api/send-contact-form';
export const subscribePath = '/api/subscribe';

/** The paths that a relay with these settings answers for. */
export const relayPaths = ({ newsletter }: { readonly newsletter?: FormsSettings['newsletter'] | undefined }): readonly string[] =>
  newsletter === undefined ? [contactPath] : [contactPath, subscribePath];

/** A form that the relay takes: how its body is read, judged, passed on, and answered. */
interface Route {
  readonly type: string;
  /** The body as a value; undefined where it is none. */
  readonly parse: (text: string) => unknown;
  /** What to do with a good value, and whose it is; undefined where the value is not good. */
  readonly accept: (value: unknown) => { readonly email: string; readonly pass: () => Promise<Response> } | undefined;
  readonly success: (language: Language) => Response;
  readonly failure: (status: number, language: Language, headers?: Readonly<Record<string, string>>) => Response;
}

/** The relay with `settings`. It answers everything itself and never rejects. */
export function createFormsHandler(settings: FormsSettings, ports: FormsPorts): FormsHandler {
  const routes = routesOf(settings, ports);
  const limits = createLimits(settings, ports);
  return async (request, visitor) => {
    const { pathname, origin: own } = new URL(request.url);
    const route = routes.get(pathname);
    if (route === undefined) return failed(404);
    if (request.method !== 'POST' && request.method !== 'OPTIONS') return failed(405, 'de', { Allow: 'POST, OPTIONS' });
    const origin = request.headers.get('origin') ?? 'null';
    if (origin === 'null' || !settings.allows(origin, own)) return failed(403);
    if (request.method === 'OPTIONS') return readableBy(preflight(), origin);
    return readableBy(await answer(request, visitor, { route, limits }), origin);
  };
}

interface Limits {
  readonly visitor: (address: string) => number;
  readonly email: (address: string) => number;
}

/** One network address may be a whole company; one e-mail address is one person, or somebody who is pestered. */
function createLimits({ requestsAtOnce = 20 }: FormsSettings, { now }: FormsPorts): Limits {
  const visitors = createLimit({ atOnce: requestsAtOnce, refill: 30_000 });
  const emails = createLimit({ atOnce: 5, refill: 10 * 60_000 });
  return { visitor: (address) => visitors(address, now()), email: (address) => emails(address.toLowerCase(), now()) };
}

async function answer(
  request: Request,
  visitor: string,
  { route, limits }: { readonly route: Route; readonly limits: Limits },
): Promise<Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== route.type || request.headers.has('content-encoding')) return route.failure(415, 'de');
  const body = await readBody(request);
  if ('refused' in body) return route.failure(body.refused === 'too-large' ? 413 : 400, 'de');
  const value = route.parse(body.text);
  const language = languageOf(value);
  const wait = limits.visitor(visitor);
  if (wait > 0) return route.failure(429, language, retryAfter(wait));
  // A program that fills in what nobody sees is told what it wants to hear.
  if (isHoneypotFilled(value)) return route.success(language);
  const accepted = route.accept(value);
  if (accepted === undefined) return route.failure(400, language);
  const longer = limits.email(accepted.email);
  return longer > 0 ? route.failure(429, language, retryAfter(longer)) : accepted.pass();
}

function routesOf(settings: FormsSettings, ports: FormsPorts): ReadonlyMap<string, Route> {
  const { newsletter } = settings;
  const contact: Route = {
    type: 'application/json',
    parse: jsonOf,
    accept: (value) => {
      const { data } = contactMessage.safeParse(value);
      return data && { email: data.email, pass: () => sendMessage(data, settings, ports) };
    },
    success: sent,
    failure: failed,
  };
  if (newsletter === undefined) return new Map([[contactPath, contact]]);
  const subscriptions: Route = {
    type: 'application/x-www-form-urlencoded',
    parse: fieldsOf,
    accept: (value) => {
      const { data } = subscription.safeParse(value);
      return data && { email: data.email, pass: () => subscribe(data, newsletter, ports) };
    },
    success: subscribed,
    failure: (status, _, headers) => notSubscribed(status, status === 400 ? 'Ungültige Eingabedaten' : undefined, headers),
  };
  return new Map([
    [contactPath, contact],
    [subscribePath, subscriptions],
  ]);
}

/** The fields of a form; undefined where one comes twice, because readers of such a form may differ. */
function fieldsOf(text: string): unknown {
  const pairs = [...new URLSearchParams(text)];
  const fields = new Map(pairs);
  return fields.size === pairs.length ? Object.fromEntries(fields) : undefined;
}
