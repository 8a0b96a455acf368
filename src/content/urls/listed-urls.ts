// Reads redirects and published URLs from data before validation.
import { valueAt } from '../../model/data/value-at.ts';
import { urlLockSource } from '../../model/locks.ts';
import { asRedirect, type Redirect } from '../../model/references/redirects.ts';
import type { Data } from './entry-paths.ts';

/** Returns the key for looking up a URL. It ignores case, like some hosts. */
export const addressKey = (url: string): string => url.toLowerCase();

/** Returns the redirects in data before validation. An invalid redirect, which validation reports, is undefined in the list. */
export function redirectsIn(data: unknown): (Redirect | undefined)[] {
  const listed = valueAt(data, ['redirects']);
  return Array.isArray(listed) ? listed.map(asRedirect) : [];
}

/** Returns the published URLs, or undefined if the lock is missing or invalid. */
export function recordedIn(data: Data): readonly string[] | undefined {
  const urls = valueAt(data.get(urlLockSource), ['urls']);
  return Array.isArray(urls) && urls.every((url) => typeof url === 'string' && url.startsWith('/')) ? urls : undefined;
}
