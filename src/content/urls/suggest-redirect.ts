// Suggests the target of a redirect for a URL that is gone: the renamed page if it can be recognized, else the page
// above.

import { suggest } from '../../diagnostics/suggest.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Locales } from '../../model/languages/locale.ts';
import type { FileByUrl } from './urls.ts';

export interface AddressesNow {
  readonly locales: Locales;
  /** The existing pages. */
  readonly addresses: FileByUrl;
  /** The URLs that are not in the lock yet: one may be the new URL of a lost page. */
  readonly fresh: readonly string[];
  /** The published URLs that no longer have a page. */
  readonly lost: readonly string[];
}

/** A function that returns the URL of an existing page for visitors of one that is gone. It goes through all known ones once. */
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

/** Finds the URL of a page that had the same path in every language, and has another in the language of the URL that is gone. */
function newSlugs({ locales, addresses }: AddressesNow): (gone: string) => string | undefined {
  const urlOf = new Map([...addresses].map(([url, file]) => [`${locales.at(url)} ${file}`, url] as const));
  return (gone) => {
    const file = alternatesOf(gone, locales)
      .map((each) => addresses.get(each))
      .find((each) => each !== undefined);
    return file === undefined ? undefined : urlOf.get(`${locales.at(gone)} ${file}`);
  };
}

/** The URLs of the same page in other languages: while one of them exists, the page has not been renamed. */
const alternatesOf = (url: string, { list, at, pathIn, withoutPrefix }: Locales): string[] =>
  list.filter((locale) => locale !== at(url)).map((locale) => pathIn(locale, withoutPrefix(url)));

/**
 * Finds a new URL that is spelled alike, has the same name in another folder, or is the only new one in a folder that has
 * lost only this one.
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

/** The longest existing path that `gone` begins with, up to a slash or a hyphen: /one/two → /one, /tour-harbour → /tour. */
function nearestAbove(gone: string, { addresses, locales: { at } }: AddressesNow): string | undefined {
  for (let end = gone.length - 1; end > 0; end -= 1) {
    const above = gone.slice(0, end);
    if (/[/-]/.test(gone[end] ?? '') && addresses.has(above) && at(above) === at(gone)) return above;
  }
  return undefined;
}
