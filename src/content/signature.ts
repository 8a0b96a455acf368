// The part of an entry that other files can depend on. Checks across files, and everything else that is computed across
// files, get only this of an entry, so that they do not run again while its texts are edited; the compiler reports when
// one needs more.

import { isEntryFile } from '../model/collection.ts';
import { valueAt } from '../model/data/value-at.ts';
import { type Languages, listedLanguages } from '../model/data/walk.ts';
import type { Locale, Locales } from '../model/languages/locale.ts';
import { isDraft } from '../model/time/dated.ts';
import { defineQuery, defineStoredQuery, storedAsData } from '../store/query.ts';
import type { QueryCache } from '../store/query-cache.ts';

const signatureQuery = defineStoredQuery<unknown, ReturnType<typeof signatureOf>>('signature', storedAsData(), { cutsOff: true });
const metaQuery = defineStoredQuery<unknown, ReturnType<typeof metaOf>>('meta', storedAsData(), { cutsOff: true });
const entryPlacesQuery = defineQuery('places of entries');
const singleFilePlacesQuery = defineQuery('places of single files');
const entryFilesQuery = defineQuery('files of entries');
const signaturesQuery = defineQuery('signatures');
const metasQuery = defineQuery('metas');
const singleFilesQuery = defineQuery('single files');

/** The part of a section that other files can depend on; values that are not texts are left out, and validation reports them. */
interface SectionSignature {
  readonly type?: string;
  readonly id?: string;
  /** The name of the prose that it shows. */
  readonly source?: string;
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/** Plain data; validation reports what is missing or not a text. */
export interface Signature {
  /** Undefined where it lists none, or one that does not exist. */
  readonly languages: Languages;
  readonly path?: string;
  readonly isDraft: boolean;
  readonly validFrom?: string;
  readonly validUntil?: string;
  /** The id of the page above. */
  readonly parent?: string;
  /** Undefined if there is no list. */
  readonly sections: readonly SectionSignature[] | undefined;
}

/** What search engines show of an entry, by language. Apart from the signature: checks of paths and links do not depend on it. */
interface MetaTexts {
  readonly title: Readonly<Record<Locale, string>>;
  readonly description: Readonly<Record<Locale, string>>;
}

/** By the file of each entry. */
export type Metas = ReadonlyMap<string, MetaTexts>;

/** By the file of each entry; undefined for one that could not be parsed. */
export type Signatures = ReadonlyMap<string, Signature | undefined>;

const textsOf = <Key extends string>(block: unknown, keys: readonly Key[]): { readonly [K in Key]?: string } =>
  // Only texts under these keys are added.
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = valueAt(block, [key]);
      return typeof value === 'string' ? [[key, value]] : [];
    }),
  ) as { readonly [K in Key]?: string };

/** The signature of the data of an entry. */
function signatureOf(data: unknown, locales: Locales): Signature | undefined {
  if (data === undefined) return undefined;
  const sections = valueAt(data, ['sections']);
  return {
    languages: listedLanguages(data, locales),
    isDraft: isDraft(data),
    ...textsOf(data, ['path', 'parent', 'validFrom', 'validUntil']),
    sections: Array.isArray(sections)
      ? sections.map((section) => textsOf(section, ['type', 'id', 'source', 'validFrom', 'validUntil']))
      : undefined,
  };
}

function metaOf(data: unknown, locales: Locales): MetaTexts {
  const meta = (key: string) => textsOf(valueAt(data, ['meta', key]), locales.list) as Readonly<Record<Locale, string>>;
  return { title: meta('title'), description: meta('description') };
}

export interface SharedContent {
  readonly signatures: Signatures;
  readonly metas: Metas;
  /** The whole data of files that are not entries. */
  readonly single: ReadonlyMap<string, unknown>;
}

/**
 * What files can depend on in each other; each map is the same object as the last time while none of its values has
 * changed.
 */
export function sharedContent({ keys: files, inputs: data }: DataOfFiles, locales: Locales, queries: QueryCache): SharedContent {
  const entries = queries.compute(entryPlacesQuery, [files], () => placesWhere(files, isEntryFile));
  const others = queries.compute(singleFilePlacesQuery, [files], () => placesWhere(files, (file) => !isEntryFile(file)));
  const keys = queries.compute(entryFilesQuery, [files], () => named(files, entries));
  const inputs = entries.map((place) => data[place]);
  const request = { keys, inputs, from: [locales] };
  const all = queries.each({ query: signatureQuery, ...request }, (value) => signatureOf(value, locales));
  const metas = queries.each({ query: metaQuery, ...request }, (value) => metaOf(value, locales));
  const single = others.map((place) => [files[place] ?? '', data[place]] as const);
  return {
    signatures: queries.compute(signaturesQuery, [keys, all], () => new Map(keys.map((file, index) => [file, all[index]]))),
    metas: queries.compute(metasQuery, [keys, metas], () => new Map(keys.flatMap((file, index) => pair(file, metas[index])))),
    single: queries.compute(singleFilesQuery, single.flat(), () => new Map(single)),
  };
}

/** The data of all files, in the order of their names. */
interface DataOfFiles {
  readonly keys: readonly string[];
  readonly inputs: readonly unknown[];
}

const placesWhere = (files: readonly string[], isWanted: (file: string) => boolean): readonly number[] =>
  files.flatMap((file, place) => (isWanted(file) ? [place] : []));

const named = (files: readonly string[], places: readonly number[]): readonly string[] => places.map((place) => files[place] ?? '');

const pair = <T>(file: string, value: T | undefined): (readonly [string, T])[] => (value === undefined ? [] : [[file, value]]);
