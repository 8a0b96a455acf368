// Compares two versions of a file's data and returns the values that differ. List items are paired as in a line diff, so that one
// new item is one change.
import { isBlock } from '../../../model/data/block.ts';
import type { DataPlace } from '../../../model/data/place.ts';
import { align, justAlike } from '../align.ts';
import { likenessOf as likenessOfTexts } from '../words.ts';

export type Leaf = string | number | boolean | null;

/** A value that has changed. `before` or `after` is missing if that version does not have the value. */
export interface ValueChange {
  readonly before?: ValueAt;
  readonly after?: ValueAt;
}

export interface ValueAt extends DataPlace {
  readonly value: Leaf;
  /** The line in an MDX file, where values have no paths. */
  readonly line?: number;
}

interface Version extends DataPlace {
  readonly value: unknown;
}

/** Returns the values that differ between two versions of a file or of a part of it. An undefined version means that it does not exist. */
export function compareValues(before: Version | undefined, after: Version | undefined): readonly ValueChange[] {
  const [from, to] = [before?.value, after?.value];
  if (Object.is(from, to)) return [];
  if (before !== undefined && after !== undefined) {
    if (Array.isArray(from) && Array.isArray(to)) return compareLists(before, after, [from, to]);
    if (isBlock(from) && isBlock(to))
      return [...new Set([...Object.keys(to), ...Object.keys(from)])].flatMap((key) =>
        compareValues(partOf(before, key), partOf(after, key)),
      );
    if (isLeaf(from) && isLeaf(to)) return [{ before: { ...before, value: from }, after: { ...after, value: to } }];
  }
  return [...leavesOf(before).map((leaf) => ({ before: leaf })), ...leavesOf(after).map((leaf) => ({ after: leaf }))];
}

const isLeaf = (value: unknown): value is Leaf => value === null || ['string', 'number', 'boolean'].includes(typeof value);

function partOf({ file, path, value }: Version, key: string | number): Version | undefined {
  const part: unknown = Reflect.get(Object(value), key);
  return part === undefined ? undefined : { file, path: [...path, key], value: part };
}

function compareLists(
  before: Version,
  after: Version,
  [from, to]: readonly [readonly unknown[], readonly unknown[]],
): readonly ValueChange[] {
  const items = (version: Version, list: readonly unknown[]): readonly Version[] =>
    list.map((value, index) => ({ file: version.file, path: [...version.path, index], value }));
  const pairs = align(items(before, from), items(after, to), {
    keyOf: ({ value }) => JSON.stringify(value),
    // In lists of equal length, items at the same position are usually versions of each other.
    likeness: (one, other) => Math.max(likenessOf(one.value, other.value), from.length === to.length ? justAlike : 0),
  });
  return pairs.flatMap(([one, other]) => compareValues(one, other));
}

/** Returns the share of leaves that two values have in common, or of words if both are texts, from 0 to 1. */
function likenessOf(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string') return likenessOfTexts(one, other);
  const [from, to] = [leafTexts(one), leafTexts(other)];
  const common = from.filter((text) => to.includes(text)).length;
  const total = from.length + to.length;
  return total === 0 ? 0 : (2 * common) / total;
}

const leafTexts = (value: unknown): readonly string[] =>
  leavesOf({ file: '', path: [], value }).map(({ path, value: leaf }) => JSON.stringify([path.at(-1), leaf]));

/** Returns all values of a version, each with its path. */
function leavesOf(version: Version | undefined): readonly ValueAt[] {
  if (version === undefined) return [];
  const { file, path, value } = version;
  if (isLeaf(value)) return [{ file, path, value }];
  if (Array.isArray(value)) return value.flatMap((_, index) => leavesOf(partOf(version, index)));
  return isBlock(value) ? Object.keys(value).flatMap((key) => leavesOf(partOf(version, key))) : [];
}

interface TextVersion {
  readonly file: string;
  readonly text: string;
}

/** Returns the lines that differ between two versions of an MDX file; undefined means that the file does not exist. */
export function compareTextVersions(before: TextVersion | undefined, after: TextVersion | undefined): readonly ValueChange[] {
  if (before?.text === after?.text) return [];
  const pairs = align(linesOf(before), linesOf(after), {
    keyOf: ({ value }) => String(value),
    likeness: (one, other) => likenessOf(one.value, other.value),
  });
  return pairs.flatMap(([from, to]) => (from?.value === to?.value ? [] : [{ ...(from && { before: from }), ...(to && { after: to }) }]));
}

/** Returns the lines that are not empty, without surrounding white space. */
const linesOf = (version: TextVersion | undefined): readonly ValueAt[] =>
  version === undefined
    ? []
    : version.text
        .split('\n')
        .flatMap((line, index) => (line.trim() === '' ? [] : [{ file: version.file, path: [], value: line.trim(), line: index + 1 }]));
