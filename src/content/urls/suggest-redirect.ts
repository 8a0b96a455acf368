// Suggests the target of a redirect for a URL that is gone: the renamed page if it can be recognized, else the page
// above.
import { suggest } from '../../diagnostics/suggest.ts';
import type { Locales } from '../../model/languages/locale.ts';

export interface AddressesNow {
  readonly locales: Locales;
  /** The URLs of existing pages. */
  readonly addresses: ReadonlySet<string>;
  /** Those that are not in the lock yet: one may be the old page under its new name. */
  readonly fresh: readonly string[];
  /** The published URLs that no longer have a page. */
  readonly lost: readonly string[];
}

/** The URL of an existing page, for visitors of `gone`. */
export function guessTarget(gone: string, known: AddressesNow): string {
  const { at, pathIn } = known.locales;
  const home = pathIn(at(gone), '/');
  const own = [...known.addresses].filter((url) => at(url) === at(gone));
  return renamed(gone, known) ?? nearestAbove(gone, own) ?? (own.includes(home) ? home : '/');
}

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);
const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** The URLs of the same page in other languages: while one of them exists, the page has not been renamed. */
const alternatesOf = (url: string, { list, at, pathIn, withoutPrefix }: Locales): string[] =>
  list.filter((locale) => locale !== at(url)).map((locale) => pathIn(locale, withoutPrefix(url)));

/**
 * A new URL that is spelled alike, has the same name in another folder, or is the only new one in a folder that has
 * lost only this one.
 */
function renamed(gone: string, { locales, addresses, fresh, lost }: AddressesNow): string | undefined {
  const { at } = locales;
  const isRenamed = (url: string): boolean => at(url) === at(gone) && !alternatesOf(url, locales).some((each) => addresses.has(each));
  if (!isRenamed(gone)) return undefined;
  const own = fresh.filter((url) => at(url) === at(gone));
  const beside = (urls: readonly string[]): string[] => urls.filter((url) => folderOf(url) === folderOf(gone));
  const [moved, ...others] = own.filter((url) => nameOf(url) === nameOf(gone));
  const inItsPlace = beside(lost.filter(isRenamed)).length === 1 && beside(own).length === 1 ? beside(own)[0] : undefined;
  return suggest(gone, own) ?? (others.length === 0 ? moved : undefined) ?? inItsPlace;
}

/** The longest existing path that `gone` begins with, up to a slash or a hyphen: /one/two → /one, /edition-kitchen → /edition. */
const nearestAbove = (gone: string, own: readonly string[]): string | undefined =>
  own
    .filter((url) => url !== '/' && gone.startsWith(url) && /^[/-]/.test(gone.slice(url.length)))
    .reduce<string | undefined>((best, url) => (best === undefined || url.length > best.length ? url : best), undefined);
