// Finds the state of a URL of another site. Redirects are followed one by one, to find those that are permanent.
import { setTimeout as wait } from 'node:timers/promises';
import type { ExternalAnswer } from '../../model/external-answer.ts';
import { failureOf } from './failures.ts';
import { hasId } from './page-ids.ts';
import { type RequestSettings, request } from './request.ts';

interface UrlCheckInput {
  readonly settings: RequestSettings;
  /** Returns whether the site allows programs to request a URL. */
  readonly isAllowed: (url: string) => Promise<boolean>;
  /** The pause before a redirect to the same host is followed, in milliseconds. */
  readonly pause: number;
}

/** Maximum number of redirects, the same as in browsers. */
const maxRedirects = 20;

/** The redirects that were followed so far. */
interface RedirectChain {
  readonly url: string;
  readonly steps: number;
  /** The last URL that was reached by permanent redirects only. */
  readonly moved: string | undefined;
  /** False after a redirect that is not permanent. */
  readonly isPermanent: boolean;
}

/** Returns the result for each of the `fragments` of `url`. An empty fragment is the URL itself. */
export async function checkUrl(
  url: string,
  fragments: readonly string[],
  input: UrlCheckInput,
): Promise<ReadonlyMap<string, ExternalAnswer>> {
  const same = (answer: ExternalAnswer) => new Map(fragments.map((fragment) => [fragment, answer]));
  try {
    const needsPage = fragments.some((fragment) => fragment !== '');
    const { chain, answer, response } = await follow(
      { url, steps: 0, moved: undefined, isPermanent: true },
      needsPage ? 'GET' : 'HEAD',
      input,
    );
    if (response === undefined) return same(answer);
    const problem = problemOf(response.status);
    if (problem !== undefined || !needsPage || !isPage(response)) {
      await response.body?.cancel();
      return same(problem ?? answerOf(chain));
    }
    const html = await response.text();
    return new Map(
      fragments.map((fragment) => [
        fragment,
        fragment === '' || hasId(html, fragment) ? answerOf(chain) : { state: 'failed', reason: { kind: 'fragment' } },
      ]),
    );
  } catch (error) {
    return same({ state: 'failed', reason: failureOf(error) });
  }
}

type Followed =
  | { readonly chain: RedirectChain; readonly response: Response; readonly answer?: never }
  | { readonly answer: ExternalAnswer; readonly response?: never; readonly chain?: never };

/** Returns the last response of a chain of redirects, or a result if the chain cannot be followed. */
async function follow(chain: RedirectChain, method: 'HEAD' | 'GET', input: UrlCheckInput): Promise<Followed> {
  if (chain.steps > maxRedirects) return { answer: { state: 'failed', reason: { kind: 'redirects' } } };
  if (!(await input.isAllowed(chain.url))) return { answer: { state: 'unknown', reason: 'robots' } };
  const response = await requestPage(chain.url, method, input.settings);
  const location = isRedirect(response.status) ? response.headers.get('location') : null;
  if (location === null) return { chain, response };
  await response.body?.cancel();
  if (!URL.canParse(location, chain.url)) return { answer: { state: 'failed', reason: { kind: 'redirects' } } };
  const next = new URL(location, chain.url);
  if (!/^https?:$/.test(next.protocol)) return { answer: { state: 'failed', reason: { kind: 'redirects' } } };
  if (next.host === new URL(chain.url).host) await wait(input.pause);
  const isPermanent = chain.isPermanent && (response.status === 301 || response.status === 308);
  return follow({ url: next.href, steps: chain.steps + 1, moved: isPermanent ? next.href : chain.moved, isPermanent }, method, input);
}

/** Requests a URL. If HEAD fails, and not because the site is busy, uses GET: some sites refuse HEAD, with various statuses. */
async function requestPage(url: string, method: 'HEAD' | 'GET', settings: RequestSettings): Promise<Response> {
  const response = await request(url, method, settings);
  if (method === 'GET' || response.status < 400 || response.status === 429 || response.status === 503) return response;
  return request(url, 'GET', settings);
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

const isPage = (response: Response): boolean => /\bhtml\b/.test(response.headers.get('content-type') ?? '');

/**
 * Statuses of servers that refuse a program, although a visitor may see the page: a login, a payment or a refusal. 999 is
 * not a standard status, but a large network sends it.
 */
const closed: ReadonlySet<number> = new Set([401, 402, 403, 405, 407, 451, 999]);

/** Returns what a final status means for a URL, or undefined if there is no problem. */
function problemOf(status: number): ExternalAnswer | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 429) return { state: 'unknown', reason: 'busy' };
  return closed.has(status) ? { state: 'unknown', reason: 'closed' } : { state: 'failed', reason: { kind: 'status', status } };
}

const answerOf = ({ moved, isPermanent }: RedirectChain): ExternalAnswer =>
  moved === undefined ? { state: 'fine' } : { state: 'moved', to: moved, isFinal: isPermanent };
