// The public addresses of a site from raw data, so that promises can be held against them beside all other checks.
import { path } from '../../model/references/path.ts';
import { type EntrySources, entryPaths, isNotFound } from './entry-paths.ts';

/** The file of content by the address that it is the page of. */
export type Addresses = ReadonlyMap<string, string>;

/**
 * Every address that visitors and search engines may know, not-found pages left out. Undefined while a file is
 * broken that has one: what is not known cannot be missed.
 */
export function addressesOf(sources: EntrySources): Addresses | undefined {
  const { entries, signatures, model } = sources;
  const paths = entryPaths(sources);
  const addresses = new Map<string, string>();
  for (const entry of entries) {
    if (isNotFound(entry, model)) continue;
    const { file } = entry;
    const languages = signatures.get(file)?.languages;
    const own = paths.get(file);
    if (languages === undefined || !path.safeParse(own).success || own === undefined) return undefined;
    for (const locale of languages) addresses.set(model.locales.pathIn(locale, own), file);
  }
  return addresses;
}
