// Headings with an id of their own: `## Prices {#prices}`. To MDX the braces are an expression that it cannot parse, so
// they are hidden from it behind two characters that no text uses: positions in the text stay as they are.
import type { Heading, Root } from 'mdast';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { rangeOfNode } from './node-range.ts';
import { visitNodes } from './visit-nodes.ts';

/** Noncharacters of Unicode: they have no meaning in an exchanged text. */
const [open, close] = ['\uFDD0', '\uFDD1'];
const atLineEnd = /\{#([^{}\s]+)\}(?=[ \t]*#*[ \t]*\r?$)/gm;
const hidden = new RegExp(`${open}([^${close}]*)${close}`, 'g');
const inHeading = new RegExp(`\\s*${open}#([^${close}]*)${close}\\s*$`);
const allowed = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u;

/** `text` with ids at the end of lines hidden. */
export const hideOwnIds = (text: string): string => text.replace(atLineEnd, `${open}#$1${close}`);

/** Gives headings in `tree` the ids that are hidden in it, in place, and shows all others as they are written. */
export function takeOwnIds(file: string, tree: Root): Finding[] {
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

/** Takes the id out of the words of a heading; undefined if it has none. */
function takenFrom({ children }: Heading): string | undefined {
  const last = children.at(-1);
  const id = last?.type === 'text' ? inHeading.exec(last.value)?.[1] : undefined;
  if (last?.type !== 'text' || id === undefined) return undefined;
  last.value = last.value.replace(inHeading, '');
  return id;
}

/** Code and attributes may contain any text. */
function showHidden(value: object): void {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object' && inner !== null) showHidden(inner);
    else if (typeof inner === 'string' && inner.includes(open)) Reflect.set(value, key, inner.replaceAll(open, '{').replaceAll(close, '}'));
  }
}
