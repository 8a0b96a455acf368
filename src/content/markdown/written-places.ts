// Finds where data is written: in a YAML file, or in the front matter of Markdown files. Entries that functions of the site return are in
// neither.
import type { ContentModel } from '../../model/collection.ts';
import type { DataPath, DataPlace } from '../../model/data/place.ts';
import { splitFrontMatter } from '../../model/entries/front-matter.ts';
import { collectionOf } from '../../model/entry-file.ts';
import type { ContentTree } from '../tree.ts';
import { cut } from '../yaml/cut.ts';
import { isMarkdownFile } from './file-names.ts';

/** Returns the places of a value in files: one in a YAML file, or one for each Markdown file that has the value. */
export const placesInFiles = ({ file, path }: DataPlace, { documents }: Pick<ContentTree, 'documents'>): readonly DataPlace[] =>
  documents?.get(file)?.placesOf(path) ?? [{ file, path }];

/** Returns the YAML in the text of a file, with unchanged offsets: the whole text, or the front matter of Markdown, which may be empty. */
export const yamlPart = (file: string, text: string): string => (isMarkdownFile(file) ? (splitFrontMatter(text).yaml ?? '') : text);

/** Replaces the YAML in the text of a file. */
export function withYamlPart(file: string, text: string, yaml: string): string {
  if (!isMarkdownFile(file)) return yaml;
  // Front matter begins in the second line.
  const start = text.indexOf('\n') + 1;
  return text.slice(0, start) + yaml.slice(start) + text.slice(yamlPart(file, text).length);
}

/** Removes the value at `path` from the text of a file. */
export const cutFrom = async (file: string, text: string, path: DataPath): Promise<string> =>
  withYamlPart(file, text, await cut(yamlPart(file, text), path));

/** Returns whether a text is stored in a file of the content folder. */
export const isInFile = (file: string, { origins }: Pick<ContentTree, 'origins'>): boolean => origins?.has(file) !== true;

/** Returns the texts that are stored in files. The others are entries in front matter, or entries that functions of the site return. */
export const textsInFiles = (tree: ContentTree): ReadonlyMap<string, string> =>
  new Map([...tree.texts].filter(([file]) => isInFile(file, tree)));

/**
 * Returns the files that the tools cannot change, because a function of the site returns their entries: the file of `entry`, and those
 * among `files`. Entries among `files` that are derived from other entries are left out, because they change with these.
 */
export const fromCodeIn = (
  { entry }: { readonly entry?: { readonly file: string } | undefined },
  files: Iterable<string>,
  { tree, model }: { readonly tree: ContentTree; readonly model: Pick<ContentModel, 'collections'> },
): readonly string[] => {
  const isFromCode = (file: string): boolean => tree.origins?.has(file) === true && tree.documents?.has(file) !== true;
  const isDerived = (file: string): boolean => model.collections[collectionOf(file) ?? '']?.derived !== undefined;
  const own = entry === undefined ? [] : [entry.file];
  return [...new Set([...own.filter(isFromCode), ...[...files].filter((file) => isFromCode(file) && !isDerived(file))])];
};
