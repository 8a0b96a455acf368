// Indexes everything that content can refer to by name: ids, external sites, contacts, price lists, icons and files.
// Works on data before validation, so that a mistake in a file does not invalidate every link to it.
import type * as z from 'zod';
import type { ContentModel } from '../../model/collection.ts';
import { isBlock } from '../../model/data/block.ts';
import { definitionOf, metaIn, walkNames } from '../../model/data/schema-walk.ts';
import { valueAt } from '../../model/data/value-at.ts';
import { proseFile } from '../../model/entries/prose-file.ts';
import { collectionOf, idOf, isEntryFile } from '../../model/entry-file.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import type { NameKind } from '../../model/references/names.ts';
import { fallbackProse } from '../fallback.ts';
import type { Signature, Signatures } from '../signature.ts';

/** An entry. `languages` are also undefined if its file is broken. */
export interface Target extends Pick<Signature, 'languages' | 'isDraft' | 'priceLists'> {
  readonly file: string;
  /** The ids of the sections of the entry; undefined if the entry has no sections, or its file is broken. */
  readonly anchors: readonly string[] | undefined;
  /** The ids of headings in the prose of the entry, by language. A language is missing if its headings are unknown. */
  readonly headings: Readonly<Record<Locale, readonly string[]>>;
  /** The dates between which the entry is shown. */
  readonly dates: Pick<Signature, 'validFrom' | 'validUntil'>;
}

/** The names that content can refer to. A list is undefined if the file that defines it is broken; then no name counts as unknown. */
export interface Names {
  /** Entries by folder and id. */
  readonly entries: ReadonlyMap<string, ReadonlyMap<string, Target>>;
  readonly externals: readonly string[] | undefined;
  readonly phones: readonly string[] | undefined;
  readonly emails: readonly string[] | undefined;
  readonly priceLists: readonly string[] | undefined;
  readonly campaigns: readonly string[] | undefined;
  /** Names that schemas mark with `defines`, by kind. */
  readonly defined: DefinedNames;
  readonly icons: readonly string[];
  readonly assets: readonly string[];
  /** The paths of the files in `public/`, relative to that folder. */
  readonly publicFiles: readonly string[];
}

export type DefinedNames = Readonly<Record<NameKind, readonly string[] | undefined>>;

/** Returns the keys of a block; undefined for any other value, which validation reports. */
const keysOf = (value: unknown): string[] | undefined => (isBlock(value) ? Object.keys(value) : undefined);

/**
 * Returns the value of an optional key, or an empty block if the key is missing. If the key is missing and a sibling key is not `known`,
 * returns undefined, because the sibling may be a misspelling of `key`.
 */
function partOf(whole: unknown, key: string, known: readonly string[]): unknown {
  const keys = keysOf(whole);
  if (keys === undefined || keys.includes(key)) return valueAt(whole, [key]);
  return keys.every((each) => known.includes(each)) ? {} : undefined;
}

interface HeadingSources {
  readonly locales: Locales;
  /** The ids of the headings of each file of prose that could be read. */
  readonly headings: ReadonlyMap<string, readonly string[]>;
}

/** Returns the ids of headings that the entry in `file` always shows in a language; undefined if a text is missing or broken. */
function headingsIn(
  { file, signature, locale }: { readonly file: string; readonly signature: Signature | undefined; readonly locale: Locale },
  { locales, headings }: HeadingSources,
): readonly string[] | undefined {
  // Sections with dates are skipped, because links must not lead to them.
  const lasting = (signature?.sections ?? []).filter(({ validFrom, validUntil }) => validFrom === undefined && validUntil === undefined);
  const found = lasting.flatMap(({ source }) => {
    if (source === undefined) return [];
    const own = proseFile(file, source, locale);
    return [headings.get(own) ?? headings.get(fallbackProse(own, locales, (each) => headings.has(each)) ?? '')];
  });
  return found.every((ids) => ids !== undefined) ? found.flat() : undefined;
}

const targetOf = (file: string, signature: Signature | undefined, sources: HeadingSources): Target => ({
  file,
  languages: signature?.languages,
  anchors: signature?.sections?.flatMap(({ id }) => id ?? []),
  headings: Object.fromEntries(
    sources.locales.list.flatMap((locale) => {
      const ids = headingsIn({ file, signature, locale }, sources);
      return ids === undefined ? [] : [[locale, ids]];
    }),
  ),
  isDraft: signature?.isDraft === true,
  dates: signature ?? {},
  ...(signature?.priceLists && { priceLists: signature.priceLists }),
});

/** Returns the targets by folder and id. If two files have the same id, which another check reports, the first one is used. */
function targetsIn(signatures: Signatures, sources: HeadingSources): ReadonlyMap<string, ReadonlyMap<string, Target>> {
  const targets = new Map<string, Map<string, Target>>();
  for (const [file, signature] of signatures) {
    const folder = collectionOf(file) ?? '';
    const inFolder = targets.get(folder) ?? new Map<string, Target>();
    if (!inFolder.has(idOf(file))) inFolder.set(idOf(file), targetOf(file, signature, sources));
    targets.set(folder, inFolder);
  }
  return targets;
}

export interface NameSources {
  readonly signatures: Signatures;
  /** The data of files that are not entries; undefined for one that could not be parsed. */
  readonly single: ReadonlyMap<string, unknown>;
  readonly assets: Iterable<string>;
  readonly publicFiles: Iterable<string>;
  readonly defined: DefinedNames;
  /** The ids of the headings of each file of prose that could be read. */
  readonly headings: HeadingSources['headings'];
}

/** Indexes the names in content. */
export function indexNames(
  { signatures, single, assets, publicFiles, defined, headings }: NameSources,
  { files, icons, locales }: Pick<ContentModel, 'files' | 'icons' | 'locales'>,
): Names {
  const site = single.get('site.yaml');
  const prices = single.get('prices.yaml');
  const known = Object.keys((files['site.yaml'] && definitionOf(files['site.yaml'].schema).shape) ?? {});
  return {
    entries: targetsIn(signatures, { locales, headings }),
    externals: keysOf(partOf(site, 'externals', known)),
    phones: contactsWith(partOf(site, 'contacts', known), 'phone'),
    emails: contactsWith(partOf(site, 'contacts', known), 'email'),
    priceLists: single.has('prices.yaml') ? keysOf(valueAt(prices, ['lists'])) : [],
    campaigns: single.has('prices.yaml') ? keysOf(valueAt(prices, ['campaigns'])) : [],
    defined,
    icons,
    assets: [...assets],
    publicFiles: [...publicFiles],
  };
}

const contactsWith = (contacts: unknown, key: 'phone' | 'email'): string[] | undefined =>
  keysOf(contacts)?.filter((name) => valueAt(contacts, [name, key]) !== undefined);

/** Returns the names that the data of one file defines, each with its kind. */
export function definedIn(schema: z.ZodType | undefined, data: unknown): readonly (readonly [NameKind, string])[] {
  const found: (readonly [NameKind, string])[] = [];
  if (schema === undefined) return found;
  walkNames(schema, data, (own, value) => {
    const kind = metaIn(own).defines;
    if (kind !== undefined && typeof value === 'string') found.push([kind, value]);
  });
  return found;
}

/**
 * Returns the names of each kind that schemas mark with `defines`. A kind is missing if no file defines a name of this
 * kind, and its list is undefined while a broken file might define one.
 */
export function definedNames(data: ReadonlyMap<string, unknown>, found: readonly (readonly [NameKind, string])[]): DefinedNames {
  const readable = ![...data.values()].includes(undefined) || [...data].every(([file, value]) => value !== undefined || !isEntryFile(file));
  const kinds = [...new Set(found.map(([kind]) => kind))];
  return Object.fromEntries(
    kinds.map((kind) => [kind, readable ? found.flatMap(([each, name]) => (each === kind ? [name] : [])) : undefined]),
  );
}
