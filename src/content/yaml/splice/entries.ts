// Adds or removes a key of a YAML block: whole lines or, in braces, the text between commas.
import { isMap, isNode, isScalar, type Pair, type YAMLMap } from 'yaml';
import type { DataPath } from '../../../model/data/place.ts';
import { replacedAt } from '../../../model/data/replaced-at.ts';
import { dataOf, documentOf, nodeIn } from './document.ts';
import { lineBreakIn, lineEnd } from './lines.ts';
import { literalAt } from './literal-at.ts';
import { isSameData } from './same-data.ts';
import { type Splice, withValue } from './with-value.ts';

/**
 * Adds a key with `value` at `path`, as the last key of its block, which must not be empty. A text is written in the style of the text
 * before it, if possible.
 */
export function withEntry(text: string, path: DataPath, value: string | boolean): Splice {
  const above = path.slice(0, -1);
  const key = String(path.at(-1));
  const block = blockAt(text, above);
  if (block === undefined) return { refusal: documentOf(text) === undefined ? 'errors' : 'no entry' };
  const { node, last } = block;
  if (node.has(key)) return { refusal: 'cannot be written' };
  const before = typeof value === 'string' ? literalAt(text, [...above, nameOf(last)]) : undefined;
  const first = typeof before?.value === 'string' ? before.bytes : JSON.stringify(value);
  const line = `${asKey(key)}: ${first}`;
  const end = endOf(text, node, last);
  const made = text.slice(0, end) + (node.flow === true ? ', ' : newLine(text, node)) + line + text.slice(end);
  const written = withValue(made, path, value);
  const wanted = replacedAt(dataOf(text), above, (old) => ({ ...Object(old), [key]: value }));
  return 'text' in written && isSameData(dataOf(written.text), wanted) ? written : { refusal: 'cannot be written' };
}

/** Removes the key at a path, which must not be the only key of its block. */
export function withoutEntry(text: string, path: DataPath): Splice {
  const above = path.slice(0, -1);
  const key = String(path.at(-1));
  const block = blockAt(text, above);
  if (block === undefined) return { refusal: documentOf(text) === undefined ? 'errors' : 'no entry' };
  const { node } = block;
  const at = node.items.findIndex((pair) => nameOf(pair) === key);
  const [own, before, next] = [node.items[at], node.items[at - 1], node.items[at + 1]];
  if (own === undefined) return { refusal: 'no entry' };
  const made =
    next !== undefined
      ? text.slice(0, startOf(own)) + text.slice(startOf(next))
      : before !== undefined
        ? text.slice(0, endOf(text, node, before)) + text.slice(endOf(text, node, own))
        : undefined;
  if (made === undefined) return { refusal: 'last entry' };
  const wanted = replacedAt(dataOf(text), above, (old) => Object.fromEntries(Object.entries(Object(old)).filter(([name]) => name !== key)));
  return isSameData(dataOf(made), wanted) ? { text: made } : { refusal: 'cannot be written' };
}

interface Block {
  readonly node: YAMLMap;
  readonly last: Pair;
}

/** Returns the map at `path` and its last pair, or undefined if there is no map or it is empty. */
function blockAt(text: string, path: DataPath): Block | undefined {
  const node = nodeIn(documentOf(text)?.contents, path);
  const last = isMap(node) ? node.items.at(-1) : undefined;
  return isMap(node) && last !== undefined ? { node, last } : undefined;
}

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const startOf = ({ key }: Pair): number => (isNode(key) ? (key.range?.[0] ?? 0) : 0);

/** Returns the end of the value of a key. In a block without braces, a comment after the value counts as a part of it. */
function endOf(text: string, { flow }: YAMLMap, { key, value }: Pair): number {
  const ends = [key, value].map((node) => (isNode(node) ? (node.range?.[1] ?? 0) : 0));
  const end = Math.max(...ends);
  return flow === true ? end : lineEnd(text, end);
}

/** Returns a line break and the indentation of the keys of a block. */
function newLine(text: string, { items: [first] }: YAMLMap): string {
  const start = first === undefined ? 0 : startOf(first);
  // The column of the first key can be greater than the indentation of its line, because a block in a list starts after a dash.
  const column = start - (text.lastIndexOf('\n', start - 1) + 1);
  return lineBreakIn(text) + ' '.repeat(column);
}

const asKey = (key: string): string => (/^[A-Za-z][\w-]*$/.test(key) ? key : JSON.stringify(key));
