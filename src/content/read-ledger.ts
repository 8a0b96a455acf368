// The ledger of addresses from texts, without the rest of the content.

import { urlLockSource } from '../model/locks.ts';
import { redirectsSource } from '../model/redirects.ts';
import { addressesOf } from './addresses.ts';
import { redirectsIn } from './check-redirects.ts';
import { recordedIn } from './check-url-lock.ts';
import { classify } from './classify.ts';
import { parse } from './parse.ts';
import { type LedgerRow, urlLedger } from './url-ledger.ts';

/** What has become of every address; undefined while a file is broken that has one. */
export async function readLedger(texts: ReadonlyMap<string, string>): Promise<LedgerRow[] | undefined> {
  const { entries } = classify(texts.keys());
  const data = new Map<string, unknown>();
  for (const file of [redirectsSource, urlLockSource, ...entries.map((entry) => entry.file)]) {
    const result = await parse(file, texts.get(file) ?? '{}');
    if ('value' in result) data.set(file, result.value);
  }
  const addresses = addressesOf(entries, data);
  const redirects = redirectsIn(data.get(redirectsSource)).filter((redirect) => redirect !== undefined);
  return addresses && urlLedger({ addresses, redirects, recorded: recordedIn(data) ?? [] });
}
