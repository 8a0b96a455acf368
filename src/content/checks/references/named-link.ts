// Links to a path or a file of the site as links to the entry that is there.
import type { ContentModel } from '../../../model/collection.ts';
import { collectionOf, idOf } from '../../../model/entry-file.ts';
import type { Link } from '../../../model/references/link.ts';
import type { NameLookup } from '../../names/look-up.ts';
import type { FileByUrl } from '../../urls/urls.ts';

interface KnownEntries {
  readonly names: NameLookup;
  readonly addresses: FileByUrl;
  readonly model: Pick<ContentModel, 'collections'>;
}

/** The same link by the name of its target entry; undefined if there is none. */
export function namedLink({ toPath, toFile, anchor }: Link, { names, addresses, model }: KnownEntries): Link | undefined {
  const file = toPath === undefined ? entryAt(toFile ?? '', names) : addresses.get(toPath);
  const singular = file === undefined ? undefined : model.collections[collectionOf(file) ?? '']?.singular;
  if (file === undefined || singular === undefined) return undefined;
  // A link is a record of texts.
  return { [singular]: idOf(file), ...(anchor !== undefined && { anchor }) } as Link;
}

/** The file of the entry that is written in a file of this name, or beside it. */
function entryAt(name: string, names: NameLookup): string | undefined {
  const found = names.target(collectionOf(name) ?? '', idOf(name))?.file;
  return found !== undefined && found.replace(/\.ya?ml$/, '') === name ? found : undefined;
}
