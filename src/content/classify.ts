// Which file of the content folder is what.
import { createFinding, type Finding } from '../diagnostics/diagnostic.ts';
import { type Folder, folders, messagesFile, neededFiles, type OptionalFile, optionalFiles } from '../model/kind.ts';
import type { Locales } from '../model/locale.ts';
import { idPattern } from '../model/names.ts';
import { localeOfProse } from '../model/prose-file.ts';
import { idOf } from './index-names.ts';
import { byCodeUnits } from './sort-names.ts';

export interface Classified {
  readonly single: readonly string[];
  readonly optional: readonly OptionalFile[];
  readonly entries: readonly { readonly file: string; readonly folder: Folder; readonly id: string }[];
  readonly prose: readonly string[];
  readonly findings: readonly Finding[];
}

const isOptional = (file: string): file is OptionalFile => Object.hasOwn(optionalFiles, file);
const folderOf = (file: string): Folder | undefined => (Object.keys(folders) as Folder[]).find((folder) => file.startsWith(`${folder}/`));

/** Every file by what it is, sorted; problems with names and places. */
export function classify(files: Iterable<string>, locales: Locales): Classified {
  const needed = new Set(neededFiles(locales));
  const isSingle = (file: string): boolean => needed.has(file);
  const all = [...files].sort(byCodeUnits);
  const yaml = all.filter((file) => /\.ya?ml$/.test(file) && !isSingle(file) && !isOptional(file));
  const entries = yaml.flatMap((file) => {
    const folder = folderOf(file);
    return folder === undefined ? [] : [{ file, folder, id: idOf(file) }];
  });
  const prose = all.filter((file) => /^(pages|solutions)\//.test(file) && localeOfProse(file, locales) !== undefined);
  const known = new Set([...entries.map(({ file }) => file), ...prose]);
  const strange = all.filter((file) => !known.has(file) && !isSingle(file) && !isOptional(file));
  return {
    single: all.filter(isSingle),
    optional: all.filter(isOptional),
    entries,
    prose,
    findings: [
      ...strange.map((file) => createFinding('file-unexpected', { file }, { expected: expectedAt(file, locales) })),
      ...entries.filter(({ id }) => !idPattern.test(id)).map(({ file, id }) => createFinding('name-invalid', { file }, { name: id })),
      ...duplicates(entries),
    ],
  };
}

const expectedAt = (file: string, locales: Locales): string =>
  folderOf(file) === undefined
    ? `site.yaml, navigation.yaml, prices.yaml, ${locales.list.map(messagesFile).join(', ')} and the folders pages, solutions, editions and assets`
    : `YAML files, and ${locales.list.map((locale) => `NAME.${locale}.mdx`).join(' and ')} for longer texts`;

function duplicates(entries: Classified['entries']): Finding[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ file, folder, id }) => {
    const other = first.get(`${folder}/${id}`);
    if (other === undefined) {
      first.set(`${folder}/${id}`, file);
      return [];
    }
    return [createFinding('id-duplicate', { file }, { id, other })];
  });
}
