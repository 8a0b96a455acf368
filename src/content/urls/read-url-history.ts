import { redirectsSource } from '../../model/references/redirects.ts';
import { type IndexOptions, indexContent } from '../content-index.ts';
import type { ContentTree } from '../tree.ts';
import { recordedIn, soundRedirectsIn } from './listed-urls.ts';
import { type UrlHistoryRow, urlHistoryOf } from './url-history.ts';
import { addressesOf } from './urls.ts';

/** Resolves to the state of every URL; undefined if content or code is so broken that the URLs of some pages are unknown. */
export async function readUrlHistory(tree: ContentTree, { model, queries }: IndexOptions): Promise<UrlHistoryRow[] | undefined> {
  if (tree.lacking !== undefined) return undefined;
  const { files, data, signatures } = await indexContent(tree, { model, queries });
  const addresses = addressesOf({ entries: files.entries, signatures, model });
  const redirects = soundRedirectsIn(data.get(redirectsSource));
  return addresses && urlHistoryOf({ locales: model.locales, addresses, redirects, recorded: recordedIn(data) ?? [] });
}
