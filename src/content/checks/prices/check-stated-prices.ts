// Finds texts that state a price of the wrong list. A list is wrong if the page with the text offers only other lists. If
// the block around the text has a link, the linked page counts instead.
import { createFinding } from '../../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/collection.ts';
import type { DataPath } from '../../../model/data/place.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import type { Walk } from '../../../model/data/walk.ts';
import { collectionOf, idOf } from '../../../model/entry-file.ts';
import type { Target } from '../../names/index-names.ts';
import type { NameLookup } from '../../names/look-up.ts';
import { fileCheck, proseCheck } from '../check.ts';
import { entriesNamedBy } from '../references/entry-names.ts';
import { listOfFact, listsStatedIn } from './price-names.ts';

interface Lookups {
  readonly names: NameLookup;
  readonly model: Pick<ContentModel, 'collections'>;
}

interface StatedPrices {
  readonly lists: readonly string[];
  readonly path: DataPath;
  /**
   * The link of the innermost block that has a link and contains the text. Undefined if there is no such block; the text is then about its
   * own page.
   */
  readonly link: object | undefined;
}

/** Searches the blocks around `path`, the innermost first, and returns the first link; undefined if there is none. */
function linkAbove(data: unknown, path: DataPath): object | undefined {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const own = valueAt(data, [...path.slice(0, depth), 'link']);
    if (typeof own === 'object' && own !== null) return own;
  }
  return undefined;
}

/** Returns every text that states prices, once for all of its languages. */
function statedIn(data: unknown, walk: Walk): readonly StatedPrices[] {
  const found = new Map<string, StatedPrices>();
  walk({
    scalar: (value, path) => {
      const lists = typeof value === 'string' ? listsStatedIn(value) : [];
      if (lists.length === 0) return;
      const text = path.slice(0, -1).join('.');
      if (!found.has(text)) found.set(text, { lists, path, link: linkAbove(data, path) });
    },
  });
  return [...found.values()];
}

const pageOf = (file: string, names: NameLookup): Target | undefined => names.target(collectionOf(file) ?? '', idOf(file));

/** Returns the entry to which a link leads, or undefined. */
function linkedPage(link: object, { names, model }: Lookups): Target | undefined {
  const [entry] = entriesNamedBy(link, model.collections);
  return entry && names.target(entry.folder, entry.id);
}

/**
 * Returns the first of the stated `lists`, and the lists that `page` offers. Returns undefined if the page offers a stated
 * list, or no list at all.
 */
function mismatch(lists: readonly string[], page: Target | undefined, names: NameLookup) {
  const offered = page?.priceLists ?? [];
  const [list] = lists;
  if (page === undefined || list === undefined || offered.length === 0 || lists.some((each) => offered.includes(each))) return undefined;
  // Another check reports a list that does not exist.
  return names.has('priceLists', list) === true ? { list, page: page.file, offered: offered.toSorted() } : undefined;
}

export const statedPricesCheck = fileCheck({
  codes: ['price-elsewhere'],
  reads: ['names', 'model'],
  check: ({ file, data, walk }, lookups) =>
    statedIn(data, walk).flatMap(({ lists, path, link }) => {
      const page = (link && linkedPage(link, lookups)) ?? pageOf(file, lookups.names);
      const wrong = mismatch(lists, page, lookups.names);
      return wrong === undefined ? [] : [createFinding('price-elsewhere', { file, path }, { ...wrong, isLinked: wrong.page !== file })];
    }),
});

/** Compares the prices in prose with the lists of the pages that show the prose. One page with a matching list is enough. */
export const statedPricesInProseCheck = proseCheck({
  codes: ['price-elsewhere'],
  reads: ['names'],
  check: ({ file, prose, use }, { names }) => {
    const stated = (prose?.facts ?? []).flatMap(({ name, range }) => {
      const list = listOfFact(name);
      return list === undefined ? [] : [{ list, range }];
    });
    const [first] = stated;
    const lists = stated.map(({ list }) => list);
    const wrong = use.entries.map((entry) => mismatch(lists, pageOf(entry, names), names));
    const [one] = wrong;
    if (first === undefined || one === undefined || wrong.includes(undefined)) return [];
    return [createFinding('price-elsewhere', { file, range: first.range }, { ...one, isLinked: false })];
  },
});
