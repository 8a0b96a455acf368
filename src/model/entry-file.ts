// The parts of an entry's path in the content folder.
const engineFolders = new Set(['assets', 'public', 'translations', 'locks']);

/** False for folders that hold something else on every site: assets, translations, locks. */
export const isEntryFolder = (folder: string): boolean => !engineFolders.has(folder);

/** The folder of a file, which is the name of its collection; undefined for files of other kinds. */
export function collectionOf(file: string): string | undefined {
  const folder = file.slice(0, Math.max(0, file.indexOf('/')));
  return folder === '' || engineFolders.has(folder) ? undefined : folder;
}

/** True for the file of an entry. */
export const isEntryFile = (file: string): boolean => collectionOf(file) !== undefined && /\.ya?ml$/.test(file);

/** True for a file whose checks are stored for it: an entry, or prose. */
export const hasOwnResults = (file: string): boolean => isEntryFile(file) || file.endsWith('.mdx');

/** The id of the entry in a file: its name in the folder of its collection, without ending. `index` is the entry of its folder. */
export const idOf = (file: string): string =>
  file
    .slice(file.indexOf('/') + 1)
    .replace(/\.ya?ml$/, '')
    .replace(/\/index$/, '');
