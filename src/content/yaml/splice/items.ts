// Changes the entries of a YAML list: whole lines or, in brackets, the text between commas. A comment above an entry belongs to the entry.
import { isNode, isSeq, type YAMLSeq } from 'yaml';
import type { DataPath } from '../../../model/data/place.ts';
import { replacedAt } from '../../../model/data/replaced-at.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import { dataOf, documentOf, nodeIn } from './document.ts';
import { lineBreakIn, lineEnd } from './lines.ts';
import { isSameData } from './same-data.ts';
import type { Splice } from './with-value.ts';

/** Where an entry of a list begins and ends, without the line break after it. */
export interface ItemBody {
  readonly start: number;
  readonly end: number;
}

/** Duplicates the entry at `index`. */
export const duplicateItem = (text: string, list: DataPath, index: number): Splice =>
  changedList(text, list, {
    make: (bodies) => {
      const { start, end } = bodies[index] ?? none;
      return text.slice(0, end) + gapAt(text, bodies, index) + text.slice(start, end) + text.slice(end);
    },
    wanted: (items) => [...items.slice(0, index + 1), ...items.slice(index)],
    index,
  });

/** Moves an entry to another index. */
export const moveItem = (text: string, list: DataPath, { from, to }: { readonly from: number; readonly to: number }): Splice => {
  const step = Math.sign(to - from);
  if (step === 0) return { text };
  const next = swapped(text, list, step > 0 ? from : from - 1);
  return 'text' in next ? moveItem(next.text, list, { from: from + step, to }) : next;
};

/** Swaps the entry at `index` with the next one. */
const swapped = (text: string, list: DataPath, index: number): Splice =>
  changedList(text, list, {
    make: (bodies) => {
      const [one, other] = [bodies[index] ?? none, bodies[index + 1] ?? none];
      return (
        text.slice(0, one.start) +
        text.slice(other.start, other.end) +
        text.slice(one.end, other.start) +
        text.slice(one.start, one.end) +
        text.slice(other.end)
      );
    },
    wanted: (items) => items.map((item, at) => (at === index ? items[index + 1] : at === index + 1 ? items[index] : item)),
    index: index + 1,
  });

/** Removes the entry at `index`, which must not be the only one. */
export const removeItem = (text: string, list: DataPath, index: number): Splice =>
  changedList(text, list, {
    make: (bodies) => {
      const own = bodies[index] ?? none;
      const [before, next] = [bodies[index - 1], bodies[index + 1]];
      if (next !== undefined) return text.slice(0, own.start) + text.slice(next.start);
      return before === undefined ? undefined : text.slice(0, before.end) + text.slice(own.end);
    },
    wanted: (items) => items.filter((_, at) => at !== index),
    index,
  });

const none: ItemBody = { start: 0, end: 0 };

export interface ListChange {
  readonly make: (bodies: readonly ItemBody[]) => string | undefined;
  readonly wanted: (items: readonly unknown[]) => readonly unknown[];
  /** The highest index that must exist in the list. */
  readonly index: number;
}

/** Makes a change and parses the result to verify it: the list must be as requested, and everything else unchanged. */
export function changedList(text: string, list: DataPath, { make, wanted, index }: ListChange): Splice {
  const document = documentOf(text);
  if (document === undefined) return { refusal: 'errors' };
  const bodies = itemBodies(text, list);
  if (bodies?.[index] === undefined || index < 0) return { refusal: 'no entry' };
  const made = make(bodies);
  if (made === undefined) return { refusal: 'last entry' };
  const before = dataOf(text);
  const items = valueAt(before, list);
  const after = replacedAt(before, list, () => wanted(Array.isArray(items) ? items : []));
  return isSameData(dataOf(made), after) ? { text: made } : { refusal: 'cannot be written' };
}

/**
 * Returns the bodies of the entries of the list at a path; undefined if there is no list, if an entry is empty, or if a
 * dash has other text before it on its line.
 */
export function itemBodies(text: string, list: DataPath): readonly ItemBody[] | undefined {
  const node = nodeIn(documentOf(text)?.contents, list);
  return isSeq(node) ? bodiesOf(text, node) : undefined;
}

function bodiesOf(text: string, node: YAMLSeq): readonly ItemBody[] | undefined {
  const bodies = node.flow === true ? node.items.map(rangeOf) : blockBodies(text, node);
  return bodies.every((body) => body !== undefined) ? bodies : undefined;
}

function rangeOf(item: unknown): ItemBody | undefined {
  if (!isNode(item) || !item.range) return undefined;
  const [start, end] = item.range;
  return end > start ? { start, end } : undefined;
}

function blockBodies(text: string, { srcToken, items }: YAMLSeq): readonly (ItemBody | undefined)[] {
  if (srcToken?.type !== 'block-seq') return [undefined];
  return items.map((item, index) => {
    const dash = srcToken.items[index]?.start.find(({ type }) => type === 'seq-item-ind')?.offset;
    const own = rangeOf(item);
    if (dash === undefined || own === undefined) return undefined;
    const line = text.lastIndexOf('\n', dash - 1) + 1;
    if (text.slice(line, dash).trim() !== '') return undefined;
    return { start: withComments(text, line), end: lineEnd(text, own.end) };
  });
}

/** Returns the start of the comments directly above the line at `start`. */
function withComments(text: string, start: number): number {
  const above = text.lastIndexOf('\n', start - 2) + 1;
  return start > 0 && /^\s*#/.test(text.slice(above, start)) ? withComments(text, above) : start;
}

/**
 * Returns the separator after the entry at `index`: the text between this entry and the next or, for the last entry, between the previous
 * entry and this one. If there is no other entry, or if a comment is in between, returns the usual separator.
 */
export function gapAt(text: string, bodies: readonly ItemBody[], index: number): string {
  const { start, end } = bodies[index] ?? none;
  const [before, next] = [bodies[index - 1], bodies[index + 1]];
  const between = next !== undefined ? text.slice(end, next.start) : before !== undefined ? text.slice(before.end, start) : undefined;
  return between === undefined || between.trim().replace(',', '') !== '' ? defaultGap(text, start) : between;
}

/** Returns the usual separator between entries: a line break if the entry begins its line, otherwise a comma. */
const defaultGap = (text: string, start: number): string => {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  return text.slice(line, start).trim() === '' ? lineBreakIn(text) : ', ';
};
