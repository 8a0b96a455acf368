// Finds the counterpart of each sibling in the next version of a page. This module does not use the DOM, so that tests need none.
//
// idiomorph 0.8 cannot replace it. It pairs siblings by ids and positions, not by content, and its callbacks cannot change
// that; if the focus is in a sibling before an element with an id, it even gives that id to another element. With callbacks for
// everything else it passed tests/browser/dev-client.spec.ts except the test that adds, removes and moves sections.

/** A node among its siblings. */
export interface Item {
  /** Its id, or another unique name. */
  readonly id: string | undefined;
  /** Only nodes of the same kind correspond: `SECTION`, `#text`. */
  readonly kind: string;
  /** The complete content of the node, as text. */
  readonly whole: string;
}

/** The siblings of both versions, and the pairs found so far: index in `left` → index in `right`. */
interface Match {
  readonly left: readonly Item[];
  readonly right: readonly Item[];
  readonly pairs: Map<number, number>;
}

/**
 * Returns the index in `right` of the counterpart of each item of `left`, or undefined. Equal items and items with the same
 * id correspond even if they have moved, unless there are several of them. Other items correspond by similarity, in order.
 */
export function matchChildren(left: readonly Item[], right: readonly Item[]): readonly (number | undefined)[] {
  const match: Match = { left, right, pairs: new Map() };
  matchEnds(match);
  matchBy(match, ({ id, kind }) => (id === undefined ? undefined : `${kind} ${id}`));
  matchBy(match, ({ kind, whole }) => `${kind} ${whole}`);
  matchBySimilarity(match);
  return left.map((_, at) => match.pairs.get(at));
}

const isEqual = (a: Item | undefined, b: Item | undefined): boolean =>
  a !== undefined && b !== undefined && a.kind === b.kind && a.whole === b.whole;

/** Pairs equal items at the start and at the end, because most edits leave the surrounding siblings unchanged. */
function matchEnds({ left, right, pairs }: Match): void {
  const length = Math.min(left.length, right.length);
  let start = 0;
  while (start < length && isEqual(left[start], right[start])) pairs.set(start, start++);
  for (let end = 1; end <= length - start && isEqual(left.at(-end), right.at(-end)); end++)
    pairs.set(left.length - end, right.length - end);
}

/** Pairs items with the same key, if the key is unique in both versions. */
function matchBy({ left, right, pairs }: Match, keyOf: (item: Item) => string | undefined): void {
  const taken = new Set(pairs.values());
  const places = (items: readonly Item[], isFree: (at: number) => boolean): Map<string, number[]> => {
    const found = new Map<string, number[]>();
    for (const [at, item] of items.entries()) {
      const key = isFree(at) ? keyOf(item) : undefined;
      if (key !== undefined) found.set(key, [...(found.get(key) ?? []), at]);
    }
    return found;
  };
  const there = places(right, (at) => !taken.has(at));
  for (const [key, [from, ...more]] of places(left, (at) => !pairs.has(at))) {
    const [to, ...others] = there.get(key) ?? [];
    if (from !== undefined && to !== undefined && more.length + others.length === 0) pairs.set(from, to);
  }
}

/** Maximum number of comparisons. With more, items are matched only by order. */
const maxComparisons = 10_000;

/** Pairs the remaining items in order, so that the sum of similarities is as large as possible. */
function matchBySimilarity({ left, right, pairs }: Match): void {
  const taken = new Set(pairs.values());
  const from = [...left.entries()].filter(([at]) => !pairs.has(at));
  const to = [...right.entries()].filter(([at]) => !taken.has(at));
  const path = from.length * to.length > maxComparisons ? inOrder(from.length, to.length) : weightedLcs(similarityMatrix(from, to));
  for (const [i, j] of path) {
    const [[at, item] = [], [there, other] = []] = [from[i], to[j]];
    if (at !== undefined && there !== undefined && item && other && mayCorrespond(item, other)) pairs.set(at, there);
  }
}

type Path = readonly (readonly [number, number])[];

const inOrder = (rows: number, columns: number): Path => Array.from({ length: Math.min(rows, columns) }, (_, at) => [at, at]);

type PlacedItems = readonly (readonly [number, Item])[];

/** Returns the similarity of each item of `from` to each of `to`; 0 if they cannot correspond. */
function similarityMatrix(from: PlacedItems, to: PlacedItems): readonly (readonly number[])[] {
  const wordsOf = ([, { whole }]: PlacedItems[number]) => new Set(whole.match(/[\p{L}\p{N}]+/gu) ?? []);
  const words = to.map(wordsOf);
  return from.map((entry) => {
    const own = wordsOf(entry);
    return to.map(([, other], j) => (mayCorrespond(entry[1], other) ? 0.1 + overlap(own, words[j]) : 0));
  });
}

const mayCorrespond = (a: Item, b: Item): boolean => a.kind === b.kind && (a.id === b.id || a.id === undefined || b.id === undefined);

/** Returns the share of words that both have, from 0 to 1 (Dice's coefficient). */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string> = new Set()): number {
  const both = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : (2 * both) / (a.size + b.size);
}

/** Returns the path through `weights` with the largest sum that ascends in rows and columns (a weighted longest common subsequence). */
function weightedLcs(weights: readonly (readonly number[])[]): Path {
  const [rows, columns] = [weights.length, weights[0]?.length ?? 0];
  const best = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const taking = (i: number, j: number): number => (weights[i]?.[j] ?? 0) + at(i + 1, j + 1);
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--) (best[i] ?? [])[j] = Math.max(at(i + 1, j), at(i, j + 1), taking(i, j));
  const path: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < rows && j < columns; ) {
    if (at(i, j) === taking(i, j)) path.push([i++, j++]);
    else if (at(i, j) === at(i + 1, j)) i++;
    else j++;
  }
  return path;
}
