// The files of entries as links name them.
import { suggest } from '../../../diagnostics/suggest.ts';
import type { ContentModel } from '../../../model/collection.ts';
import { collectionOf, idOf } from '../../../model/entry-file.ts';
import type { NameLookup } from '../../names/look-up.ts';
import { relativeName } from '../../prose/markdown-links.ts';

export type EntryLookup = Pick<NameLookup, 'target' | 'ids'>;

/** Returns the file of the entry whose file name without its extension is `name`, or undefined. */
export function entryAt(name: string, { target }: Pick<EntryLookup, 'target'>): string | undefined {
  const found = target(collectionOf(name) ?? '', idOf(name))?.file;
  return found !== undefined && found.replace(/\.ya?ml$/, '') === name ? found : undefined;
}

/**
 * Returns the file of the entry that the author of a text in the file `from` most likely means by the name of a file: the page of a folder
 * for a file beside the folder and the other way round, the entry with the most similar id, or the only entry of the same collection whose
 * path ends with this name. Undefined if there is none.
 */
export function similarEntry(name: string, from: string, { target, ids }: EntryLookup): string | undefined {
  const folder = collectionOf(name) ?? '';
  const id = target(folder, idOf(name)) === undefined ? suggest(idOf(name), ids(folder)) : idOf(name);
  if (id !== undefined) return target(folder, id)?.file;
  const own = collectionOf(from) ?? '';
  const tail = name.replace(/^(?:\.\.\/)+/, '');
  const [found, ...others] = ids(own).filter((each) => `${own}/${each}`.endsWith(`/${tail}`));
  return found === undefined || others.length > 0 ? undefined : target(own, found)?.file;
}

/** Returns the address of a link from the text in `from` to the entry in `entry` (both files): `./about.yaml`, `../guides/start.md`. */
export function entryAddress(from: string, entry: string, { collections }: Pick<ContentModel, 'collections'>): string {
  const isMarkdown = collections[collectionOf(entry) ?? '']?.markdown === true;
  const way = relativeName(from, entry.replace(/\.ya?ml$/, isMarkdown ? '.md' : '.yaml'));
  return way.startsWith('.') ? way : `./${way}`;
}
