// The relay: takes what forms send and passes it on, as mails and as calls of services. A function from Request to Response
// with nothing but web standards, so that it runs in Node and at any other host of functions.
import { readBody } from './body.ts';
import type { SiteForms } from './definition.ts';
import { createLimits, type Limits } from './limits/limits.ts';
import type { FormsHandler, FormsPorts, FormsSettings } from './ports.ts';
import { type Headers, preflight, readableBy, reply, retryAfter } from './replies.ts';
import { type FormRoute, isOffered, routeOf } from './route.ts';

/** The relay of `site` with `settings`. It answers everything itself and never rejects. */
export function createFormsHandler(site: SiteForms, settings: FormsSettings, ports: FormsPorts): FormsHandler {
  const offered = site.forms.filter((form) => isOffered(form, settings));
  const routes = new Map(offered.map((form) => [form.path, routeOf(form, { site, settings, ports })]));
  const limits = createLimits(settings);
  // Who reaches no form is answered as by the first.
  const [first] = routes.values();
  const refused = (status: number, headers: Headers = {}): Response => first?.failure(status, { headers }) ?? reply(status, {}, headers);
  return async (request, visitor) => {
    const { pathname, origin: own } = new URL(request.url);
    const route = routes.get(pathname);
    if (route === undefined) return refused(404);
    if (request.method !== 'POST' && request.method !== 'OPTIONS') return refused(405, { Allow: 'POST, OPTIONS' });
    const origin = request.headers.get('origin') ?? 'null';
    if (origin === 'null' || !settings.allows(origin, own)) return refused(403);
    if (request.method === 'OPTIONS') return readableBy(preflight(), origin);
    return readableBy(await answer(request, visitor, { route, limits, now: ports.now }), origin);
  };
}

async function answer(
  request: Request,
  visitor: string,
  { route, limits, now }: { readonly route: FormRoute; readonly limits: Limits; readonly now: () => number },
): Promise<Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const asked = request.headers.get('accept-language');
  const early = { locale: route.localeOf(undefined, asked) };
  if (type !== route.type || request.headers.has('content-encoding')) return route.failure(415, early);
  const body = await readBody(request);
  if ('refused' in body) return route.failure(body.refused === 'too-large' ? 413 : 400, early);
  const value = route.parse(body.text);
  const locale = route.localeOf(value, asked);
  const asks = limits.request(visitor);
  const wait = asks.take(now());
  if (wait > 0) return route.failure(429, { locale, headers: retryAfter(wait) });
  // A program that fills in what nobody sees is told what it wants to hear.
  if (route.isTrapped(value)) return route.success(locale);
  const accepted = route.accept(value);
  if ('wrong' in accepted) return route.failure(400, { locale, fields: accepted.wrong });
  const writes = limits.message(accepted.email);
  const longer = writes.take(now());
  if (longer > 0) return route.failure(429, { locale, headers: retryAfter(longer) });
  const response = await accepted.pass({ isConfirmed: () => limits.confirmation.take(now()) === 0 });
  if (response.status >= 500) {
    // It is not the visitor who has failed: trying again must not end in a wait.
    asks.giveBack(now());
    writes.giveBack(now());
  }
  return response;
}
