// Finds the files whose dates count as the date of a file of the tree. A derived entry is in no file, so it is as old as the entries
// from which it is derived.
import { cachedByKey } from '../model/cached-by-key.ts';
import type { ContentModel } from '../model/collection.ts';
import { collectionOf, entryFilesIn } from '../model/entry-file.ts';
import { type ContentTree, diskFilesOf } from './tree.ts';

/**
 * Returns a function that returns, for a file of the tree, the files on disk from which it comes. For a derived entry, these are the files
 * of all entries from which its collection is derived, because the site's function may have read any of them.
 */
export function datedFiles(tree: ContentTree, { collections }: Pick<ContentModel, 'collections'>): (file: string) => readonly string[] {
  const filesOfSources = cachedByKey((folder: string) =>
    collections[folder]?.derived?.from.flatMap((from) => entryFilesIn(from, tree.texts.keys()).flatMap((file) => diskFilesOf(tree, file))),
  );
  return (file) => {
    const isFromCode = tree.origins?.has(file) === true;
    return (isFromCode ? filesOfSources(collectionOf(file) ?? '') : undefined) ?? diskFilesOf(tree, file);
  };
}
