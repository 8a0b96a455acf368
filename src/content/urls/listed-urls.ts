// The redirects and the recorded URLs that raw data lists, and how a URL is looked up among them.
import { valueAt } from '../../data/value-at.ts';
import { urlLockSource } from '../../model/locks.ts';
import { asRedirect, type Redirect } from '../../model/references/redirects.ts';
import type { Data } from './entry-paths.ts';

/** Under which an address is looked up: some hosts do not tell capital letters from small ones. */
export const addressKey = (url: string): string => url.toLowerCase();

/** The redirects in raw data; undefined in the place of one whose shape is reported as such. */
export function redirectsIn(data: unknown): (Redirect | undefined)[] {
  const listed = valueAt(data, ['redirects']);
  return Array.isArray(listed) ? listed.map(asRedirect) : [];
}

/** The recorded addresses; undefined where there is no lock, or one that cannot be read. */
export function recordedIn(data: Data): readonly string[] | undefined {
  const urls = valueAt(data.get(urlLockSource), ['urls']);
  return Array.isArray(urls) && urls.every((url) => typeof url === 'string' && url.startsWith('/')) ? urls : undefined;
}
