// Headings with explicit ids: `## Prices {#prices}`, `{: #prices }` as in MkDocs and Jekyll, or `{/* #prices */}`. MDX would parse the
// braces as an expression, so they are replaced by characters that no text uses. Positions in the text do not change.
import type { Heading, Root } from 'mdast';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { rangeOfNode } from './node-range.ts';
import { visitNodes } from './visit-nodes.ts';

/** Noncharacters of Unicode, which have no meaning in exchanged text. */
const [open, close, star] = ['\uFDD0', '\uFDD1', '\uFDD2'];
/**
 * Matches an id in braces at the end of a line. The id may have spaces, but not the dots and equals signs of other attributes.
 * `{# words #}` is a comment of another generator.
 */
const atLineEnd = /(?<!\\)\{(?![^{}\n]*#\})(:?[ \t]*#(?:[^{}\s]+[ \t]*|[^{}.=\r\n]+))\}(?=[ \t]*#*[ \t]*\r?$)/gm;
/** Matches a heading up to the id in a comment at its end, and the id. */
const inComment = /^([ \t>]*#{1,6}[ \t][^\n]*?)\{\/\*([ \t]*#[^{}\s*]+[ \t]*)\*\/\}(?=[ \t]*#*[ \t]*\r?$)/gm;
const hidden = new RegExp(`${open}([^${close}]*)${close}`, 'g');
const inHeading = new RegExp(`\\s*${open}(?:/${star}|:)?[ \\t]*#([^${star}${close}]*)(?:${star}/)?${close}\\s*$`);
const allowed = /^[\p{L}\p{N}_+-][\p{L}\p{M}\p{N}_.:+-]*$/u;

/** Hides the ids at the ends of lines, except those after a backslash. */
export const hideOwnIds = (text: string): string =>
  text.replace(atLineEnd, `${open}$1${close}`).replace(inComment, `$1${open}/${star}$2${star}/${close}`);

/** A quick test for texts in which ids may have been hidden, because most texts have none. */
const mayHide = new RegExp(String.raw`\{(?::?[ \t]*#|/\*)|${open}`);

/**
 * Moves the hidden ids in `tree`, which was parsed from `text`, to their headings, in place, and restores braces in all other places.
 * Returns findings for invalid and repeated ids, and for ids in texts that are not headings.
 */
export function takeOwnIds(file: string, text: string, tree: Root): Finding[] {
  if (!mayHide.test(text)) return [];
  const findings: Finding[] = [];
  const ids = new Set<string>();
  visitNodes(tree, 'heading', (node) => {
    const id = takenFrom(node);
    if (id === undefined) return;
    const place = { file, range: rangeOfNode(node) };
    if (!allowed.test(id)) findings.push(createFinding('heading-id', place, { id, fault: 'letters' }));
    else if (ids.has(id)) findings.push(createFinding('heading-id', place, { id, fault: 'repeated' }));
    ids.add(id);
    node.data = { ...node.data, hProperties: { id } };
  });
  visitNodes(tree, 'text', (node) => {
    const found = node.value.match(hidden)?.[0];
    if (found !== undefined) findings.push(createFinding('markdown-raw', { file, range: rangeOfNode(node) }, { what: 'id' }));
  });
  showHidden(tree);
  return findings;
}

/** Removes the id from the text of a heading and returns it; undefined if there is none. */
function takenFrom({ children }: Heading): string | undefined {
  const last = children.at(-1);
  const id = last?.type === 'text' ? inHeading.exec(last.value)?.[1]?.trim() : undefined;
  if (last?.type !== 'text' || id === undefined) return undefined;
  last.value = last.value.replace(inHeading, '');
  return id;
}

/** Restores hidden braces in all texts of a node: words, code and attributes. */
function showHidden(value: object): void {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object' && inner !== null) showHidden(inner);
    else if (typeof inner === 'string' && inner.includes(open)) Reflect.set(value, key, shown(inner));
  }
}

const shown = (text: string): string => text.replaceAll(open, '{').replaceAll(close, '}').replaceAll(star, '*');
