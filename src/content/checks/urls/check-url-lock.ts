// A published URL must stay a page or redirect to one. A site without a lock file has no published URLs.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { Locales } from '../../../model/languages/locale.ts';
import { urlLockSource } from '../../../model/locks.ts';
import { redirectsSource } from '../../../model/references/redirects.ts';
import type { Data } from '../../urls/entry-paths.ts';
import { recordedIn, redirectsIn } from '../../urls/listed-urls.ts';
import { urlHistoryOf } from '../../urls/url-history.ts';
import type { FileByUrl } from '../../urls/urls.ts';
import { siteCheck } from '../check.ts';

/** Published URLs that lead nowhere, and pages that are not in the lock yet. */
function checkUrlLock(data: Data, addresses: FileByUrl | undefined, locales: Locales): Finding[] {
  const recorded = recordedIn(data);
  const redirects = redirectsIn(data.get(redirectsSource));
  const broken = redirects.includes(undefined) || (data.has(redirectsSource) && data.get(redirectsSource) === undefined);
  // A redirect that cannot be read might be the missing one.
  if (addresses === undefined || broken || recorded === undefined) return [];
  const rows = urlHistoryOf({ locales, addresses, redirects: redirects.filter((redirect) => redirect !== undefined), recorded });
  const lineOf = new Map(recorded.map((url, index) => [url, index] as const).reverse());
  const isFirst = !data.has(redirectsSource);
  return rows.flatMap(({ url, state, file = '', to = '' }) => {
    if (state === 'new') return [createFinding('url-unrecorded', { file }, { url })];
    return state === 'removed'
      ? [createFinding('url-removed', { file: urlLockSource, path: ['urls', lineOf.get(url) ?? 0] }, { url, to, isFirst })]
      : [];
  });
}

export const urlHistoryCheck = siteCheck({
  codes: ['url-unrecorded', 'url-removed'],
  reads: ['single', 'addresses', 'model'],
  check: ({ single, addresses, model: { locales } }) => checkUrlLock(single, addresses, locales),
});
