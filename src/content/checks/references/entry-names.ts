// Finds the names of entries in content: in links, and in values that a schema marks as the name of an entry.
import type { ContentModel } from '../../../model/collection.ts';
import type { DataPath } from '../../../model/data/place.ts';
import { metaIn, walkNames } from '../../../model/data/schema-walk.ts';
import type { EntryName } from '../../names/linkable-ids.ts';
import type { CheckedFile } from '../check.ts';

type Collections = ContentModel['collections'];

/** Returns the entries that a link names, with the keys of the link. A valid link names at most one entry. */
export const entriesNamedBy = (link: object, collections: Collections): readonly (EntryName & { readonly key: string })[] =>
  Object.entries(collections).flatMap(([folder, { singular: key }]) => {
    const id: unknown = Reflect.get(link, key);
    return typeof id === 'string' ? [{ folder, key, id }] : [];
  });

/** Searches a file for names of entries, and returns those for which `isWrong` is true, with their paths: at most one for each link. */
export function wrongEntryNames(
  { data, schema, walk }: CheckedFile,
  collections: Collections,
  isWrong: (entry: EntryName, path: DataPath) => boolean,
): readonly { readonly id: string; readonly path: DataPath }[] {
  const found: { readonly id: string; readonly path: DataPath }[] = [];
  walk({
    link: (link, _, path) => {
      const wrong = entriesNamedBy(link, collections).find((entry) => isWrong(entry, [...path, entry.key]));
      if (wrong !== undefined) found.push({ id: wrong.id, path: [...path, wrong.key] });
    },
  });
  if (schema === undefined) return found;
  walkNames(schema, data, (own, id, path) => {
    const folder = metaIn(own).names;
    if (folder === undefined || !Object.hasOwn(collections, folder) || typeof id !== 'string') return;
    if (isWrong({ folder, id }, path)) found.push({ id, path });
  });
  return found;
}
