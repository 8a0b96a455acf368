// The parts of an entry's path in the content folder.
const engineFolders = new Set(['assets', 'public', 'translations', 'locks']);

/**
 * Returns whether a folder can be a collection. The excluded folders have another purpose on every site: assets, public
 * files, translations, locks.
 */
export const isEntryFolder = (folder: string): boolean => !engineFolders.has(folder);

/** Returns the folder of a file, which is the name of its collection, or undefined for a file that is not in a collection. */
export function collectionOf(file: string): string | undefined {
  const folder = file.slice(0, Math.max(0, file.indexOf('/')));
  return folder === '' || engineFolders.has(folder) ? undefined : folder;
}

interface MarkdownModel {
  readonly collections: Readonly<Record<string, { readonly markdown?: boolean }>>;
}

/** Returns whether a file is in the folder of a collection of Markdown files. */
export function isOfMarkdown(file: string, { collections }: MarkdownModel): boolean {
  const folder = collectionOf(file);
  return folder !== undefined && Object.hasOwn(collections, folder) && collections[folder]?.markdown === true;
}

/** Returns whether a file contains an entry. */
export const isEntryFile = (file: string): boolean => collectionOf(file) !== undefined && /\.ya?ml$/.test(file);

/** Returns whether the cache stores the check results of a file separately: true for an entry or prose. */
export const hasOwnResults = (file: string): boolean => isEntryFile(file) || file.endsWith('.mdx');

/**
 * Returns the id of the entry in a file: its path in the collection's folder, without extension. A file `index` in a subfolder has the id
 * of the subfolder: `start` for `guides/start/index.yaml`.
 */
export const idOf = (file: string): string =>
  file
    .slice(file.indexOf('/') + 1)
    .replace(/\.ya?ml$/, '')
    .replace(/\/index$/, '');

/**
 * Returns the file of an entry after its id changes to `id`, in the naming style of `file`: an `index` in a subfolder stays the
 * `index` of the new subfolder.
 */
export const fileWithId = (file: string, id: string): string => file.replace(/(?<=^[^/]*\/).+?(?=(?:\/index)?\.ya?ml$)/, () => id);

/** Returns the file of an entry without its extension: `guides/start/index` for `guides/start/index.yaml`. */
export const entryStem = (file: string): string => file.replace(/\.ya?ml$/, '');

/** Returns the files among `files` that contain entries of the collection in `folder`. */
export const entryFilesIn = (folder: string, files: Iterable<string>): readonly string[] =>
  [...files].filter((file) => isEntryFile(file) && collectionOf(file) === folder);
