// Signatures: the parts of entries that other files can depend on. URLs, names and most checks of the site are computed from signatures,
// and therefore not computed again while texts are edited. The types prevent these computations from reading other parts of entries.
import type { ContentModel } from '../model/collection.ts';
import type { Schema } from '../model/data/schema-walk.ts';
import { valueAt } from '../model/data/value-at.ts';
import { entryLanguagesIn, type Languages, scalarsIn } from '../model/data/walk.ts';
import type { EntryPath } from '../model/entries/path.ts';
import { collectionOf, idOf, isEntryFile } from '../model/entry-file.ts';
import type { Locale, Locales } from '../model/languages/locale.ts';
import { isPriceListKey } from '../model/prices/prices.ts';
import { type RouteData, routeDataOf } from '../model/route-data.ts';
import { isDraft } from '../model/time/dated.ts';
import { listsOf, valuesAt } from '../store/lists.ts';
import { defineQuery, defineStoredQuery, storedAsData } from '../store/query.ts';
import type { QueryCache } from '../store/query-cache.ts';
import { parseData } from './validation/parse-data.ts';
import type { Schemas } from './validation/validate-all.ts';

const signatureQuery = defineStoredQuery<unknown, ReturnType<typeof signatureOf>>('signature', storedAsData(), { cutsOff: true });
const metaQuery = defineStoredQuery<unknown, ReturnType<typeof metaOf>>('meta', storedAsData(), { cutsOff: true });
const entryFilesQuery = defineQuery('files of entries');
const otherFilesQuery = defineQuery('files that are not entries');
const signaturesQuery = defineQuery('signatures');
const metasQuery = defineQuery('metas');
const singleFilesQuery = defineQuery('single files');

/** The part of a section that other files can depend on. Values of a wrong type are left out, because validation reports them. */
interface SectionSignature {
  readonly type?: string;
  readonly id?: string;
  /** The name of the prose that the section shows. */
  readonly source?: string;
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/** The signature of an entry, as plain data. Missing and invalid values are left out, because validation reports them. */
export interface Signature {
  /**
   * The languages of the entry: all languages of the site if it has no list; undefined if the list is empty or names an unknown language.
   */
  readonly languages: Languages;
  readonly path?: EntryPath | undefined;
  /** The data that the route of the collection reads. */
  readonly routeData?: RouteData;
  readonly isDraft: boolean;
  readonly validFrom?: string;
  readonly validUntil?: string;
  /** The id of the parent page. */
  readonly parent?: string;
  /** The name of the entry's text, if the entry is a Markdown file. */
  readonly markdown?: string;
  /** The price lists that the entry names outside of its texts; missing if there are none. */
  readonly priceLists?: readonly string[];
  /** Undefined if the entry has no list of sections. The text of a Markdown file counts as a section. */
  readonly sections: readonly SectionSignature[] | undefined;
}

/**
 * Title and description of an entry for search engines, by language. They are not part of the signature, because checks
 * of paths and links do not depend on them.
 */
interface MetaTexts {
  readonly title: Readonly<Record<Locale, string>>;
  readonly description: Readonly<Record<Locale, string>>;
}

/** Titles and descriptions by the file of the entry. */
export type Metas = ReadonlyMap<string, MetaTexts>;

/** Signatures by the file of the entry; undefined for an entry that could not be parsed. */
export type Signatures = ReadonlyMap<string, Signature | undefined>;

const textsOf = <Key extends string>(block: unknown, keys: readonly Key[]): { readonly [K in Key]?: string } =>
  // The cast holds because only texts under `keys` are added.
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = valueAt(block, [key]);
      return typeof value === 'string' ? [[key, value]] : [];
    }),
  ) as { readonly [K in Key]?: string };

interface SignatureTools extends Pick<ContentModel, 'locales' | 'collections'> {
  readonly schemas: Schemas;
}

/** Returns the path of an entry: a text, or a text in each language. */
function pathIn(data: unknown, locales: Locales): EntryPath | undefined {
  const written = valueAt(data, ['path']);
  if (typeof written === 'string') return written;
  // `textsOf` returns texts by language, which is the type of paths.
  const byLanguage = textsOf(written, locales.list) as EntryPath;
  return Object.keys(byLanguage).length === 0 ? undefined : byLanguage;
}

/** Returns the data after validation by the schema; undefined if it is invalid. */
function validData(schema: Schema | undefined, data: unknown, file: string): object | undefined {
  const { data: value } = schema === undefined ? {} : parseData(schema, data, file);
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** Returns the signature of the data of an entry. */
function signatureOf(data: unknown, file: string, { locales, collections, schemas }: SignatureTools): Signature | undefined {
  if (data === undefined) return undefined;
  const sections = valueAt(data, ['sections']);
  const languages = entryLanguagesIn(data, locales);
  const path = pathIn(data, locales);
  const collection = collections[collectionOf(file) ?? ''];
  const routeData =
    collection &&
    routeDataOf(
      collection,
      { id: idOf(file), path, languages: languages ?? locales.list, validData: () => validData(schemas.get(file), data, file) },
      locales,
    );
  const priceLists = priceListsIn(data);
  return {
    languages,
    isDraft: isDraft(data),
    ...(priceLists.length > 0 && { priceLists }),
    ...(path !== undefined && { path }),
    ...(routeData !== undefined && { routeData }),
    ...textsOf(data, ['parent', 'validFrom', 'validUntil', 'markdown']),
    sections: sectionsOf(sections, textsOf(data, ['markdown'])),
  };
}

function priceListsIn(data: unknown): readonly string[] {
  const named = scalarsIn(data).filter(({ path }) => isPriceListKey(path.at(-1)));
  return [...new Set(named.flatMap(({ scalar }) => (typeof scalar === 'string' ? [scalar] : [])))];
}

function sectionsOf(sections: unknown, { markdown }: Pick<Signature, 'markdown'>): Signature['sections'] {
  const own = Array.isArray(sections)
    ? sections.map((section) => textsOf(section, ['type', 'id', 'source', 'validFrom', 'validUntil']))
    : undefined;
  return markdown === undefined ? own : [...(own ?? []), { source: markdown }];
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
 * Collects the parts of files that other files can depend on. Each map is the same object as in the previous run if
 * none of its values has changed.
 */
export function sharedContent(data: ReadonlyMap<string, unknown>, tools: SharedTools): SharedContent {
  const { model, schemas, queries } = tools;
  const { locales, collections } = model;
  const { keys: files } = listsOf(queries, 'data', data);
  const keys = queries.compute(entryFilesQuery, [files], () => files.filter(isEntryFile));
  const others = queries.compute(otherFilesQuery, [files], () => files.filter((file) => !isEntryFile(file)));
  const inputs = valuesAt(queries, 'data of entries', { map: data, keys });
  const request = { keys, inputs, from: [locales] };
  // `schemas` is not an input, because the schema of a file depends only on its path and the model.
  const signed = { query: signatureQuery, keys, inputs, from: [locales, collections] };
  const all = queries.each(signed, (value, file) => signatureOf(value, file, { locales, collections, schemas }));
  const metas = queries.each({ query: metaQuery, ...request }, (value) => metaOf(value, locales));
  const single = others.map((file) => [file, data.get(file)] as const);
  return {
    signatures: queries.compute(signaturesQuery, [keys, all], () => new Map(keys.map((file, index) => [file, all[index]]))),
    metas: queries.compute(metasQuery, [keys, metas], () => new Map(keys.flatMap((file, index) => pair(file, metas[index])))),
    single: queries.compute(singleFilesQuery, single.flat(), () => new Map(single)),
  };
}

interface SharedTools {
  readonly model: Pick<ContentModel, 'locales' | 'collections'>;
  readonly schemas: Schemas;
  readonly queries: QueryCache;
}

const pair = <T>(file: string, value: T | undefined): (readonly [string, T])[] => (value === undefined ? [] : [[file, value]]);
