// Sorts the files of the content folder by kind.

import type { ArgsOf } from '../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../diagnostics/diagnostic.ts';
import { byCodeUnits } from '../model/by-code-units.ts';
import type { ContentModel } from '../model/collection.ts';
import { definitionOf } from '../model/data/schema-walk.ts';
import { localeOfProse } from '../model/entries/prose-file.ts';
import { collectionOf, idOf } from '../model/entry-file.ts';
import { groupBy } from '../model/group-by.ts';
import { neededFiles, singleFileAt } from '../model/kind.ts';
import type { Locales } from '../model/languages/locale.ts';
import { entryIdPattern } from '../model/references/names.ts';
import { asName } from './fixes/as-name.ts';

export interface Classification {
  /** The files that exist once under a fixed name, such as site.yaml. */
  readonly single: readonly string[];
  readonly entries: readonly { readonly file: string; readonly folder: string; readonly id: string }[];
  readonly prose: readonly string[];
  readonly findings: readonly Finding[];
}

export type ClassifyModel = Pick<ContentModel, 'collections' | 'files' | 'locales'>;

/** Returns the files by kind, sorted, and findings for misplaced files, invalid names and repeated ids. */
export function classify(files: Iterable<string>, model: ClassifyModel): Classification {
  const { collections, locales } = model;
  const isSingle = (file: string): boolean => singleFileAt(model, file) !== undefined;
  const folderOf = (file: string): string | undefined => {
    const folder = collectionOf(file);
    return folder !== undefined && Object.hasOwn(collections, folder) ? folder : undefined;
  };
  const all = [...files].sort(byCodeUnits);
  const yaml = all.filter((file) => /\.ya?ml$/.test(file) && !isSingle(file));
  const entries = yaml.flatMap((file) => {
    const folder = folderOf(file);
    return folder === undefined ? [] : [{ file, folder, id: idOf(file) }];
  });
  const prose = all.filter((file) => localeOfProse(file, locales) !== undefined && mayHaveProse(collections[folderOf(file) ?? '']));
  const known = new Set([...entries.map(({ file }) => file), ...prose]);
  const strange = all.filter((file) => !known.has(file) && !isSingle(file));
  return {
    single: all.filter(isSingle),
    entries,
    prose,
    findings: [
      ...strange.map((file) =>
        createFinding('file-unexpected', { file }, folderOf(file) === undefined ? belongingAbove(model) : belongingInside(file, model)),
      ),
      ...entries
        .filter(({ id }) => !entryIdPattern.test(id))
        .map((entry) => createFinding('name-invalid', { file: entry.file }, soundName(entry, model))),
      ...duplicates(entries),
    ],
  };
}

/**
 * Returns the invalid name of an entry and a valid replacement. For a YAML entry, `file` is a valid path within the
 * collection. For a Markdown entry, whose files differ in language and ending, `sound` is a valid id. Both are undefined
 * if the valid name would be empty.
 */
function soundName(
  { file, folder, id }: Classification['entries'][number],
  { collections, locales }: ClassifyModel,
): ArgsOf<'name-invalid'> {
  const sound = soundId(id);
  if (collections[folder]?.markdown === true) return { name: id, file: undefined, ...(inLanguage(id, locales) ?? { sound }) };
  return { name: id, file: sound === undefined ? undefined : file.slice(file.indexOf('/') + 1).replace(id, sound) };
}

function soundId(id: string): string | undefined {
  const names = id.split('/').map(asName);
  return names.includes(undefined) ? undefined : names.join('/');
}

/**
 * Returns a valid name for a text whose name ends with a language: `start.de` for `start.DE`. If the site does not have this language,
 * returns the language, and the names that would be valid: one for each language of the site. Returns undefined for any other name.
 */
function inLanguage(id: string, locales: Locales): Pick<ArgsOf<'name-invalid'>, 'sound' | 'language' | 'names'> | undefined {
  const [, start = '', language = ''] = /^(.+)\.([a-z]{2}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\d{3}))?)$/i.exec(id) ?? [];
  const tag = language.replaceAll('_', '-');
  const base = soundId(start);
  if (base === undefined || tag === '') return undefined;
  const own = locales.list.find((locale) => locale.toLowerCase() === tag.toLowerCase());
  if (own !== undefined) return { sound: `${base}.${own}` };
  const isLanguage = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag) !== undefined;
  return isLanguage ? { language, names: locales.list.map((locale) => `${base}.${locale}`) } : undefined;
}

/** Returns whether the folder of a collection may contain prose: its entries have sections, or are Markdown files. */
const mayHaveProse = (collection: ContentModel['collections'][string] | undefined): boolean =>
  collection !== undefined && (collection.markdown === true || definitionOf(collection.schema).shape?.['sections'] !== undefined);

const belongingAbove = (model: ClassifyModel) => ({ files: neededFiles(model), folders: [...Object.keys(model.collections), 'assets'] });

/** Endings of Markdown files in other generators. */
const otherEnding = /\.(?:markdown|mdown|mdwn|mkdn?)$/i;

function belongingInside(file: string, { collections, locales }: ClassifyModel): ArgsOf<'file-unexpected'> {
  const isMarkdown = collections[collectionOf(file) ?? '']?.markdown === true;
  if (!isMarkdown) return { prose: locales.list.map((locale) => `NAME.${locale}.mdx`) };
  const renamed = otherEnding.test(file) ? file.slice(file.lastIndexOf('/') + 1).replace(otherEnding, '.md') : undefined;
  return { texts: locales.list.map((locale) => `NAME.${locale}.md`), renamed };
}

const duplicates = (entries: Classification['entries']): Finding[] =>
  [...groupBy(entries, ({ folder, id }) => `${folder}/${id}`).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map(({ file, id }) => createFinding('id-duplicate', { file }, { id, other: first.file })),
  );
