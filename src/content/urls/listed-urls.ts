// Reads redirects and published URLs from parsed files before validation.
import { valueAt } from '../../model/data/value-at.ts';
import { urlLockSource } from '../../model/locks.ts';
import { asRedirect, type Redirect } from '../../model/references/redirects.ts';
import type { Data } from './entry-paths.ts';

/** Returns the key under which a URL is looked up: the URL in lower case, because some hosts ignore case. */
export const addressKey = (url: string): string => url.toLowerCase();

/**
 * Returns the redirects in `data`, the parsed file of redirects. The list has undefined in place of each invalid redirect, which
 * validation reports.
 */
export function redirectsIn(data: unknown): (Redirect | undefined)[] {
  const listed = valueAt(data, ['redirects']);
  return Array.isArray(listed) ? listed.map(asRedirect) : [];
}

/** Returns the valid redirects in `data`. */
export const soundRedirectsIn = (data: unknown): Redirect[] => redirectsIn(data).filter((redirect) => redirect !== undefined);

export type RedirectsBySource<Each = Redirect> = ReadonlyMap<string, Each>;

/** Returns the redirects by the keys of their sources. If two have the same source, the first one counts. */
export const redirectsBySource = <Each extends Redirect>(redirects: readonly Each[]): RedirectsBySource<Each> =>
  new Map(redirects.map((redirect) => [addressKey(redirect.from), redirect] as const).reverse());

/** Returns the final target of a chain of redirects from `url`, which is `url` itself without a redirect; undefined if it is a loop. */
export function endOfRedirects(url: string, ways: RedirectsBySource): string | undefined {
  const seen = new Set<string>();
  let at = url;
  for (let next = ways.get(addressKey(at)); next !== undefined; next = ways.get(addressKey(at))) {
    if (seen.has(addressKey(at))) return undefined;
    seen.add(addressKey(at));
    at = next.to;
  }
  return at;
}

/** Returns the published URLs from their lock file, or undefined if this file is missing or invalid. */
export function recordedIn(data: Data): readonly string[] | undefined {
  const urls = valueAt(data.get(urlLockSource), ['urls']);
  return Array.isArray(urls) && urls.every((url) => typeof url === 'string' && url.startsWith('/')) ? urls : undefined;
}
