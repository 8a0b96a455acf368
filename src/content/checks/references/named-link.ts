// Links to a path or a file of the site as links to the existing entry.
import type { ContentModel } from '../../../model/collection.ts';
import { collectionOf, idOf } from '../../../model/entry-file.ts';
import { languageNamed } from '../../../model/languages/language-named.ts';
import type { Locale } from '../../../model/languages/locale.ts';
import type { Link } from '../../../model/references/link.ts';
import type { NameLookup } from '../../names/look-up.ts';
import type { FileByUrl } from '../../urls/urls.ts';

interface KnownEntries {
  readonly names: NameLookup;
  readonly addresses: FileByUrl;
  readonly model: Pick<ContentModel, 'collections' | 'locales'>;
}

/**
 * The same link by the name of its target entry, in a text of language `own`; undefined if there is no such entry. If the entry lacks
 * that language, a link that names another one is meant to lead there.
 */
export function namedLink(link: Link, own: Locale | undefined, { names, addresses, model }: KnownEntries): Link | undefined {
  const { toPath, toFile, anchor } = link;
  const file = toPath === undefined ? entryAt(toFile ?? '', names) : addresses.get(toPath);
  const collection = collectionOf(file ?? '') ?? '';
  const singular = model.collections[collection]?.singular;
  if (file === undefined || singular === undefined) return undefined;
  const language = languageNamed(link, model.locales);
  const isAbroad = own !== undefined && names.target(collection, idOf(file))?.languages?.includes(own) === false;
  // A link is a record of texts.
  return {
    [singular]: idOf(file),
    ...(anchor !== undefined && { anchor }),
    ...(isAbroad && language !== undefined && { fallback: language }),
  } as Link;
}

/** The file of the entry that is written in a file of this name, or beside it. */
function entryAt(name: string, names: NameLookup): string | undefined {
  const found = names.target(collectionOf(name) ?? '', idOf(name))?.file;
  return found !== undefined && found.replace(/\.ya?ml$/, '') === name ? found : undefined;
}
