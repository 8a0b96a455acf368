// Finds prose that would keep the parser busy for minutes or overflow its stack. No real text needs a hundred levels, or
// thousands of marks in a paragraph.
import type { Node, Parent } from 'mdast';
import type { ArgsOf } from '../../diagnostics/catalogue/index.ts';

/** The maximum number of levels of quotes, lists, marks and components. */
const maxDepth = 100;

/** The maximum indentation in columns. A nested list is indented by at least two. */
const maxIndent = 2 * maxDepth;

/** The start of a line before its text: spaces, and marks of quotes and lists. */
const containers = /^(?:[ \t]|>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))+(?=\S)/gm;

/** Too many quotes or components that open in a row. */
const inARow = new RegExp(`(?:>[ \\t]?){${maxDepth}}|(?:<\\w[^<>]*>\\s*){${maxDepth}}`);

/**
 * Limits for constructs whose parsing time grows with the square of their number: emphasis marks and brackets in a
 * paragraph, underlined headings and footnotes in a text, cells of a table.
 */
const maxMarks = 2000;
const maxHeadings = 1000;
const maxCells = 10_000;
const maxNotes = 1000;
const notes = /^ {0,3}\[\^[^\]\n]*\]:/gm;
const marks = /[*_[\]]+|!\[/g;
const underlines = /^ {0,3}(?:=+|-+)[ \t]*\r?$/gm;

type What = Exclude<ArgsOf<'mdx-syntax'>['what'], string>;

/** The arguments of the finding for prose that nests too deeply. */
export const nesting: What = { excess: 'depth', most: maxDepth };

interface Excess {
  /** The offset in the text, from 0. */
  readonly offset: number;
  readonly what: What;
}

/** Returns a place at which `text` is too complex for the parser; undefined if there is none. Finds it without parsing. */
export function excessIn(text: string): Excess | undefined {
  for (const { 0: found, index } of text.matchAll(containers))
    if (found.replaceAll('\t', '    ').length > maxIndent) return { offset: index, what: nesting };
  const row = inARow.exec(text);
  if (row !== null) return { offset: row.index, what: nesting };
  if ((text.match(underlines)?.length ?? 0) > maxHeadings) return { offset: 0, what: { excess: 'headings', most: maxHeadings } };
  if ((text.match(notes)?.length ?? 0) > maxNotes) return { offset: 0, what: { excess: 'notes', most: maxNotes } };
  return crowdedParagraph(text);
}

/** Matches the end of a paragraph: an empty line, or a line end before a list item, which interrupts a paragraph in each context. */
const paragraphEnd = /(\n[ \t\r]*\n|\n(?= {0,3}[-*+][ \t]+\S))/;

/** Matches lines that are all definitions of links. They are not read as a paragraph, so their marks are harmless. */
const definitions =
  /^(?: {0,3}\[[^\][\\\s^][^\][\\\n]{0,900}\]:[ \t]+[^\s<()]+(?:[ \t]+(?:"[^"\\\n]*"|'[^'\\\n]*'|\([^()\\\n]*\)))?[ \t]*\r?(?:\n|$))+$/;

function crowdedParagraph(text: string): Excess | undefined {
  let offset = 0;
  // Because of the group, `split` also returns the separators.
  for (const part of text.split(paragraphEnd)) {
    if ((part.match(marks)?.length ?? 0) > maxMarks && !definitions.test(part))
      return { offset, what: { excess: 'marks', most: maxMarks } };
    if (part.split('|', maxCells + 2).length > maxCells + 1) return { offset, what: { excess: 'cells', most: maxCells } };
    offset += part.length;
  }
  return undefined;
}

/** Returns a node of `tree` that is nested too deeply; undefined if none is. */
export function tooDeepIn(tree: Parent): Node | undefined {
  const open: { readonly node: Node; readonly depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    if (depth > maxDepth) return node;
    // Only parents have `children`.
    const { children = [] } = node as Partial<Parent>;
    for (const child of children) open.push({ node: child, depth: depth + 1 });
  }
  return undefined;
}
