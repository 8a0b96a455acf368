import type { ArgsOf } from '../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../diagnostics/diagnostic.ts';
import { byCodeUnits } from '../model/by-code-units.ts';
import type { ContentModel } from '../model/collection.ts';
import { definitionOf } from '../model/data/schema-walk.ts';
import { localeOfProse } from '../model/entries/prose-file.ts';
import { collectionOf, idOf, isOfMarkdown } from '../model/entry-file.ts';
import { groupBy } from '../model/group-by.ts';
import { neededFiles, singleFileAt } from '../model/kind.ts';
import { entryIdPattern } from '../model/references/names.ts';
import { meantFile } from './meant-file.ts';
import { misnamedLanguage, soundId } from './misnamed-language.ts';

export interface Classification {
  /** The files that exist once under a fixed name, such as site.yaml. */
  readonly single: readonly string[];
  readonly entries: readonly { readonly file: string; readonly folder: string; readonly id: string }[];
  readonly prose: readonly string[];
  readonly findings: readonly Finding[];
}

export type ClassifyModel = Pick<ContentModel, 'collections' | 'files' | 'locales'>;

/**
 * Returns the files by kind, sorted, and findings for misplaced files, invalid names and repeated ids. `strays` are YAML files that are no
 * entries although they are in the folder of a collection.
 */
export function classify(files: Iterable<string>, model: ClassifyModel, strays: ReadonlySet<string> = new Set()): Classification {
  const { collections, locales } = model;
  const isSingle = (file: string): boolean => singleFileAt(model, file) !== undefined;
  const folderOf = (file: string): string | undefined => {
    const folder = collectionOf(file);
    return folder !== undefined && Object.hasOwn(collections, folder) ? folder : undefined;
  };
  const all = [...files].sort(byCodeUnits);
  const yaml = all.filter((file) => /\.ya?ml$/.test(file) && !isSingle(file) && !strays.has(file));
  const entries = yaml.flatMap((file) => {
    const folder = folderOf(file);
    return folder === undefined ? [] : [{ file, folder, id: idOf(file) }];
  });
  const isText = (file: string): boolean => localeOfProse(file, locales) !== undefined && mayHaveProse(collections[folderOf(file) ?? '']);
  const prose = all.filter(isText);
  const known = new Set([...entries.map(({ file }) => file), ...prose]);
  const strange = all.filter((file) => !known.has(file) && !isSingle(file));
  const existing = strange.length === 0 ? undefined : new Set(all);
  const isEntry = (file: string): boolean => /\.yaml$/.test(file) && folderOf(file) !== undefined && !isOfMarkdown(file, model);
  const isFree = (file: string): boolean => existing?.has(file) === false && (isSingle(file) || isEntry(file) || isText(file));
  const names = [...Object.keys(collections), ...neededFiles(model)];
  return {
    single: all.filter(isSingle),
    entries,
    prose,
    findings: [
      ...strange.map((file) => {
        const belongs = folderOf(file) === undefined ? belongingAbove(model) : belongingInside(file, model);
        return createFinding('file-unexpected', { file }, { ...belongs, meant: meantFile(file, { locales, known: names, isFree }) });
      }),
      ...refuseNames(entries, model),
      ...duplicates(entries),
    ],
  };
}

/**
 * Returns the findings for entries with an invalid name, and for texts in a folder whose name is a language that the site does not have,
 * or a language of the site in another notation (`pt-br` for `pt-BR`). Without a finding, such texts would be published in the source
 * language.
 */
function refuseNames(entries: Classification['entries'], { collections, locales }: ClassifyModel): Finding[] {
  const isText = (folder: string): boolean => collections[folder]?.markdown === true;
  const names = new Set(entries.map(({ folder, id }) => `${folder}/${id}`));
  return entries.flatMap(({ file, folder, id }) => {
    const isUsed = (name: string): boolean => names.has(`${folder}/${name}`);
    const misnamed = isText(folder) ? misnamedLanguage(id, { locales, isUsed }) : undefined;
    if (misnamed === undefined && entryIdPattern.test(id)) return [];
    // Elsewhere, README is the page of its folder.
    const asIndex = isText(folder) ? id.replace(/(?:^|(?<=\/))readme$/i, 'index') : id;
    const sound = soundId(isUsed(asIndex.replace(/\/index$/, '')) ? id : asIndex);
    const renamed = sound === undefined || isText(folder) ? undefined : file.slice(file.indexOf('/') + 1).replace(id, sound);
    return [createFinding('name-invalid', { file }, { name: id, file: renamed, ...(misnamed ?? (isText(folder) ? { sound } : {})) })];
  });
}

/** Returns whether the folder of a collection may contain prose: its entries have sections, or are Markdown files. */
const mayHaveProse = (collection: ContentModel['collections'][string] | undefined): boolean =>
  collection !== undefined && (collection.markdown === true || definitionOf(collection.schema).shape?.['sections'] !== undefined);

const belongingAbove = (model: ClassifyModel) => ({ files: neededFiles(model), folders: [...Object.keys(model.collections), 'assets'] });

/** Endings of Markdown files in other generators. */
const otherEnding = /\.(?:markdown|mdown|mdwn|mkdn?)$/i;

function belongingInside(file: string, { collections, locales }: ClassifyModel): ArgsOf<'file-unexpected'> {
  if (!isOfMarkdown(file, { collections })) return { prose: locales.list.map((locale) => `NAME.${locale}.mdx`) };
  const renamed = otherEnding.test(file) ? file.slice(file.lastIndexOf('/') + 1).replace(otherEnding, '.md') : undefined;
  return { texts: locales.list.map((locale) => `NAME.${locale}.md`), renamed };
}

const duplicates = (entries: Classification['entries']): Finding[] =>
  [...groupBy(entries, ({ folder, id }) => `${folder}/${id}`).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map(({ file, id }) => createFinding('id-duplicate', { file }, { id, other: first.file })),
  );
