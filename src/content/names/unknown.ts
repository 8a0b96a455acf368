import { createFinding, type Finding, type FindingPlace } from '../../diagnostics/diagnostic.ts';
import { sameOrSimilar, suggest } from '../../diagnostics/suggest.ts';
import { assetFile, isBeside } from '../../model/asset-file.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';

export type UnknownCode =
  | 'external-unknown'
  | 'contact-unknown'
  | 'anchor-unknown'
  | 'price-list-unknown'
  | 'campaign-unknown'
  | 'icon-unknown'
  | 'asset-unknown'
  | 'public-file-unknown'
  | 'fact-unknown';

/** Codes about names of files. */
const fileCodes: ReadonlySet<UnknownCode> = new Set<UnknownCode>(['asset-unknown', 'public-file-unknown']);

interface UnknownName {
  readonly name: string;
  readonly known: readonly string[];
}

/** Returns the finding for an unknown name, with the most similar known name. If several anchors have its words, it has these instead. */
export const unknownName = (code: UnknownCode, place: FindingPlace, { name, known }: UnknownName): Finding => {
  const anchors = code === 'anchor-unknown' ? sameWords(name, known) : [];
  if (anchors.length > 1) return createFinding(code, place, { name, known: [...anchors].sort(), suggestion: undefined });
  const suggestion = fileCodes.has(code) ? similarFile(name, known) : (anchors[0] ?? suggest(name, known));
  return createFinding(code, place, {
    name,
    known: code === 'asset-unknown' ? sortAssets(known, place.file) : [...known].sort(),
    suggestion,
  });
};

/** Sorts the names of assets: pictures beside `file` come first, and those beside texts in other folders last. */
const sortAssets = (known: readonly string[], file: string): readonly string[] => {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const isOwn = (asset: string): boolean => folder !== '' && assetFile(asset).startsWith(folder);
  const rank = (asset: string): number => (isBeside(asset) ? (isOwn(asset) ? 0 : 2) : 1);
  return [...known].sort((one, other) => rank(one) - rank(other) || byCodeUnits(one, other));
};

/** Returns the only file with the same name in another folder or with another extension; undefined if there is none or several. */
export function sameFile(name: string, known: readonly string[]): string | undefined {
  const stem = (file: string): string =>
    file
      .replace(/^.*[/\\]/, '')
      .replace(/\.\w+$/, '')
      .toLowerCase();
  const [found, ...others] = known.filter((file) => stem(file) === stem(name));
  return others.length === 0 ? found : undefined;
}

/** Returns the only file with the same name, or the most similar one; undefined if there is none. */
export const similarFile = (name: string, known: readonly string[]): string | undefined => sameFile(name, known) ?? suggest(name, known);

/** Returns the ids of the same words; other generators leave out other marks: `fix` for `--fix`, `has-many` for `has_many`. */
function sameWords(name: string, known: readonly string[]): readonly string[] {
  const letters = (id: string): string => id.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  const own = letters(name);
  return own === '' ? [] : known.filter((id) => letters(id) === own);
}

/** Returns the finding for an anchor that a page lacks in one of its languages. */
export const unknownInLanguage = (place: FindingPlace, { name, known }: UnknownName, language: string): Finding =>
  createFinding('anchor-language', place, { name, known: [...known].sort(), suggestion: suggest(name, known), language });

interface KnownEntries {
  readonly folder: string;
  readonly singular: string;
  readonly known: readonly string[];
}

/** Returns the finding for an entry that a collection does not have. */
export function unknownEntry(place: FindingPlace, name: string, { folder, singular, known }: KnownEntries): Finding {
  const suggestion = suggest(name, known) ?? sameOrSimilar(idIn(name, folder), known);
  return createFinding('entry-unknown', place, { name, folder, singular, known: [...known].sort(), suggestion });
}

/** Returns the id in the name of a file or in a URL: `notes` for `pages/notes.yaml` and `/notes.html`. */
const idIn = (name: string, folder: string): string =>
  name.replace(/\.(?:ya?ml|mdx?|html?)$/i, '').replace(new RegExp(`^/?(?:content/)?(?:${folder}/)?`), '');

/** Returns the finding for a name that no file defines. Its kind is one whose names schemas mark with `defines`. */
export const unknownDefined = (
  place: FindingPlace,
  name: string,
  { kind, known }: { readonly kind: string; readonly known: readonly string[] },
): Finding => createFinding('name-unknown', place, { name, kind, known: [...known].sort(), suggestion: suggest(name, known) });
