import type { Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import type { DataPath } from '../../model/data/place.ts';
import { valueAt } from '../../model/data/value-at.ts';

type Yaml = typeof import('yaml');

/**
 * Returns `text` without the key or entry at `path` and its comments, or unchanged if there is none. A block that would become empty is
 * written as `[]` or `{}`.
 */
export async function cut(text: string, path: DataPath): Promise<string> {
  const yaml = await import('yaml');
  const document = yaml.parseDocument(text, { keepSourceTokens: false });
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!yaml.isCollection(parent)) return text;
  const at = yaml.isSeq(parent) ? Number(path.at(-1)) : parent.items.findIndex((pair) => isKey(yaml, pair, path.at(-1)));
  if (at < 0 || parent.items[at] === undefined) return text;
  const collection = parent as YAMLMap | YAMLSeq;
  if (collection.items.length === 1) return emptied(text, collection, yaml);
  return collection.flow === true
    ? withoutInFlow(text, collection, at)
    : withoutInBlock(text, collection, { at, isList: yaml.isSeq(collection) });
}

const isKey = ({ isScalar }: Yaml, pair: unknown, key: unknown): boolean => {
  const own = valueAt(pair, ['key']);
  return isScalar(own) && String(own.value) === String(key);
};

type Item = YAMLMap['items'][number] | YAMLSeq['items'][number];

/** Returns the offsets of an item; a pair begins with its key. */
function rangeOf(item: Item): readonly [number, number] {
  const { key, value } = item as Pair<Node, Node | null>;
  const node = item as Node;
  const [first, last] = key === undefined ? [node, node] : [key, value ?? key];
  const start = first.range?.[0] ?? 0;
  return [start, Math.max(start, last.range?.[1] ?? start)];
}

/** Replaces a block with `[]` or `{}` directly after its key, and removes the comments between the key and the block. */
function emptied(text: string, collection: YAMLMap | YAMLSeq, { isSeq }: Yaml): string {
  const [start, end] = collection.range ?? [0, 0];
  const nothing = isSeq(collection) ? '[]' : '{}';
  const before = text.slice(0, start).replace(/\s*(?:#[^\n]*\n\s*)*$/, '');
  const rest = text.slice(0, end).trimEnd().length;
  return `${before}${before === '' ? '' : ' '}${nothing}${text.slice(rest)}`;
}

function withoutInFlow(text: string, { items }: YAMLMap | YAMLSeq, at: number): string {
  const [start, end] = rangeOf(items[at] as Item);
  if (at > 0) return text.slice(0, rangeOf(items[at - 1] as Item)[1]) + text.slice(end);
  return text.slice(0, start) + text.slice(rangeOf(items[1] as Item)[0]);
}

interface Position {
  readonly at: number;
  readonly isList: boolean;
}

function withoutInBlock(text: string, { items }: YAMLMap | YAMLSeq, { at, isList }: Position): string {
  const begin = (index: number): number => {
    const [own] = rangeOf(items[index] as Item);
    return isList ? dashBefore(text, own) : own;
  };
  const start = begin(at);
  const line = text.lastIndexOf('\n', start - 1) + 1;
  // The first key of a list entry shares the line of the dash.
  const shared = text.slice(line, start).trim() !== '';
  const from = shared ? start : commentsAbove(text, line, at > 0);
  if (shared && at + 1 < items.length) return text.slice(0, from) + text.slice(begin(at + 1));
  const [, end] = rangeOf(items[at] as Item);
  const body = text.slice(0, end).trimEnd().length;
  const after = text.indexOf('\n', body);
  return text.slice(0, from) + (after < 0 ? '' : text.slice(after + 1));
}

/** Returns the offset of the dash of the list entry that begins at `start`. */
const dashBefore = (text: string, start: number): number => /-\s+$/.exec(text.slice(0, start))?.index ?? start;

/**
 * Returns the offset of the comment directly above an entry, with the same indentation, or `line`, the offset of the entry, if there is
 * none. The comment above the first entry of a block is about the whole block, so it does not count.
 */
function commentsAbove(text: string, line: number, hasSibling: boolean): number {
  if (!hasSibling) return line;
  const indent = /^[ \t]*/.exec(text.slice(line))?.[0] ?? '';
  let from = line;
  for (;;) {
    const above = text.lastIndexOf('\n', from - 2) + 1;
    if (from === 0 || !text.slice(above, from).startsWith(`${indent}#`)) return from;
    from = above;
  }
}
