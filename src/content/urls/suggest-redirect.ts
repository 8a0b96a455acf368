// Where the visitors of an address that is gone are best led: to what it was renamed to, as far as that can be seen,
// else to what stands above it.
import { suggest } from '../../diagnostics/suggest.ts';
import { localeAt, pathIn } from '../../model/route-path.ts';

export interface Known {
  /** The addresses that there are. */
  readonly addresses: ReadonlySet<string>;
  /** Those among them that are not recorded yet: one may be the old page under its new name. */
  readonly fresh: readonly string[];
  /** The recorded addresses that there are no more. */
  readonly lost: readonly string[];
}

/** An address that there is, for the visitors of `gone`. */
export function guessTarget(gone: string, known: Known): string {
  const locale = localeAt(gone);
  const home = pathIn(locale, '/');
  const own = [...known.addresses].filter((url) => localeAt(url) === locale);
  return renamed(gone, known) ?? nearestAbove(gone, own) ?? (own.includes(home) ? home : '/');
}

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);
const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** The same page in the other language: if that is still there, the page has not been renamed. */
const counterpartOf = (url: string): string => (localeAt(url) === 'de' ? pathIn('en', url) : url.replace(/^\/en/, '') || '/');

/** A fresh address that is spelled alike, has the same name in another folder, or took the one place in the folder. */
function renamed(gone: string, { addresses, fresh, lost }: Known): string | undefined {
  const isRenamed = (url: string): boolean => localeAt(url) === localeAt(gone) && !addresses.has(counterpartOf(url));
  if (!isRenamed(gone)) return undefined;
  const own = fresh.filter((url) => localeAt(url) === localeAt(gone));
  const beside = (urls: readonly string[]): string[] => urls.filter((url) => folderOf(url) === folderOf(gone));
  const [moved, ...others] = own.filter((url) => nameOf(url) === nameOf(gone));
  const inItsPlace = beside(lost.filter(isRenamed)).length === 1 && beside(own).length === 1 ? beside(own)[0] : undefined;
  return suggest(gone, own) ?? (others.length === 0 ? moved : undefined) ?? inItsPlace;
}

/** The longest address with which `gone` begins, up to a slash or a hyphen: /one/two → /one, /edition-kitchen → /edition. */
const nearestAbove = (gone: string, own: readonly string[]): string | undefined =>
  own
    .filter((url) => url !== '/' && gone.startsWith(url) && /^[/-]/.test(gone.slice(url.length)))
    .reduce<string | undefined>((best, url) => (best === undefined || url.length > best.length ? url : best), undefined);
