// Finds the files of a page by any of its names.

import { proseIn } from '../model/entries/prose-file.ts';
import { idOf, isEntryFile } from '../model/entry-file.ts';
import type { Locales } from '../model/languages/locale.ts';
import { asFile } from './select.ts';
import { shownProse } from './shown-prose.ts';

/** The URLs of pages by their files. */
export type UrlsByFile = ReadonlyMap<string, readonly string[]>;

export interface KnownPages {
  /** Parsed YAML by file. */
  readonly data: ReadonlyMap<string, unknown>;
  readonly addresses: UrlsByFile;
  readonly locales: Locales;
}

/** Returns the files of a page by its file, id or URL, including its prose files. The list is empty if no page has this name. */
export function filesNamed(name: string, { data, addresses, locales }: KnownPages): string[] {
  const [file, url] = [asFile(name), name.replace(/^https?:\/\/[^/]+/, '').replace(/(?<=.)\/$/, '') || '/'];
  return [...data.keys()]
    .filter((each) => each === file || addresses.get(each)?.includes(url) === true || (isEntryFile(each) && idOf(each) === name))
    .flatMap((each) => [
      each,
      ...shownProse(each, data.get(each)).flatMap((prose) => locales.list.map((locale) => proseIn(prose, locale))),
    ]);
}

/** Returns all names that `filesNamed` accepts: files, ids, and paths of URLs. */
export const pageNames = ({ data, addresses }: Pick<KnownPages, 'data' | 'addresses'>): string[] =>
  [...data.keys()].flatMap((file) => [file, ...(isEntryFile(file) ? [idOf(file)] : []), ...(addresses.get(file) ?? [])]);
