// Where the visitors of an address that is gone are best led: to what it was renamed to, as far as that can be seen,
// else to what stands above it.
import { suggest } from '../diagnostics/suggest.ts';
import { defaultLocale } from '../model/locale.ts';
import { localeAt, pathIn } from '../model/route-path.ts';

export interface Known {
  /** The addresses that there are. */
  readonly addresses: readonly string[];
  /** Those among them that are not recorded yet: one may be the old page under its new name. */
  readonly fresh: readonly string[];
}

/** An address that there is, for the visitors of `gone`. */
export function guessTarget(gone: string, { addresses, fresh }: Known): string {
  const locale = localeAt(gone);
  const own = addresses.filter((url) => localeAt(url) === locale);
  return (
    renamed(
      gone,
      fresh.filter((url) => own.includes(url)),
    ) ??
    nearestAbove(gone, own) ??
    (own.includes(pathIn(locale, '/')) ? pathIn(locale, '/') : pathIn(defaultLocale, '/'))
  );
}

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);
const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** The fresh address that is spelled alike, has the same name in another folder, or is the only one in the folder. */
function renamed(gone: string, fresh: readonly string[]): string | undefined {
  const beside = fresh.filter((url) => folderOf(url) === folderOf(gone));
  const moved = fresh.filter((url) => nameOf(url) === nameOf(gone));
  return suggest(gone, fresh) ?? (moved.length === 1 ? moved[0] : undefined) ?? (beside.length === 1 ? beside[0] : undefined);
}

/** The longest address with which `gone` begins, up to a slash or a hyphen: /one/two → /one, /edition-kitchen → /edition. */
const nearestAbove = (gone: string, own: readonly string[]): string | undefined =>
  own
    .filter((url) => url !== '/' && gone.startsWith(url) && /^[/-]/.test(gone.slice(url.length)))
    .reduce<string | undefined>((best, url) => (best === undefined || url.length > best.length ? url : best), undefined);
