import type { ContentModel } from '../../../model/collection.ts';
import { collectionOf, idOf } from '../../../model/entry-file.ts';
import { languageNamed } from '../../../model/languages/language-named.ts';
import type { Locale } from '../../../model/languages/locale.ts';
import type { Link } from '../../../model/references/link.ts';
import type { NameLookup } from '../../names/look-up.ts';
import type { FileByUrl } from '../../urls/urls.ts';
import { entryAt } from './entry-files.ts';

interface KnownEntries {
  readonly names: NameLookup;
  readonly addresses: FileByUrl;
  readonly model: Pick<ContentModel, 'collections' | 'locales'>;
}

/**
 * Returns a link that names the target entry; undefined if there is no such entry. `own` is the language of the text
 * with the link. If the entry lacks this language, the language that `link` names becomes the `fallback` of the result.
 */
export function namedLink(link: Link, own: Locale | undefined, { names, addresses, model }: KnownEntries): Link | undefined {
  const { toPath, toFile, anchor } = link;
  const file = toPath === undefined ? entryAt(toFile ?? '', names) : addresses.get(toPath);
  const collection = collectionOf(file ?? '') ?? '';
  const singular = model.collections[collection]?.singular;
  if (file === undefined || singular === undefined) return undefined;
  const language = languageNamed(link, model.locales);
  const isAbroad = own !== undefined && names.target(collection, idOf(file))?.languages?.includes(own) === false;
  // The computed key widens the type to a record of texts, which is what a link is.
  return {
    [singular]: idOf(file),
    ...(anchor !== undefined && { anchor }),
    ...(isAbroad && language !== undefined && { fallback: language }),
  } as Link;
}
