// Reports Markdown that the parser did not recognize, because visitors would see its marks.
import type { Node, Nodes, Paragraph, Parents, Root, Text } from 'mdast';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { linesOf } from '../../model/data/lines.ts';
import { effectiveMarks } from './effective-marks.ts';
import { findMark, type RawMark } from './find-mark.ts';
import { isFrontMatter } from './late-front-matter.ts';
import { looseItems } from './list-marks.ts';
import { maskRanges, type OffsetRange } from './mask-ranges.ts';
import { rangeOfNode } from './node-range.ts';
import { openEmphasis } from './open-emphasis.ts';
import { refuseOpenFence } from './open-fence.ts';
import { aroundParts, besideLetter, linePatterns, ofParagraphs, partMark, textPatterns } from './raw-patterns.ts';
import { EXIT, SKIP, visitNodes } from './visit-nodes.ts';

/**
 * Returns findings for marks in `tree` that visitors would see or that change the meaning of a text: one for each pair of marks that has
 * no effect because of a letter beside it, otherwise at most one for each node. Also returns a finding for each footnote that would not
 * be shown. `text` is the source of the tree, and `code` has its code and its comments.
 */
export function refuseRaw(
  file: string,
  text: string,
  { tree, code }: { readonly tree: Root; readonly code: readonly OffsetRange[] },
): Finding[] {
  const at = linesOf(text);
  const words = maskRanges(text, code, (part) => part.replaceAll(/[^\n]/g, 'x'));
  const findings: Finding[] = [];
  const refuse = (node: Node, find: ReturnType<typeof findMark>): boolean => {
    const [offset, end] = wordsIn(node);
    if (offset === undefined || end === undefined) return false;
    const found = find(withoutReferences(words, node, [offset, end]));
    if (found === undefined) return false;
    const start = offset + found.match.index;
    findings.push(createFinding('markdown-raw', { file, range: at(start, start + found.match[0].length) }, { what: found.what }));
    return true;
  };
  const refused = new Set<Node>();
  /** The end of the last reported pair of marks whose two marks are in different texts. The pair is reported once. */
  let done = 0;
  visitNodes(tree, (node, _, parent) => {
    const fault = faultOf(text, node, parent);
    if (fault !== undefined) findings.push(createFinding('markdown-raw', { file, range: rangeOfNode(fault.at) }, { what: fault.what }));
    if (fault?.what === 'cell') return SKIP;
    if (node.type === 'paragraph' && parent !== undefined && isIndented(text, node, parent)) {
      findings.push(createFinding('markdown-raw', { file, range: rangeOfNode(node) }, { what: 'code' }));
      refused.add(node);
    } else if (node.type === 'paragraph' && refuse(node, isTask(node, parent) ? inTask : inParagraph)) refused.add(node);
    else if (node.type === 'paragraph' && parent !== undefined) {
      const items = refuseItems({ file, words, at }, node, parent);
      if (items !== undefined) refused.add(node);
      findings.push(...(items ?? []));
    } else if (lines.has(node.type) && refuse(node, inLine)) refused.add(node);
    if (node.type !== 'text' || (parent !== undefined && refused.has(parent)) || (offsetOf(node) ?? done) < done) return undefined;
    const pairs = marksBesideLetter(text, node, parent);
    for (const [start, end] of pairs) {
      const written = effectiveMarks(text.slice(start, end), text.charAt(start - 1) + text.charAt(end));
      findings.push(createFinding('markdown-raw', { file, range: at(start, end) }, { what: 'beside', written }));
      done = end;
    }
    if (pairs.length > 0 || refuse(node, inText)) return undefined;
    const found = marksAroundParts(text, node, parent);
    if (found === undefined) return undefined;
    done = found.end;
    findings.push(createFinding('markdown-raw', { file, range: at(found.start, found.end) }, { what: found.what }));
    return undefined;
  });
  for (const [mark, what] of [
    ['*', 'openEmphasis'],
    ['_', 'openUnderscore'],
  ] as const) {
    const open = findings.length === 0 ? openEmphasis(words, tree, mark) : undefined;
    if (open !== undefined) findings.push(createFinding('markdown-raw', { file, range: at(open, open + 1) }, { what }));
  }
  return [...findings, ...refuseOpenFence(file, text, tree), ...refuseNotes(file, tree)];
}

interface Written {
  readonly file: string;
  /** The text, with letters in place of code. */
  readonly words: string;
  readonly at: ReturnType<typeof linesOf>;
}

/** Returns the finding for lines of a paragraph that were meant as items of a list; undefined if there are none. */
function refuseItems({ file, words, at }: Written, node: Paragraph, parent: Parents): readonly Finding[] | undefined {
  const start = offsetOf(node) ?? 0;
  const found = looseItems(words.slice(start, node.position?.end.offset), node, parent);
  if (found === undefined) return undefined;
  const edits = found.edits.map((edit) => ({ replace: at(start + edit.start, start + edit.end), with: edit.text }));
  const finding = createFinding('markdown-raw', { file, range: at(start + found.start, start + found.end) }, { what: 'list' });
  return [edits.length === 0 ? finding : { ...finding, edits }];
}

/** Matches sentences that a line of dashes below them makes a heading. A question or a word with a colon may be meant as one. */
const underlined = /^(?! {0,3}#)[\s\S]*(?:[.;,]|\n[\s\S]*\S)[ \t]*\r?\n[ \t>]*-+[ \t]*$/;

/** Returns what is wrong with a node as a whole, and the node to report. */
function faultOf(text: string, node: Nodes, parent: Parents | undefined): { readonly what: RawMark; readonly at: Node } | undefined {
  const extra = extraCell(node, parent);
  if (extra !== undefined) return { what: 'cell', at: extra };
  if (isRule(text, node) && parent?.children[1] !== undefined && parent.children[0] !== node) return { what: 'tableRow', at: node };
  if (node.type === 'link' && node.url !== '' && node.children.every((child) => child.type === 'text' && child.value.trim() === ''))
    return { what: 'linkWords', at: node };
  if (node.type === 'link' && hasNote(node)) return { what: 'noteInLink', at: node };
  if (node.type === 'heading' && isFrontMatter(text, node, parent)) return { what: 'frontMatter', at: node };
  if (node.type === 'heading' && underlined.test(text.slice(node.position?.start.offset, node.position?.end.offset)))
    return { what: 'underline', at: node };
  const words = referredWords(text, node, parent);
  if (words !== undefined) return { what: 'linkParts', at: words };
  const misread = misreadMarks(text, node);
  return misread && { what: misread, at: node };
}

/** Returns the code before `node` that was meant as a link of reStructuredText, because an underscore follows it; undefined if none was. */
function referredWords(text: string, node: Nodes, parent: Parents | undefined): Node | undefined {
  if (node.type !== 'text' || parent === undefined || !/^__?(?![\p{L}\p{N}_])/u.test(node.value)) return undefined;
  const start = offsetOf(node);
  if (start === undefined || text.charAt(start - 1) !== '`') return undefined;
  return parent.children.find(({ position }) => position?.end.offset === start);
}

/** Returns whether a link has a footnote in its words, which is a link itself. */
function hasNote(node: Nodes): boolean {
  let found = false;
  visitNodes(node, 'footnoteReference', () => {
    found = true;
    return EXIT;
  });
  return found;
}

/** Returns the first cell with words of a row that is not shown, because the table has fewer columns. */
const extraCell = (node: Nodes, parent: Parents | undefined): Nodes | undefined =>
  node.type === 'tableRow' && parent?.type === 'table'
    ? node.children.slice(parent.children[0]?.children.length).find(({ children }) => children.length > 0)
    : undefined;

/** Returns whether a row of a table consists of dashes or equals signs. In kramdown, such rows separate the bodies of a table. */
const isRule = (text: string, { type, position }: Node): boolean =>
  type === 'tableRow' &&
  /^\|?(?:[ \t]*:?(?:-{3,}|={3,}):?[ \t]*(?:\||$)){2,}$|^\|={3,}/.test(text.slice(position?.start.offset, position?.end.offset));

/** Returns whether a paragraph is the first one of a task. Its source may begin with the mark of the task. */
const isTask = (node: Paragraph, parent: Parents | undefined): boolean =>
  parent?.type === 'listItem' && typeof parent.checked === 'boolean' && parent.children[0] === node;

const inTask = findMark(ofParagraphs.filter(([what]) => what !== 'task'));
const inParagraph = findMark(ofParagraphs);
const inLine = findMark(linePatterns);
const inText = findMark(textPatterns);

/** The types of nodes whose words are on one line. */
const lines: ReadonlySet<string> = new Set(['heading', 'tableCell', 'defListTerm']);

/** Returns the offsets of the words of a node, without the marks around them. */
function wordsIn(node: Node): readonly (number | undefined)[] {
  const children = 'children' in node ? (node as Parents).children : [node];
  // Bare links have no position.
  return [(children[0]?.position ?? node.position)?.start.offset, (children.at(-1)?.position ?? node.position)?.end.offset];
}

/** Returns the source of a node from `start` to `end`, with its references to links replaced by as many letters. */
function withoutReferences(text: string, node: Node, [start, end]: OffsetRange): string {
  const ranges: OffsetRange[] = [];
  visitNodes(node as Nodes, ({ type, position }) => {
    if (position !== undefined && type === 'linkReference')
      ranges.push([(position.start.offset ?? start) - start, (position.end.offset ?? start) - start]);
  });
  return maskRanges(text.slice(start, end), ranges, ({ length }) => 'x'.repeat(length));
}

/** Returns the offset of a node; undefined for a node without a position, such as a text that the parser has split off another node. */
const offsetOf = ({ position }: Node): number | undefined => position?.start.offset;

const containers: ReadonlySet<string> = new Set(['listItem', 'blockquote', 'defListDescription']);

/**
 * Returns whether a paragraph is indented like code in Markdown. MDX has no indented code, and would display it as text. In
 * components, indentation is allowed.
 */
function isIndented(text: string, node: Paragraph, parent: Parents): boolean {
  const { column, offset } = node.position?.start ?? {};
  if (column === undefined || offset === undefined) return false;
  if (parent.type === 'root') return /^(?: {4}| {0,3}\t)/.test(text.slice(offset - column + 1, offset));
  const first = containers.has(parent.type) ? parent.children[0]?.position?.start.column : undefined;
  return first !== undefined && column - first >= 4;
}

/** Returns the ranges of pairs of marks that begin in `node` and have no effect because of a letter beside them. */
function marksBesideLetter(text: string, node: Text, parent: Parents | undefined): readonly OffsetRange[] {
  const [start, end] = [offsetOf(node), node.position?.end.offset];
  if (start === undefined || end === undefined || !/[*~_]/.test(text.slice(start, end)) || isAddress(node, parent)) return [];
  const before = Math.max(0, start - 1);
  const pairs: OffsetRange[] = [];
  for (const { 0: found, index } of text.slice(before, parent?.position?.end.offset).matchAll(besideLetter)) {
    const from = before + index;
    if (from >= end) break;
    if (from >= start) pairs.push([from, from + found.length]);
  }
  return pairs;
}

interface FoundMarks {
  readonly start: number;
  readonly end: number;
  readonly what: RawMark;
}

/** Returns marks that begin in `node` and end in a later text of its parent, after code, emphasis and the like; or undefined. */
function marksAroundParts(text: string, node: Text, parent: Parents | undefined): FoundMarks | undefined {
  const [start, end] = [offsetOf(node), node.position?.end.offset];
  const last = parent?.children.at(-1)?.position?.end.offset;
  if (parent === undefined || start === undefined || end === undefined || last === undefined || last <= end) return undefined;
  if (!/[[=^{$]/.test(text.slice(start, end))) return undefined;
  const parts = parent.children.flatMap(({ type, position }): OffsetRange[] =>
    type === 'text' || position === undefined ? [] : [[(position.start.offset ?? 0) - start, (position.end.offset ?? 0) - start]],
  );
  const after = parts.filter(([from]) => from >= 0);
  const before = after.length < parts.length ? partMark : ' ';
  const written = before + maskRanges(text.slice(start, last), after, ({ length }) => partMark.repeat(length));
  for (const [what, pattern] of aroundParts) {
    const found = pattern.exec(written);
    const from = start + (found?.index ?? 0) - before.length;
    if (found !== null && from < end) return { start: from, end: from + found[0].length, what };
  }
  return undefined;
}

/** Returns whether a text is a bare address that the parser has made a link. */
const isAddress = ({ value }: Text, parent: Parents | undefined): boolean => parent?.type === 'link' && parent.url.endsWith(value);

/**
 * Returns what marks within words probably mean if the parser has misread them as emphasis or deleted text: the stars of
 * German gender forms, as in `Leser*innen und Kund*innen`, or the tildes of subscripts in Pandoc, as in `H~2~O`.
 */
function misreadMarks(text: string, node: Node): 'star' | 'sub' | undefined {
  const [start, end] = [offsetOf(node) ?? 0, node.position?.end.offset ?? 0];
  if ((node.type !== 'emphasis' && node.type !== 'delete') || !/[\p{L}\p{N}]/u.test(text.charAt(start - 1))) return undefined;
  const written = text.slice(start, end);
  if (node.type === 'emphasis') return /^\*.*\s/s.test(written) && /\p{L}/u.test(text.charAt(end)) ? 'star' : undefined;
  return /^~[^~\s]+~$/.test(written) ? 'sub' : undefined;
}

/** Returns findings for footnotes that are not shown, because they have no reference, no text, or an invalid or repeated name. */
function refuseNotes(file: string, tree: Root): Finding[] {
  const used = new Set<string>();
  visitNodes(tree, 'footnoteReference', ({ identifier }) => {
    used.add(identifier);
  });
  const findings: Finding[] = [];
  const refuse = ({ position }: Node, what: RawMark): void =>
    void findings.push(createFinding('markdown-raw', { file, range: rangeOfNode({ position }) }, { what }));
  const known = new Set<string>();
  visitNodes(tree, (node) => {
    // The parser takes a footnote with a space in its name for a link.
    if ((node.type === 'linkReference' || node.type === 'definition') && node.identifier.startsWith('^')) refuse(node, 'noteName');
    if (node.type !== 'footnoteDefinition') return;
    if (!used.has(node.identifier)) refuse(node, 'note');
    else if (known.has(node.identifier)) refuse(node, 'noteRepeated');
    else if (node.children.length === 0) refuse(node, 'footnote');
    known.add(node.identifier);
  });
  return findings;
}
