// The public addresses of a site from raw data, so that promises can be held against them beside all other checks.
import type { Locales } from '../../model/locale.ts';
import { notFoundId } from '../../model/page.ts';
import { path } from '../../model/path.ts';
import { listedLanguages } from '../walk.ts';
import { type Data, entryPaths, type FileEntry } from './entry-paths.ts';

/** The file of content by the address that it is the page of. */
export type Addresses = ReadonlyMap<string, string>;

/**
 * Every address that visitors and search engines may know, not-found pages left out. Undefined while a file is
 * broken that has one: what is not known cannot be missed.
 */
export function addressesOf(entries: readonly FileEntry[], data: Data, locales: Locales): Addresses | undefined {
  const paths = entryPaths(entries, data);
  const addresses = new Map<string, string>();
  for (const { file, folder, id } of entries) {
    if (folder === 'pages' && id === notFoundId) continue;
    const languages = listedLanguages(data.get(file), locales);
    const own = paths.get(file);
    if (languages === undefined || !path.safeParse(own).success || own === undefined) return undefined;
    for (const locale of languages) addresses.set(locales.pathIn(locale, own), file);
  }
  return addresses;
}
