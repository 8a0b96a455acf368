// Reads the history of URLs from texts, without the rest of the content.
import type { ContentModel } from '../../model/collection.ts';
import { redirectsSource } from '../../model/references/redirects.ts';
import { classify } from '../classify.ts';
import { signaturesIn } from '../signature.ts';
import { parseTree } from '../yaml/parse-tree.ts';
import { recordedIn, redirectsIn } from './listed-urls.ts';
import { type UrlHistoryRow, urlHistoryOf } from './url-history.ts';
import { addressesOf } from './urls.ts';

/** The state of every URL; undefined while a file with a URL is broken. */
export async function readUrlHistory(texts: ReadonlyMap<string, string>, model: ContentModel): Promise<UrlHistoryRow[] | undefined> {
  const { entries } = classify(texts.keys(), model);
  const data = await parseTree({ texts });
  const addresses = addressesOf({ entries, signatures: signaturesIn(data, model.locales), model });
  const redirects = redirectsIn(data.get(redirectsSource)).filter((redirect) => redirect !== undefined);
  return addresses && urlHistoryOf({ locales: model.locales, addresses, redirects, recorded: recordedIn(data) ?? [] });
}
