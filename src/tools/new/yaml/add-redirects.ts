// Adds lines to redirects.yaml. The rest of the file does not change, including comments and the style of lists.
import type { YAMLSeq } from 'yaml';
import { parse } from '../../../content/yaml/parse.ts';
import { valueAt } from '../../../model/data/value-at.ts';

export interface NewRedirect {
  readonly from: string;
  readonly to: string;
}

/** Returns a redirect as a line of YAML. */
export const redirectLine = ({ from, to }: NewRedirect): string => `{ from: ${from}, to: ${to} }`;

/**
 * Adds redirects to `text`, the text of the file. A new file starts with `comment`. Resolves to undefined if the
 * notation of the file does not allow an addition.
 */
export async function addRedirects(text: string | undefined, added: readonly NewRedirect[], comment: string): Promise<string | undefined> {
  const lines = added.map(redirectLine);
  if (text === undefined || text.trim() === '') return [`# ${comment}`, 'redirects:', ...lines.map((line) => `  - ${line}`), ''].join('\n');
  const yaml = await import('yaml');
  const list = yaml.parseDocument(text).get('redirects', true);
  if (!yaml.isSeq(list)) return undefined;
  const after = list.flow === true ? inFlow(text, list, lines) : inBlock(text, list, lines);
  return after !== undefined && (await holdsMore(text, after, added)) ? after : undefined;
}

/** Returns the offset of the end of a node. */
const endOf = (node: unknown): number | undefined => {
  const range = valueAt(node, ['range']);
  return Array.isArray(range) ? Number(range[1]) : undefined;
};

/** Adds `- …` below the last entry, with the same indentation. */
function inBlock(text: string, { items }: YAMLSeq, lines: readonly string[]): string | undefined {
  const last = items.at(-1);
  const start = valueAt(last, ['range', 0]);
  const end = endOf(last);
  if (typeof start !== 'number' || end === undefined) return undefined;
  const dash = /(?:^|\n)([ ]*)-\s+$/.exec(text.slice(0, start));
  // The last entry ends before the comments and empty lines that follow it.
  const body = text.slice(0, end).trimEnd();
  const rest = text.slice(body.length);
  const line = /^[^\n]*/.exec(rest)?.[0] ?? '';
  if (dash === null) return undefined;
  const added = lines.map((each) => `\n${dash[1]}- ${each}`).join('');
  return `${body}${line}${added}${rest.slice(line.length) || '\n'}`;
}

/** Adds entries to a list in brackets. An empty list is written with dashes. */
function inFlow(text: string, list: YAMLSeq, lines: readonly string[]): string | undefined {
  const [start, end] = [valueAt(list, ['range', 0]), endOf(list)];
  if (typeof start !== 'number' || end === undefined) return undefined;
  const last = endOf(list.items.at(-1));
  if (last !== undefined) return `${text.slice(0, last)}, ${lines.join(', ')}${text.slice(last)}`;
  return `${text.slice(0, start).trimEnd()}${lines.map((line) => `\n  - ${line}`).join('')}${text.slice(end)}`;
}

/** True if `after` has the same data as `before`, with the redirects added at the end. */
async function holdsMore(before: string, after: string, added: readonly NewRedirect[]): Promise<boolean> {
  const [old, fresh] = [await parse('', before), await parse('', after)];
  if (!('value' in old) || !('value' in fresh)) return false;
  const list = valueAt(old.value, ['redirects']);
  return Array.isArray(list) && JSON.stringify(fresh.value) === JSON.stringify({ ...Object(old.value), redirects: [...list, ...added] });
}
