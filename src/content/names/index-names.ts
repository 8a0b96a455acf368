// What there is to refer to: every id, address, contact, price list, icon and file by name. Made from the
// raw data, so that a file with one mistake does not make every link to it a mistake too.
import type * as z from 'zod';
import { definitionOf, metaIn, walkSchema } from '../../data/schema-walk.ts';
import { valueAt } from '../../data/value-at.ts';
import type { Languages } from '../../data/walk.ts';
import { type ContentModel, collectionOf, idOf, isEntryFile } from '../../model/collection.ts';
import type { NameKind } from '../../model/references/names.ts';
import type { Signature, Signatures } from '../signature.ts';

export interface Target {
  readonly file: string;
  /** Undefined where its file is broken. */
  readonly languages: Languages;
  /** The ids of its sections; undefined where it has none, or its file is broken. */
  readonly anchors: readonly string[] | undefined;
  readonly isDraft: boolean;
  /** When it is there. */
  readonly dates: Pick<Signature, 'validFrom' | 'validUntil'>;
}

/** Lists are undefined where the file that would say so is broken: then nothing is unknown. */
export interface Names {
  /** By folder and id. */
  readonly entries: ReadonlyMap<string, ReadonlyMap<string, Target>>;
  readonly externals: readonly string[] | undefined;
  readonly phones: readonly string[] | undefined;
  readonly emails: readonly string[] | undefined;
  readonly priceLists: readonly string[] | undefined;
  readonly campaigns: readonly string[] | undefined;
  /** What schemas mark with `defines`, by kind. */
  readonly defined: DefinedNames;
  readonly icons: readonly string[];
  readonly assets: readonly string[];
}

export type DefinedNames = Readonly<Record<NameKind, readonly string[] | undefined>>;

/** The entries of a collection that links and parents may name: hosts show the not-found page, nothing leads to it. */
export const linkable = ({ entries }: Names, folder: string, { notFound }: Pick<ContentModel, 'notFound'>): string[] =>
  [...(entries.get(folder)?.keys() ?? [])].filter((id) => `${folder}/${id}` !== notFound);

/** The keys of a block; undefined where there is none, which is reported as such. */
const keysOf = (value: unknown): string[] | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : undefined;
/** What stands under a key that may be left out; undefined where a key beside it is not `known`, which may be meant for it. */
function partOf(whole: unknown, key: string, known: readonly string[]): unknown {
  const keys = keysOf(whole);
  if (keys === undefined || keys.includes(key)) return valueAt(whole, [key]);
  return keys.every((each) => known.includes(each)) ? {} : undefined;
}

const targetOf = (file: string, signature: Signature | undefined): Target => ({
  file,
  languages: signature?.languages,
  anchors: signature?.sections?.flatMap(({ id }) => id ?? []),
  isDraft: signature?.isDraft === true,
  dates: signature ?? {},
});

/** Of two files with one id, which is reported as such, the first. */
function targetsIn(signatures: Signatures): ReadonlyMap<string, ReadonlyMap<string, Target>> {
  const targets = new Map<string, Map<string, Target>>();
  for (const [file, signature] of signatures) {
    const folder = collectionOf(file) ?? '';
    const inFolder = targets.get(folder) ?? new Map<string, Target>();
    if (!inFolder.has(idOf(file))) inFolder.set(idOf(file), targetOf(file, signature));
    targets.set(folder, inFolder);
  }
  return targets;
}

export interface NameSources {
  readonly signatures: Signatures;
  /** The data of files that are no entries; one that could not be parsed is there with undefined. */
  readonly single: ReadonlyMap<string, unknown>;
  readonly assets: Iterable<string>;
  readonly defined: DefinedNames;
}

/** The names in content. */
export function indexNames(
  { signatures, single, assets, defined }: NameSources,
  { files, icons }: Pick<ContentModel, 'files' | 'icons'>,
): Names {
  const site = single.get('site.yaml');
  const prices = single.get('prices.yaml');
  const known = Object.keys((files['site.yaml'] && definitionOf(files['site.yaml'].schema).shape) ?? {});
  return {
    entries: targetsIn(signatures),
    externals: keysOf(partOf(site, 'externals', known)),
    phones: contactsWith(partOf(site, 'contacts', known), 'phone'),
    emails: contactsWith(partOf(site, 'contacts', known), 'email'),
    priceLists: single.has('prices.yaml') ? keysOf(valueAt(prices, ['lists'])) : [],
    campaigns: single.has('prices.yaml') ? keysOf(valueAt(prices, ['campaigns'])) : [],
    defined,
    icons,
    assets: [...assets],
  };
}

const contactsWith = (contacts: unknown, key: 'phone' | 'email'): string[] | undefined =>
  keysOf(contacts)?.filter((name) => valueAt(contacts, [name, key]) !== undefined);

/** What the data of one file defines: kinds and names in turn. */
export function definedIn(schema: z.ZodType | undefined, data: unknown): readonly (readonly [NameKind, string])[] {
  const found: (readonly [NameKind, string])[] = [];
  if (schema === undefined) return found;
  walkSchema(schema, data, (own, value) => {
    const kind = metaIn(own).defines;
    if (kind !== undefined && typeof value === 'string') found.push([kind, value]);
  });
  return found;
}

/**
 * The names of each kind that schemas mark with `defines`. None are known of a kind that no file defines, or while a file
 * is broken, which might.
 */
export function definedNames(data: ReadonlyMap<string, unknown>, found: readonly (readonly [NameKind, string])[]): DefinedNames {
  const readable = [...data].every(([file, value]) => value !== undefined || !isEntryFile(file));
  const kinds = [...new Set(found.map(([kind]) => kind))];
  return Object.fromEntries(
    kinds.map((kind) => [kind, readable ? found.flatMap(([each, name]) => (each === kind ? [name] : [])) : undefined]),
  );
}
