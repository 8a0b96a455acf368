// Finds the files of a page by any of its names.
import { valueAt } from '../model/data/value-at.ts';
import { proseIn } from '../model/entries/prose-file.ts';
import { idOf, isEntryFile } from '../model/entry-file.ts';
import type { Locales } from '../model/languages/locale.ts';
import { asFile, type NamesOnDisk } from './select-pairs.ts';
import { shownProse } from './shown-prose.ts';

/** The URLs of pages by their files. */
export type UrlsByFile = ReadonlyMap<string, readonly string[]>;

export interface KnownPages {
  /** Parsed YAML by file. */
  readonly data: ReadonlyMap<string, unknown>;
  readonly addresses: UrlsByFile;
  readonly locales: Locales;
  readonly tree: NamesOnDisk;
}

/**
 * Finds a page by `name`, which is its id, its URL or one of its files. Returns its files: the one with its data, then those with prose.
 * Returns no files if no page has this name.
 */
export function filesNamed(name: string, { data, addresses, locales, tree }: KnownPages): string[] {
  const [file, url] = [asFile(name, tree), name.replace(/^https?:\/\/[^/]+/, '').replace(/(?<=.)\/$/, '') || '/'];
  return [...data].flatMap(([each, value]) => {
    const own = [each, ...shownProse(each, value).flatMap((prose) => locales.list.map((locale) => proseIn(prose, locale)))];
    const isNamed = own.includes(file) || addresses.get(each)?.includes(url) === true || (isEntryFile(each) && idOf(each) === name);
    return isNamed ? own : [];
  });
}

/** Returns the names to propose for pages: files on disk, ids, and paths of URLs. */
export const pageNames = ({ data, addresses, tree }: Omit<KnownPages, 'locales'>): string[] => [
  ...[...data].flatMap(([file, value]) => [
    ...(typeof valueAt(value, ['markdown']) === 'string' ? [] : [file]),
    ...(isEntryFile(file) ? [idOf(file)] : []),
    ...(addresses.get(file) ?? []),
  ]),
  ...[...(tree.diskNames?.values() ?? [])].filter((file) => /\.mdx?$/.test(file)),
];
