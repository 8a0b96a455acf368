// The public URLs of a site from raw data, so that they can be compared with the published ones together with all other checks.
import { plainPath } from '../../model/references/path.ts';
import { type EntrySources, entryPaths, isNotFound, isWithoutPage } from './entry-paths.ts';

/** The file of content by the URL of its page. */
export type FileByUrl = ReadonlyMap<string, string>;

/**
 * Every URL that visitors and search engines may know, without the not-found pages. Undefined while a file with a URL
 * is broken: an unknown URL must not count as removed.
 */
export function addressesOf(sources: EntrySources): FileByUrl | undefined {
  const { entries, signatures, model } = sources;
  const paths = entryPaths(sources);
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
