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

/** Returns the published URLs from their lock file, or undefined if this file is missing or invalid. */
export function recordedIn(data: Data): readonly string[] | undefined {
  const urls = valueAt(data.get(urlLockSource), ['urls']);
  return Array.isArray(urls) && urls.every((url) => typeof url === 'string' && url.startsWith('/')) ? urls : undefined;
}
