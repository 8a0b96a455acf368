// Maps each content file to the part of a site that it becomes. This is the only such mapping, so that `explain`,
// `watch` and `schedule` also know the files that a site adds.
import { collectionOf } from './entry-file.ts';
import { dataFile, type FileModel, localeOfMessages, messagesFile, messagesFiles } from './kind.ts';
import type { OwnSchemas } from './own-content.ts';
import { entriesOf, type Site } from './site-content.ts';

/** The keys that lead from a site to one of its parts. Entries are keyed by file, so the path does not depend on other entries. */
export type PartPath = readonly (string | number)[];

/** Files with a fixed name and the part of the site that each becomes. */
const parts: ReadonlyMap<string, keyof Site> = new Map([
  ['site.yaml', 'settings'],
  ['prices.yaml', 'prices'],
]);

const fileOfPart = new Map([...parts].map(([file, part]) => [part as string | number, file]));

type Model = FileModel & Pick<OwnSchemas, 'data'>;

/**
 * Returns the keys that lead from a site to the data of `file`. Each file in the folder of a collection counts as an entry. Some files
 * with a fixed path have no keys, such as `redirects.yaml`: for them and for unknown files, returns undefined.
 */
export function partOfFile({ locales, data = {} }: Model, file: string): PartPath | undefined {
  const part = parts.get(file);
  if (part !== undefined) return [part];
  const name = Object.keys(data).find((each) => dataFile(each) === file);
  if (name !== undefined) return ['data', name];
  const locale = localeOfMessages(file, locales);
  if (locale !== undefined) return ['messages', locale];
  const collection = collectionOf(file);
  return collection === undefined ? undefined : ['collections', collection, file, 'value'];
}

/** Returns the file that contains the part of a site at `path`, and the path in its data; undefined if no file contains the part. */
export function fileOfPath([group = '', name = '', ...rest]: PartPath): { readonly file: string; readonly path: PartPath } | undefined {
  const file = fileOfPart.get(group);
  if (file !== undefined) return { file, path: [name, ...rest] };
  if (group === 'data') return { file: dataFile(String(name)), path: rest };
  if (group === 'messages') return { file: messagesFile(String(name)), path: rest };
  const [entry, part, ...inside] = rest;
  return group === 'collections' && part === 'value' ? { file: String(entry), path: inside } : undefined;
}

export interface SiteFile {
  readonly file: string;
  readonly data: unknown;
  /** The keys that lead from the site to the data. */
  readonly part: PartPath;
}

/** Returns every file of `site` for which `partOfFile` returns keys, entries last. */
export function siteFiles(site: Site): readonly SiteFile[] {
  const { model, locales } = site;
  const single = Object.keys(model.files).flatMap((file) => (file === messagesFiles ? locales.list.map(messagesFile) : [file]));
  return [
    ...single.flatMap((file) => {
      const part = partOfFile(model, file);
      // Each key leads to an object of the site, or to undefined.
      return part === undefined ? [] : [{ file, part, data: part.reduce<unknown>((value, key) => Reflect.get(Object(value), key), site) }];
    }),
    ...entriesOf(site).flatMap(({ file, value }) => {
      const part = partOfFile(model, file);
      return part === undefined ? [] : [{ file, part, data: value }];
    }),
  ];
}
