// Suggests the target of a redirect from a removed URL: the renamed page if it can be recognized, otherwise the nearest
// page above or, without any, the home page.
import { suggest } from '../../diagnostics/suggest.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Locales } from '../../model/languages/locale.ts';
import type { FileByUrl } from './urls.ts';

export interface AddressesNow {
  readonly locales: Locales;
  /** The files of existing pages by URL. */
  readonly addresses: FileByUrl;
  /** The URLs of pages that are not in the lock file yet. They may be new URLs of renamed pages. */
  readonly fresh: readonly string[];
  /** The removed URLs: those in the lock file that have neither a page nor a redirect. */
  readonly lost: readonly string[];
}

/** Returns a function that suggests an existing page for a removed URL. All known URLs are indexed once, in advance. */
export function targetGuesser(known: AddressesNow): (gone: string) => string {
  const { at, pathIn } = known.locales;
  const renamed = renames(known);
  const newSlug = newSlugs(known);
  return (gone) => {
    const home = pathIn(at(gone), '/');
    return newSlug(gone) ?? renamed(gone) ?? nearestAbove(gone, known) ?? (known.addresses.has(home) && at(home) === at(gone) ? home : '/');
  };
}

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);
const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/**
 * Returns a function that finds a page whose path changed only in the language of the removed URL. The page is recognized because it
 * still has the old path in another language.
 */
function newSlugs({ locales, addresses }: AddressesNow): (gone: string) => string | undefined {
  const urlOf = new Map([...addresses].map(([url, file]) => [`${locales.at(url)} ${file}`, url] as const));
  return (gone) => {
    const file = alternatesOf(gone, locales)
      .map((each) => addresses.get(each))
      .find((each) => each !== undefined);
    return file === undefined ? undefined : urlOf.get(`${locales.at(gone)} ${file}`);
  };
}

/** Returns the URLs of the same path in other languages. */
const alternatesOf = (url: string, { list, at, pathIn, withoutPrefix }: Locales): string[] =>
  list.filter((locale) => locale !== at(url)).map((locale) => pathIn(locale, withoutPrefix(url)));

/**
 * Returns a function that finds the new URL of a renamed page. Of the new URLs in the language of the removed URL, it returns the
 * first of these:
 * - a URL with a similar spelling
 * - the URL with the same last segment, if there is only one
 * - the URL in the same folder, if there is only one, and if no other URL was removed from this folder
 *
 * It returns undefined if the removed path still exists in another language: `newSlugs` finds such pages.
 */
function renames({ locales, addresses, fresh, lost }: AddressesNow): (gone: string) => string | undefined {
  const { at } = locales;
  const isGone = (url: string): boolean => !alternatesOf(url, locales).some((each) => addresses.has(each));
  const folderKey = (url: string): string => `${at(url)} ${folderOf(url)}`;
  const nameKey = (url: string): string => `${at(url)} ${nameOf(url)}`;
  const [inLanguage, named, inFolder] = [groupBy(fresh, at), groupBy(fresh, nameKey), groupBy(fresh, folderKey)];
  const lostFrom = groupBy(lost.filter(isGone), folderKey);
  return (gone) => {
    if (!isGone(gone)) return undefined;
    const own = inLanguage.get(at(gone)) ?? [];
    const [moved, ...others] = named.get(nameKey(gone)) ?? [];
    const [inItsPlace, ...further] = inFolder.get(folderKey(gone)) ?? [];
    const isOnlyOne = further.length === 0 && lostFrom.get(folderKey(gone))?.length === 1;
    return suggest(gone, own) ?? (others.length === 0 ? moved : undefined) ?? (isOnlyOne ? inItsPlace : undefined);
  };
}

/**
 * Returns the longest existing URL in the same language that is a prefix of `gone` and ends before a slash or a hyphen:
 * /one/two → /one, /tour-harbour → /tour.
 */
function nearestAbove(gone: string, { addresses, locales: { at } }: AddressesNow): string | undefined {
  for (let end = gone.length - 1; end > 0; end -= 1) {
    const above = gone.slice(0, end);
    if (/[/-]/.test(gone[end] ?? '') && addresses.has(above) && at(above) === at(gone)) return above;
  }
  return undefined;
}
