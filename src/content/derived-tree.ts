// Entries that functions of the site make of other entries, as files that are not on disk.
import * as z from 'zod';
import { createFinding, type Finding } from '../diagnostics/diagnostic.ts';
import { messageOf } from '../diagnostics/template-error.ts';
import { type ContentModel, collectionOf, idOf, isEntryFile } from '../model/collection.ts';
import type { EntryPlace } from '../model/entries/source.ts';
import { type Sourced, withSourced } from './sourced-tree.ts';
import type { ContentTree } from './tree.ts';
import { schemaIn } from './validation/schema-in-locales.ts';
import { parsePlain } from './yaml/parse.ts';

export interface DeriveTools {
  readonly model: Pick<ContentModel, 'collections' | 'locales'>;
  readonly digest: (text: string) => string;
  /** Converts what a function has returned to entries of a collection, which are reported at a place. */
  readonly asEntries: (collection: string, returned: unknown, place: Required<EntryPlace>) => Pick<Sourced, 'entries' | 'problems'>;
}

/** Where a function is written whose place is not known. */
const unknownPlace: Required<EntryPlace> = { file: '../archipel.config.ts', line: 1, column: 1 };

/** Returns `tree` with the entries that follow from its own. */
export function withDerived(tree: ContentTree, tools: DeriveTools): ContentTree {
  const { model, digest } = tools;
  const deriving = Object.entries(model.collections).flatMap(([folder, { derived }]) =>
    derived === undefined ? [] : [{ folder, derived }],
  );
  if (deriving.length === 0) return tree;
  const given = givenEntries(tree, model);
  const results = deriving.map(({ folder, derived }): Pick<Sourced, 'entries' | 'problems'> => {
    const place = tree.placeOf?.(derived.entries) ?? unknownPlace;
    try {
      // Its parameter has the entries of the collections that it names.
      const entries = Object.fromEntries(derived.from.map((name) => [name, given(name)])) as never;
      return tools.asEntries(folder, derived.entries(entries), place);
    } catch (error) {
      return { entries: [], problems: [thrown(folder, place, error)] };
    }
  });
  const all = { entries: results.flatMap(({ entries }) => entries), problems: results.flatMap(({ problems }) => problems) };
  return withSourced(tree, { ...all, ...(tree.placeOf && { placeOf: tree.placeOf }) }, digest);
}

const thrown = (collection: string, { file, line, column }: Required<EntryPlace>, error: unknown): Finding =>
  createFinding(
    'source-throws',
    { file, range: { line, column, endLine: line, endColumn: column + 1 } },
    { collection, what: messageOf(error) },
  );

interface GivenEntry {
  readonly id: string;
  readonly data: unknown;
}

/** Returns the valid entries of a collection that are no drafts, in the order of their ids. What is wrong with others, checks report. */
function givenEntries({ texts }: ContentTree, { collections, locales }: DeriveTools['model']): (folder: string) => readonly GivenEntry[] {
  const localized = schemaIn(locales);
  return (folder) => {
    const { schema: written } = collections[folder] ?? {};
    if (written === undefined) return [];
    const schema = localized(written);
    const files = [...texts.keys()].filter((file) => isEntryFile(file) && collectionOf(file) === folder);
    return files.flatMap((file) => {
      const { data, success } = z.safeParse(schema, parsePlain(texts.get(file) ?? ''));
      return success && Reflect.get(Object(data), 'draft') !== true ? [{ id: idOf(file), data }] : [];
    });
  };
}
