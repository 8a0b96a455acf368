// The relay: receives forms and forwards them as mails and service calls. It is a function from Request to Response that
// uses only web standards, so it runs in Node and on any serverless platform.
import type { SiteForms } from '../site/forms/definition.ts';
import { bodyReader, isNavigation, readBody, senderOf } from './body.ts';
import { catchFailure } from './catch-failure.ts';
import { createLimits, type Limits, type TokenGroup } from './limits/limits.ts';
import { askAgain } from './page/answer-with-page.ts';
import type { FormsHandler, FormsPorts, FormsSettings } from './ports.ts';
import { preflight, type ReplyHeaders, readableBy, reply, retryAfter } from './replies.ts';
import { type Accepted, type FormRoute, formRouteOf, isOffered } from './route.ts';
import { judgeSpam } from './spam/judge.ts';
import { createRepeats, type Repeats } from './spam/repeats.ts';
import { sha256Of } from './spam/token.ts';

/** Creates the relay of `site` with `settings`. It answers every request itself and never rejects. */
export function createFormsHandler(site: SiteForms, settings: FormsSettings, ports: FormsPorts): FormsHandler {
  const offered = site.forms.filter((form) => isOffered(form, settings));
  const routes = new Map(offered.map((form) => [form.path, formRouteOf(form, { site, settings, ports })]));
  const limits = createLimits(settings);
  // A request that is refused before its form reads it gets the error response of the first form.
  const [first] = routes.values();
  const refused = (status: number, headers: ReplyHeaders = {}): Response =>
    first?.failure(status, { headers }) ?? reply(status, {}, headers);
  const tools = { limits, ports, repeats: createRepeats(ports) };
  return async (request, visitor) => {
    const { pathname, origin: own } = new URL(request.url);
    const route = routes.get(pathname);
    if (route === undefined) return refused(404);
    const guarded: AnswerTools['guarded'] = (work) => catchFailure(work, (why) => ports.log(`the form ${pathname} throws: ${why}`));
    const methods = [...(route.tokens === undefined ? [] : ['GET']), 'POST', 'OPTIONS'];
    if (!methods.includes(request.method)) return refused(405, { Allow: methods.join(', ') });
    const origin = request.headers.get('origin');
    const isAllowed = origin !== null && origin !== 'null' && settings.allows(origin, own);
    // Browsers send no Origin header when a page requests data from its own server.
    if (request.method === 'GET' && (isAllowed || origin === null)) {
      const wait = limits.token(visitor).take(ports.now());
      const response =
        wait > 0 ? reply(429, {}, retryAfter(wait)) : await guarded(async () => reply(200, { token: await route.tokens?.issue() }));
      return origin === null ? response : readableBy(response, origin);
    }
    if (!isAllowed) return refused(403);
    if (request.method === 'OPTIONS') return readableBy(preflight(), origin);
    return readableBy(await guarded(() => answer(request, visitor, { route, guarded, ...tools })), origin);
  };
}

interface AnswerTools {
  /** Returns the answer of the site's code, or an error response if that code throws. */
  readonly guarded: (work: () => Promise<Response>) => Promise<Response>;
  readonly route: FormRoute;
  readonly limits: Limits;
  readonly ports: FormsPorts;
  readonly repeats: Repeats;
}

/** Answers a submitted form, with JSON or with a page. */
async function answer(request: Request, visitor: string, tools: AnswerTools): Promise<Response> {
  const { route } = tools;
  const read = await readForm(request);
  const sender = senderOf(request);
  const value = 'refused' in read ? undefined : read.value;
  const locale = route.localeOf(value, sender.acceptLanguage);
  const asPage = isNavigation(request) ? route.asPage : undefined;
  const judge = (): Promise<Response> | Response =>
    'refused' in read
      ? route.failure(read.refused, { locale })
      : take({ visitor, locale, ...read, mayAskAgain: asPage !== undefined }, tools);
  const response = await tools.guarded(async () => judge());
  return asPage?.(response, { value, ...sender }) ?? response;
}

type ReadForm = { readonly text: string; readonly value: unknown } | { readonly refused: number };

async function readForm(request: Request): Promise<ReadForm> {
  const read = bodyReader(request.headers);
  if (read === undefined || request.headers.has('content-encoding')) return { refused: 415 };
  const body = await readBody(request);
  if ('refused' in body) return { refused: body.refused === 'too-large' ? 413 : 400 };
  return { text: body.text, value: read(body.text) };
}

interface Sent {
  /** The visitor's network address. */
  readonly visitor: string;
  readonly locale: string;
  /** The body as text; `value` is its parsed form. */
  readonly text: string;
  readonly value: unknown;
  /** Whether the answer can be a page that asks the visitor to send the form again, with a token. */
  readonly mayAskAgain: boolean;
}

async function take({ visitor, locale, text, value, mayAskAgain }: Sent, tools: AnswerTools): Promise<Response> {
  const { route, limits, ports } = tools;
  const asks = limits.request(visitor);
  const wait = asks.take(ports.now());
  if (wait > 0) return route.failure(429, { locale, headers: retryAfter(wait) });
  const isTrapped = route.isTrapped(value);
  const accepted = route.accept(value);
  // If the honeypot is filled in and the message is invalid or cannot be held for a person, reports success without delivering.
  if (isTrapped && ('wrong' in accepted || !accepted.canBeHeld)) return route.success(locale);
  if ('wrong' in accepted) return route.failure(400, { locale, fields: accepted.wrong });
  if (mayAskAgain && !isTrapped && route.tokens !== undefined && (await route.tokens.read(accepted.token)) === undefined)
    return reply(askAgain, {});
  const response = await pass({ accepted, isTrapped, locale, text }, tools);
  // The server failed, not the visitor, so a retry must not run into the rate limit.
  if (response.status >= 500) asks.giveBack(ports.now());
  return response;
}

interface Message {
  readonly accepted: Accepted;
  readonly isTrapped: boolean;
  readonly locale: string;
  /** The body of the request. */
  readonly text: string;
}

/** Forwards a message or holds it for a person. A message that arrives several times with the same token is handled once. */
async function pass({ accepted, isTrapped, locale, text }: Message, tools: AnswerTools): Promise<Response> {
  const { route, limits, ports, repeats } = tools;
  const token = await route.tokens?.read(accepted.token);
  const digest = await sha256Of(text);
  // There must be no `await` between here and `add`, or two copies that arrive at once would count as two messages.
  const earlier = token && repeats.of(token.id, digest);
  if (typeof earlier === 'object') return (await earlier).clone();
  const use = route.tokens === undefined ? 'not asked for' : (token ?? 'none');
  const reasons = accepted.canBeHeld ? judgeSpam({ fields: accepted.fields, token: earlier === 'used' ? 'used' : use, isTrapped }) : [];
  const admitted = admit({ accepted, reasons }, limits, ports.now());
  if ('wait' in admitted) return route.failure(429, { locale, headers: retryAfter(admitted.wait) });
  const { held, used } = admitted;
  const id = earlier === 'used' ? undefined : token?.id;
  const isConfirmed = (): boolean => limits.confirmation.take(ports.now()) === 0;
  const passed = tools.guarded(() => accepted.pass({ locale, held, id, isConfirmed }));
  if (id !== undefined) repeats.add(id, digest, passed);
  const response = await passed;
  if (response.status >= 500) used.giveBack(ports.now());
  return response.clone();
}

/** Why a message is held, and the limits that it has used; or the milliseconds that its sender has to wait. */
type Admitted = { readonly held: readonly string[]; readonly used: TokenGroup } | { readonly wait: number };

/**
 * Counts a message against the rate limits. Suspected spam has its own limit, so that it does not use up the limits of other messages.
 * Any other message that exceeds a limit is held if messages of its form can be held, otherwise it is refused.
 */
function admit(
  { accepted: { email, canBeHeld }, reasons }: { readonly accepted: Accepted; readonly reasons: readonly string[] },
  limits: Limits,
  now: number,
): Admitted {
  const take = (used: TokenGroup, held: readonly string[]): Admitted => {
    const wait = used.take(now);
    return wait > 0 ? { wait } : { held, used };
  };
  if (reasons.length > 0) return take(limits.held, reasons);
  const usual = take(limits.message(email), []);
  return 'wait' in usual && canBeHeld ? take(limits.flood(email), ['too many']) : usual;
}
