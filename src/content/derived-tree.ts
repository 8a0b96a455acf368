import * as z from 'zod';
import { createFinding, type Finding } from '../diagnostics/diagnostic.ts';
import { messageOf } from '../diagnostics/template-error.ts';
import type { ContentModel } from '../model/collection.ts';
import { onLine } from '../model/data/place.ts';
import type { Schema } from '../model/data/schema-walk.ts';
import type { EntriesFunction, EntryPlace } from '../model/entries/source.ts';
import { entryFilesIn, idOf } from '../model/entry-file.ts';
import { type Sourced, withSourced } from './sourced-tree.ts';
import type { ContentTree } from './tree.ts';
import { schemaIn } from './validation/schema-in-locales.ts';
import { parsePlain } from './yaml/parse.ts';

export interface DeriveTools {
  readonly model: Pick<ContentModel, 'collections' | 'locales'>;
  readonly digest: (text: string) => string;
  /** Converts the result of a function to entries. */
  readonly asEntries: (returned: unknown, from: EntriesFunction) => Pick<Sourced, 'entries' | 'problems'>;
}

/** The place of findings about a function whose position is unknown. */
const unknownPlace: Required<EntryPlace> = { file: '../archipel.config.ts', line: 1, column: 1 };

/** Returns `tree` with the entries that functions of the site derive from its entries, as files that are not on disk. */
export function withDerived(tree: ContentTree, tools: DeriveTools): ContentTree {
  const { model, digest } = tools;
  const deriving = Object.entries(model.collections).flatMap(([folder, { derived }]) =>
    derived === undefined ? [] : [{ folder, derived }],
  );
  if (deriving.length === 0) return tree;
  const given = givenEntries(tree, model);
  const lacking = new Set(tree.lacking);
  const results = deriving.map(({ folder, derived }): Pick<Sourced, 'entries' | 'problems'> => {
    const place = tree.placeOf?.(derived.entries) ?? unknownPlace;
    try {
      const from = derived.from.map((name) => ({ name, ...given(name) }));
      // The type of the parameter depends on the names in `from`.
      const entries = Object.fromEntries(from.map(({ name, entries: each }) => [name, each])) as never;
      const result = tools.asEntries(derived.entries(entries), { collection: folder, by: 'entries', place });
      if (result.problems.length > 0 || from.some(({ name, hasInvalid }) => hasInvalid || lacking.has(name))) lacking.add(folder);
      return result;
    } catch (error) {
      lacking.add(folder);
      return { entries: [], problems: [thrown(folder, place, error)] };
    }
  });
  const all = { entries: results.flatMap(({ entries }) => entries), problems: results.flatMap(({ problems }) => problems) };
  return withSourced(tree, { ...all, lacking, ...(tree.placeOf && { placeOf: tree.placeOf }) }, digest);
}

const thrown = (collection: string, { file, line, column }: Required<EntryPlace>, error: unknown): Finding =>
  createFinding('source-throws', { file, range: onLine(line, column, 1) }, { collection, by: 'entries', what: messageOf(error) });

interface GivenEntries {
  readonly entries: readonly GivenEntry[];
  /** Whether the collection has invalid entries, which are left out. */
  readonly hasInvalid: boolean;
}

interface GivenEntry {
  readonly id: string;
  readonly data: unknown;
}

/**
 * Returns a function that lists the valid entries of a collection, without drafts, in the order of their files. Checks
 * report the invalid entries.
 */
function givenEntries({ texts }: ContentTree, { collections, locales }: DeriveTools['model']): (folder: string) => GivenEntries {
  const localized = schemaIn(locales);
  return (folder) => {
    const { schema: written } = collections[folder] ?? {};
    if (written === undefined) return { entries: [], hasInvalid: false };
    const schema = localized(written);
    const files = entryFilesIn(folder, texts.keys());
    const before = allGiven.get(written) ?? new Map<string, ReadEntry>();
    const read = new Map(
      files.map((file) => {
        const text = texts.get(file) ?? '';
        const known = before.get(file);
        return [file, known?.text === text ? known : { text, ...entryIn(file, text, schema) }] as const;
      }),
    );
    allGiven.set(written, read);
    const all = [...read.values()];
    return { entries: all.flatMap(({ entries }) => entries), hasInvalid: all.some(({ isInvalid }) => isInvalid) };
  };
}

interface ReadEntry {
  readonly text: string;
  /** Empty if the entry is invalid or a draft. */
  readonly entries: readonly GivenEntry[];
  readonly isInvalid: boolean;
}

/**
 * The entries of the previous version of the content, by the schema of their collection and by file. After a save, only
 * the changed file is parsed again.
 */
const allGiven = new WeakMap<Schema, ReadonlyMap<string, ReadEntry>>();

function entryIn(file: string, text: string, schema: Schema): Omit<ReadEntry, 'text'> {
  const { data, success } = z.safeParse(schema, parsePlain(text));
  const isGiven = success && Reflect.get(Object(data), 'draft') !== true;
  return { entries: isGiven ? [{ id: idOf(file), data }] : [], isInvalid: !success };
}
