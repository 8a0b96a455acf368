// A published URL must stay a page or redirect to one. The lock file `locks/urls.yaml` lists the published URLs; a site without this file
// has none.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { Locales } from '../../../model/languages/locale.ts';
import { urlLockSource } from '../../../model/locks.ts';
import { redirectsSource } from '../../../model/references/redirects.ts';
import type { Data } from '../../urls/entry-paths.ts';
import { recordedIn, redirectsIn } from '../../urls/listed-urls.ts';
import { urlHistoryOf } from '../../urls/url-history.ts';
import type { FileByUrl } from '../../urls/urls.ts';
import { siteCheck } from '../check.ts';

interface LockRules {
  readonly addresses: FileByUrl | undefined;
  /** The files of drafts, by the URLs that the drafts would have. */
  readonly drafts: FileByUrl;
  readonly locales: Locales;
}

/** Returns findings for published URLs without a page or redirect, and for pages that are not in the lock yet. */
function checkUrlLock(data: Data, { addresses, drafts, locales }: LockRules): Finding[] {
  const recorded = recordedIn(data);
  const redirects = redirectsIn(data.get(redirectsSource));
  const broken = redirects.includes(undefined) || (data.has(redirectsSource) && data.get(redirectsSource) === undefined);
  // A broken redirect might lead from a URL that seems to be removed, so nothing is reported.
  if (addresses === undefined || broken || recorded === undefined) return [];
  const rows = urlHistoryOf({ locales, addresses, redirects: redirects.filter((redirect) => redirect !== undefined), recorded });
  const lineOf = new Map(recorded.map((url, index) => [url, index] as const).reverse());
  const isFirst = !data.has(redirectsSource);
  return rows.flatMap(({ url, state, file = '', to = '' }) => {
    if (state === 'new') return [createFinding('url-unrecorded', { file }, { url })];
    if (state !== 'removed') return [];
    const place = { file: urlLockSource, path: ['urls', lineOf.get(url) ?? 0] };
    return [createFinding('url-removed', place, { url, to, isFirst, draft: drafts.get(url) })];
  });
}

export const urlHistoryCheck = siteCheck({
  codes: ['url-unrecorded', 'url-removed'],
  reads: ['single', 'addresses', 'allEntries', 'model'],
  check: ({ single, addresses, allEntries, model: { locales } }) => {
    const all = allEntries.addresses() ?? new Map<string, string>();
    const drafts = new Map([...all].filter(([, file]) => allEntries.signatures.get(file)?.isDraft === true));
    return checkUrlLock(single, { addresses, drafts, locales });
  },
});
