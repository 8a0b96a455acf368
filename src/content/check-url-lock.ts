// Addresses are promises: one that is recorded stays a page or leads to one. A site without a lock has promised nothing.
import { type Finding, find } from '../diagnostics/diagnostic.ts';
import { urlLockSource } from '../model/locks.ts';
import { redirectsSource } from '../model/redirects.ts';
import type { Addresses } from './addresses.ts';
import { redirectsIn } from './check-redirects.ts';
import type { Data } from './entry-paths.ts';
import { valueAt } from './schema-walk.ts';
import { urlLedger } from './url-ledger.ts';

/** Recorded addresses that lead nowhere, and pages that are not recorded yet. */
export function checkUrlLock(data: Data, addresses: Addresses | undefined): Finding[] {
  const recorded = valueAt(data.get(urlLockSource), ['urls']);
  const redirects = redirectsIn(data.get(redirectsSource));
  const broken = redirects.includes(undefined) || (data.has(redirectsSource) && data.get(redirectsSource) === undefined);
  // A redirect that cannot be read might be the one.
  if (addresses === undefined || broken || !Array.isArray(recorded) || !recorded.every((url) => typeof url === 'string')) return [];
  const rows = urlLedger({ addresses, redirects: redirects.filter((redirect) => redirect !== undefined), recorded });
  const isFirst = !data.has(redirectsSource);
  return rows.flatMap(({ url, state, file = '', to = '' }) => {
    if (state === 'new') return [find('url-unrecorded', { file }, { url })];
    return state === 'vanished'
      ? [find('url-vanished', { file: urlLockSource, path: ['urls', recorded.indexOf(url)] }, { url, to, isFirst })]
      : [];
  });
}
