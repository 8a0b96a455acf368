// Parses asides: `:::note[Title]` … `:::` as in documentation generators, and `> [!NOTE]` as on GitHub.
import type { Blockquote, Node, Paragraph, RootContent, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { onLine } from '../../model/data/place.ts';
import type { BracketedText } from './aside-titles.ts';
import { rangeOfNode } from './node-range.ts';
import type { AsideKind, ProseWords } from './prose-words.ts';
import { visitNodes } from './visit-nodes.ts';

/** The kinds of asides by the words that authors use for them. */
const kinds = {
  note: 'note',
  info: 'note',
  tip: 'tip',
  important: 'important',
  warning: 'warning',
  caution: 'caution',
  danger: 'danger',
} as const satisfies Record<string, AsideKind>;

const kindNamed = (name: string): AsideKind | undefined =>
  Object.hasOwn(kinds, name.toLowerCase()) ? kinds[name.toLowerCase() as keyof typeof kinds] : undefined;

/** `[!NOTE]` on a line of its own. */
const alert = /^\[!([\w-]+)\][ \t]*(?:\r?\n|$)/;

/** The mark of an alert in the source, with the marks of the quote before the words on the next line. */
const writtenAlert = /^\[![\w-]+\][ \t]*\r?\n([ \t>]*)/;

/** Converts the asides in `tree` to elements. Returns a finding for each aside that is of an unknown kind or not closed. */
export function readAsides(file: string, { text, tree }: Pick<BracketedText, 'text' | 'tree'>, { asides }: ProseWords): Finding[] {
  const findings: Finding[] = [];
  const unknown = (node: Node, name: string): void => {
    const known = Object.keys(kinds);
    const args = { name, known, suggestion: suggest(name.toLowerCase(), known) };
    findings.push(createFinding('aside-unknown', { file, range: firstLineOf(node) }, args));
  };
  visitNodes(tree, (node) => {
    if (node.type === 'containerDirective') {
      const kind = kindNamed(node.name);
      const written = text.slice(node.position?.start.offset, node.position?.end.offset);
      if (!/\n[ >\t]*:{3,}\s*$/.test(written))
        findings.push(createFinding('markdown-raw', { file, range: firstLineOf(node) }, { what: 'aside' }));
      else if (kind === undefined) unknown(node, node.name);
      else if (Object.keys(node.attributes ?? {}).length > 0)
        findings.push(createFinding('markdown-raw', { file, range: firstLineOf(node) }, { what: 'asideAttributes' }));
      else becomeAside(node, kind, labelOf(node, asides[kind]));
    } else if (node.type === 'blockquote') {
      const name = alertOf(node, text);
      const kind = kindNamed(name ?? '');
      if (name !== undefined && kind === undefined) unknown(node, name);
      if (kind !== undefined) becomeAside(node, kind, [{ type: 'text', value: asides[kind] }]);
    }
  });
  return findings;
}

const firstLineOf = (node: Node) => {
  const { line, column } = rangeOfNode(node);
  return onLine(line, column, 1);
};

/** Removes the title in brackets from an aside and returns it. The default is the name of the kind. */
function labelOf(node: ContainerDirective, name: string): Paragraph['children'] {
  const [first] = node.children;
  if (first?.type !== 'paragraph' || first.data?.directiveLabel !== true) return [{ type: 'text', value: name }];
  node.children.shift();
  return first.children;
}

/** Removes the mark of an alert from a quote, and returns the word in it; undefined if there is no mark. */
function alertOf(quote: Blockquote, source: string): string | undefined {
  const [first] = quote.children;
  const text: Text | undefined = first?.type === 'paragraph' && first.children[0]?.type === 'text' ? first.children[0] : undefined;
  const found = alert.exec(text?.value ?? '');
  if (found === null || text === undefined || first?.type !== 'paragraph') return undefined;
  text.value = text.value.slice(found[0].length);
  if (text.value === '') first.children.shift();
  else startAfterAlert(text, source);
  if (first.children[0]?.type === 'break') first.children.shift();
  if (first.children.length === 0) quote.children.shift();
  return found[1];
}

/** Moves the start of the words of an alert behind its mark, so that their source is without it. */
function startAfterAlert({ position }: Text, source: string): void {
  const { line, offset } = position?.start ?? {};
  const [mark, indent = ''] = writtenAlert.exec(source.slice(offset, position?.end.offset)) ?? [];
  if (position === undefined || line === undefined || offset === undefined || mark === undefined) return;
  position.start = { line: line + 1, column: indent.length + 1, offset: offset + mark.length };
}

function becomeAside(node: Blockquote | ContainerDirective, kind: AsideKind, label: Paragraph['children']): void {
  const title: RootContent = { type: 'paragraph', data: { hProperties: { className: ['aside-title'] } }, children: label };
  node.children.unshift(title as (typeof node.children)[number]);
  node.data = { ...node.data, hName: 'aside', hProperties: { className: ['aside', `aside-${kind}`], role: 'note' } };
}
