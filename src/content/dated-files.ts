// Finds the files whose dates count as the date of a file of the tree. A derived entry is in no file, so it is as old as the entries
// from which it is derived.
import type { ContentModel } from '../model/collection.ts';
import { collectionOf, entryFilesIn } from '../model/entry-file.ts';
import { type ContentTree, diskFilesOf } from './tree.ts';

/**
 * Returns a function that returns the names on disk of the files that contain a file of the tree. For a derived entry, these are the
 * files of all entries from which its collection is derived, because the site's function may have read any of them.
 */
export function datedFiles(tree: ContentTree, { collections }: Pick<ContentModel, 'collections'>): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const filesOf = (folder: string): readonly string[] => entryFilesIn(folder, tree.texts.keys()).flatMap((file) => diskFilesOf(tree, file));
  return (file) => {
    const folder = collectionOf(file) ?? '';
    const from = tree.origins?.has(file) === true ? collections[folder]?.derived?.from : undefined;
    if (from === undefined) return diskFilesOf(tree, file);
    const files = known.get(folder) ?? from.flatMap(filesOf);
    known.set(folder, files);
    return files;
  };
}
