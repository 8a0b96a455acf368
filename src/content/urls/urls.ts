// Computes the public URLs of a site from data before validation, so that the comparison with published URLs runs
// together with all other checks.
import { plainPath } from '../../model/references/path.ts';
import { type EntrySources, entryPaths, isNotFound, isWithoutPage } from './entry-paths.ts';

/** Content files by the URL of their page. */
export type FileByUrl = ReadonlyMap<string, string>;

/**
 * Returns the URLs of all pages except the not-found page, with their content files. Returns undefined if a content file is so broken
 * that the URL of its page is unknown: a published URL that is missing from the map would count as removed.
 */
export function addressesOf(sources: EntrySources, paths = entryPaths(sources)): FileByUrl | undefined {
  const { entries, signatures, model } = sources;
  const addresses = new Map<string, string>();
  for (const entry of entries) {
    if (isNotFound(entry, model)) continue;
    const { file } = entry;
    const languages = signatures.get(file)?.languages;
    if (languages === undefined) return undefined;
    for (const locale of languages) {
      const own = paths.get(file)?.get(locale);
      if (own === undefined && isWithoutPage(entry, locale, sources)) continue;
      if (own === undefined || !plainPath.safeParse(own).success) return undefined;
      addresses.set(model.locales.pathIn(locale, own), file);
    }
  }
  return addresses;
}
