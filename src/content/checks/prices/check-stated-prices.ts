// Prices that a text states for a page that offers another one: its own page, or the one that the block with the text links to.

import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/collection.ts';
import type { DataPath } from '../../../model/data/place.ts';
import { visit } from '../../../model/data/walk.ts';
import { collectionOf, idOf } from '../../../model/entry-file.ts';
import type { NameLookup } from '../../names/look-up.ts';
import type { ProseContent } from '../../prose/prose.ts';
import { siteCheck } from '../check.ts';
import { listOfFact, listsStatedIn, priceNamesIn } from './price-names.ts';

interface Sources {
  readonly data: ReadonlyMap<string, unknown>;
  readonly prose: ReadonlyMap<string, ProseContent>;
  readonly names: NameLookup;
  readonly model: Pick<ContentModel, 'collections'>;
}

/** The price lists that the file of a page names outside of its texts. */
type OfferedLists = (file: string | undefined) => ReadonlySet<string>;

function readOffers(data: Sources['data']): OfferedLists {
  const known = new Map<string, ReadonlySet<string>>();
  const none: ReadonlySet<string> = new Set();
  return (file) => {
    if (file === undefined) return none;
    const lists = known.get(file) ?? new Set(listsNamedIn(data.get(file)));
    known.set(file, lists);
    return lists;
  };
}

function listsNamedIn(value: unknown): string[] {
  const lists: string[] = [];
  visit(value, {
    scalar: (scalar, path) => {
      const key = String(path.at(-1));
      if (key !== 'list' && key !== 'prices') return;
      lists.push(...priceNamesIn(key, scalar).map(({ name }) => name));
    },
  });
  return lists;
}

interface StatedPrices {
  readonly lists: readonly string[];
  readonly path: DataPath;
  /** The file of the page that they are stated for. */
  readonly page: string | undefined;
}

/** Every text of a file that states prices, once for all of its languages. */
function statedIn(file: string, value: unknown, { names, model }: Sources): readonly StatedPrices[] {
  const found = new Map<string, StatedPrices>();
  const search = (part: unknown, path: DataPath, page: string | undefined): void => {
    if (typeof part === 'string') {
      const lists = listsStatedIn(part);
      const text = path.slice(0, -1).join('.');
      if (lists.length > 0 && !found.has(text)) found.set(text, { lists, path, page });
      return;
    }
    if (typeof part !== 'object' || part === null) return;
    const next = linkedPage(part, { names, model }) ?? page;
    for (const [key, each] of Object.entries(part)) search(each, [...path, Array.isArray(part) ? Number(key) : key], next);
  };
  search(value, [], pageOf(file, names));
  return [...found.values()];
}

const pageOf = (file: string, names: NameLookup): string | undefined => names.target(collectionOf(file) ?? '', idOf(file))?.file;

/** The file of the entry that the link of a block leads to. */
function linkedPage(block: object, { names, model }: Pick<Sources, 'names' | 'model'>): string | undefined {
  const link: unknown = Reflect.get(block, 'link');
  if (typeof link !== 'object' || link === null) return undefined;
  for (const [folder, { singular }] of Object.entries(model.collections)) {
    const id: unknown = Reflect.get(link, singular);
    if (typeof id === 'string') return names.target(folder, id)?.file;
  }
  return undefined;
}

/** What is wrong with prices that are stated for a page; undefined if it offers one of them, or none at all. */
function mismatch(lists: readonly string[], page: string | undefined, offers: OfferedLists) {
  const offered = offers(page);
  const [list] = lists;
  if (page === undefined || list === undefined || offered.size === 0 || lists.some((each) => offered.has(each))) return undefined;
  return { list, page, offered: [...offered].toSorted() };
}

function checkStatedPrices(sources: Sources): Finding[] {
  const offers = readOffers(sources.data);
  const ofData = [...sources.data].flatMap(([file, value]) =>
    statedIn(file, value, sources).flatMap(({ lists, path, page }) => {
      const wrong = mismatch(lists, page, offers);
      return wrong === undefined ? [] : [createFinding('price-elsewhere', { file, path }, { ...wrong, isLinked: page !== file })];
    }),
  );
  const ofProse = [...sources.prose].flatMap(([file, { facts }]) => {
    const stated = facts.flatMap(({ name, range }) => (listOfFact(name) === undefined ? [] : [{ list: listOfFact(name) ?? '', range }]));
    const wrong = mismatch(
      stated.map(({ list }) => list),
      pageOf(file.replace(/\.[^./]+\.mdx$/, '.yaml'), sources.names),
      offers,
    );
    const [first] = stated;
    if (wrong === undefined || first === undefined) return [];
    return [createFinding('price-elsewhere', { file, range: first.range }, { ...wrong, isLinked: false })];
  });
  return [...ofData, ...ofProse];
}

export const statedPricesCheck = siteCheck({
  codes: ['price-elsewhere'],
  reads: ['prices', 'data', 'prose', 'names', 'model'],
  // Where there is one list, no other can be meant.
  check: ({ prices, ...sources }) => (Object.keys(prices?.lists ?? {}).length < 2 ? [] : checkStatedPrices(sources)),
});
