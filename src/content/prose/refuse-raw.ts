// Reports Markdown that the parser did not recognize, because visitors would see its marks.
import type { Node, Paragraph, Parents, Root, Text } from 'mdast';
import type { ArgsOf } from '../../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { linesOf } from '../../model/data/lines.ts';
import { rangeOfNode } from './node-range.ts';
import { visitNodes } from './visit-nodes.ts';

type What = ArgsOf<'markdown-raw'>['what'];

/** Patterns within the source of a paragraph. */
const ofParagraphs: readonly (readonly [What, RegExp])[] = [
  ['table', /^\|(?:.*[^\\])?\|[ \t]*$/m],
  ['table', /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/m],
  ['aside', /^:{3,}.*$/m],
  ['heading', /^#{2,6}[^\s#].*$/m],
  ['shortcode', /(?<!\\)(?:\{\{[<%].*?[>%]\}\}|\{%.*?%\})/],
  ['admonition', /^(?:!!!|\?\?\?\+?)[ \t]+[a-z].*$/m],
  // After the address and a blank, only a title in quotes may follow. An address between < and > may have blanks.
  ['link', /(?<!\\)\[[^\][\n]*\]\((?!<[^<>\n]*>[ \t]*["')])[^()\s]+[ \t]+[^\s()"'][^()\n]*\)/],
];

/** Patterns within the source of a text node. */
const ofTexts: readonly (readonly [What, RegExp])[] = [
  ['footnote', /(?<!\\)\[\^[^\]\s]+\](?!\()/],
  ['link', /(?<![\\!])\[[^\][]+\]\([^()\n]*\)/],
  ['reference', /(?<!\\)\[[^\]^[]+\]\[[^\][]*\]/],
  ['wiki', /(?<![\\!])\[\[[^\][\n]+\]\]/],
  // An emoji code in the notation of GitHub, but not a part of a word, of a time or of a `::directive`.
  ['emoji', /(?<![\\\w:]):(?:[a-z][a-z\d_+-]{2,}|[+-]1):(?![\w:])/],
  ['attributes', /(?<!\\)\{:?\s*(?:\.[\w-]+|[\w-]+=[^\s{}]|#[\w-]+\s)[^{}\n]*\}/],
  ['strike', /(?<![\\~])~~(?!~)/],
  ['emphasis', /(?<![\\*])\*\*(?!\*)/],
];

/**
 * Returns at most one finding for each paragraph or text of `tree` with marks that would be visible, and one for each unused
 * footnote. `text` is the source of the tree.
 */
export function refuseRaw(file: string, text: string, tree: Root): Finding[] {
  const at = linesOf(text);
  const findings: Finding[] = [];
  const refuse = (node: Paragraph | Text, patterns: typeof ofTexts): boolean => {
    const offset = offsetOf(node);
    if (offset === undefined) return false;
    const written = withoutCode(text, node);
    const found = patterns.flatMap(([what, pattern]) => {
      const match = pattern.exec(written);
      return match === null ? [] : [{ what, start: offset + match.index, end: offset + match.index + match[0].length }];
    });
    const [first] = found;
    if (first === undefined) return false;
    findings.push(createFinding('markdown-raw', { file, range: at(first.start, first.end) }, { what: first.what }));
    return true;
  };
  const refused = new Set<Node>();
  visitNodes(tree, (node, _, parent) => {
    if (node.type === 'paragraph' && parent !== undefined && isIndented(text, node, parent)) {
      findings.push(createFinding('markdown-raw', { file, range: rangeOfNode(node) }, { what: 'code' }));
      refused.add(node);
    } else if (node.type === 'paragraph' && refuse(node, ofParagraphs)) refused.add(node);
    if (node.type === 'text' && !(parent !== undefined && refused.has(parent))) refuse(node, ofTexts);
  });
  return [...findings, ...unusedNotes(file, tree)];
}

/** Returns `node` as written in the source, with its code replaced by the same number of letters. */
function withoutCode(text: string, node: Paragraph | Text): string {
  const start = offsetOf(node) ?? 0;
  const parts: string[] = [];
  let done = start;
  visitNodes(node, 'inlineCode', ({ position }) => {
    const [from = done, to = done] = [position?.start.offset, position?.end.offset];
    parts.push(text.slice(done, from), 'x'.repeat(to - from));
    done = to;
  });
  return [...parts, text.slice(done, node.position?.end.offset)].join('');
}

/** Returns the offset of a node; undefined for a node without a position, such as a text that the parser has split off another node. */
const offsetOf = ({ position }: Node): number | undefined => position?.start.offset;

/**
 * Returns whether a paragraph is indented like code in Markdown. MDX has no indented code, and would display it as text. In
 * components, indentation is allowed.
 */
function isIndented(text: string, node: Paragraph, parent: Parents): boolean {
  const { column, offset } = node.position?.start ?? {};
  if (column === undefined || offset === undefined) return false;
  if (parent.type === 'root') return /^(?: {4}| {0,3}\t)/.test(text.slice(offset - column + 1, offset));
  const first = parent.type === 'listItem' || parent.type === 'blockquote' ? parent.children[0]?.position?.start.column : undefined;
  return first !== undefined && column - first >= 4;
}

/** Returns findings for footnotes without a reference, which are not shown. */
function unusedNotes(file: string, tree: Root): Finding[] {
  const used = new Set<string>();
  visitNodes(tree, 'footnoteReference', ({ identifier }) => {
    used.add(identifier);
  });
  const findings: Finding[] = [];
  visitNodes(tree, 'footnoteDefinition', ({ identifier, position }) => {
    if (used.has(identifier)) return;
    findings.push(createFinding('markdown-raw', { file, range: rangeOfNode({ position }) }, { what: 'note' }));
  });
  return findings;
}
