// Copies an entry of a YAML list to another list, which may be in another file.
import type { DataPath } from '../../../model/data/place.ts';
import { valueAt } from '../../../model/data/value-at.ts';
import { dataOf } from './document.ts';
import { changedList, gapAt, itemBodies } from './items.ts';
import { lineBreakIn } from './lines.ts';
import type { Splice } from './with-value.ts';

export interface ListEntry {
  readonly text: string;
  readonly list: DataPath;
  readonly index: number;
}

/** Inserts a copy of the entry `example` after the entry `after`. Both lists must have each entry on its own lines. */
export function insertCopy(after: ListEntry, example: ListEntry): Splice {
  const { text, list, index } = after;
  const [own, other] = [itemBodies(text, list)?.[index], itemBodies(example.text, example.list)?.[example.index]];
  const copied = valueAt(dataOf(example.text), [...example.list, example.index]);
  if (own === undefined || other === undefined || copied === undefined) return { refusal: 'no entry' };
  const [to, from] = [indentOf(text, own), indentOf(example.text, other)];
  if (to === undefined || from === undefined) return { refusal: 'cannot be written' };
  const lines = example.text.slice(other.start, other.end).split(/\r?\n/);
  const copy = lines.map((line) => (line.startsWith(from) ? to + line.slice(from.length) : line.trimStart())).join(lineBreakIn(text));
  return changedList(text, list, {
    make: (bodies) => text.slice(0, own.end) + gapAt(text, bodies, index) + copy + text.slice(own.end),
    wanted: (items) => [...items.slice(0, index + 1), copied, ...items.slice(index + 1)],
    index,
  });
}

/** Returns the indentation of the dash of an entry; undefined for an entry in brackets. */
function indentOf(text: string, { start, end }: { readonly start: number; readonly end: number }): string | undefined {
  const line = text
    .slice(start, end)
    .split(/\r?\n/)
    .find((each) => !/^\s*#/.test(each));
  return /^( *)-(?: |$)/.exec(line ?? '')?.[1];
}
