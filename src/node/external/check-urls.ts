// Checks many URLs of other sites: each is requested once, and only a few of one host at the same time.
import { setTimeout as wait } from 'node:timers/promises';
import type { ExternalAnswer } from '../../model/external-answer.ts';
import { groupBy } from '../../model/group-by.ts';
import { limiter } from '../limit.ts';
import { checkUrl } from './check-url.ts';
import { type RequestSettings, request } from './request.ts';
import { robotsRules } from './robots.ts';

export interface UrlCheckSettings extends RequestSettings {
  /** The pause after each URL of a host, and before a redirect to the same host, in milliseconds. */
  readonly pause: number;
  /** Called after each URL. */
  readonly onResult?: (done: number, total: number) => void;
}

/** Maximum number of simultaneous requests to one host, and of hosts requested simultaneously. */
const [perHost, hostsAtOnce] = [2, 8];

/** Returns the result for each of `addresses`, which are URLs with or without a fragment. */
export async function checkUrls(addresses: readonly string[], settings: UrlCheckSettings): Promise<ReadonlyMap<string, ExternalAnswer>> {
  const answers = new Map<string, ExternalAnswer>();
  const isAllowed = robotsRules((url) => textAt(url, settings));
  const ask = async (url: string, same: readonly string[]): Promise<void> => {
    const found = await checkUrl(url, [...new Set(same.map(fragmentOf))], { settings, isAllowed, pause: settings.pause });
    for (const address of same) {
      const answer = found.get(fragmentOf(address));
      if (answer !== undefined) answers.set(address, withFragment(answer, fragmentOf(address)));
    }
    settings.onResult?.(answers.size, addresses.length);
    await wait(settings.pause);
  };
  const ofHosts = limiter(hostsAtOnce);
  const byHost = groupBy([...groupBy(addresses, withoutFragment)], ([url]) => new URL(url).host);
  await Promise.all(
    [...byHost.values()].map((pages) =>
      ofHosts(() => {
        const ofHost = limiter(perHost);
        return Promise.all(pages.map(([url, same]) => ofHost(() => ask(url, same))));
      }),
    ),
  );
  return answers;
}

const withoutFragment = (address: string): string => address.replace(/#.*$/s, '');

const fragmentOf = (address: string): string => /#(.*)$/s.exec(address)?.[1] ?? '';

/** Adds the fragment of a link to the URL of a redirect that has none, as browsers do. */
const withFragment = (answer: ExternalAnswer, fragment: string): ExternalAnswer =>
  answer.state === 'moved' && fragment !== '' && !answer.to.includes('#') ? { ...answer, to: `${answer.to}#${fragment}` } : answer;

/**
 * Returns a file of another site as text, or undefined if it is missing or the site does not respond. A site that does not respond is
 * reported by the requests for its pages.
 */
async function textAt(url: string, settings: RequestSettings, redirects = 5): Promise<string | undefined> {
  try {
    const response = await request(url, 'GET', settings);
    const location = response.headers.get('location');
    if (response.ok) return await response.text();
    await response.body?.cancel();
    if (location === null || redirects === 0 || !URL.canParse(location, url)) return undefined;
    return await textAt(new URL(location, url).href, settings, redirects - 1);
  } catch {
    return undefined;
  }
}
