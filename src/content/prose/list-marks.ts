// Finds lines that were meant as items of a list, but whose marks Markdown does not know: `-One`, `1.One`, `• One`.
import type { Nodes, Paragraph, Parents } from 'mdast';
import type { OffsetEdit } from '../yaml/offset-edit.ts';

interface LooseItems {
  /** The offsets of the first and the last of these lines in the paragraph. */
  readonly start: number;
  readonly end: number;
  /** The edits that make the lines items, with offsets in the paragraph; empty if the lines may have been meant otherwise. */
  readonly edits: readonly OffsetEdit[];
}

/** The blanks of word processors, which end no mark in Markdown. */
const blanks = String.raw`[\u00A0\u202F]`;

/** Matches a line that begins with a mark and the first of its words without a blank between them. */
const tight = new RegExp(String.raw`^[ \t]*([-+]|\*(?![^\n]*\*)|\d{1,9}[.)])(${blanks}*)(?=[\p{L}„“"]|\[[^\]]|\*\*\p{L}|${blanks})`, 'u');

/** Matches a line that begins with a bullet of a word processor. */
const bullet = /^[ \t]*([•‣▪●◦])([ \t\u00A0\u202F]*)(?=[^\s•‣▪●◦])/u;

/** Matches a line that begins with a dash of typography. */
const dash = /^[ \t]*([–—])([ \t\u00A0\u202F]+)(?=\S)/u;

/** Matches a single line that can hardly be anything else than an item. `1.Mai` is a date, as is `1.Word 2026`. */
const certain =
  /^(?:-|1[.)](?!(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)|\p{L}+[.,]? \d{4}(?!\d)))\p{Lu}\p{Ll}|^(?:[-+]|\*(?!.*\*))[\u00A0\u202F]/u;

interface Line {
  readonly start: number;
  readonly words: string;
  readonly index: number;
}

/** Returns the lines of a paragraph, `source`, that were meant as items of a list; undefined if there are none. */
export function looseItems(source: string, node: Paragraph, parent: Parents): LooseItems | undefined {
  if (!/^[ \t]*(?:[-+*•‣▪●◦–—]|\d{1,9}[.)])/mu.test(source)) return undefined;
  const lines = linesIn(source);
  const bullets = lines.filter(({ words }) => bullet.test(words));
  if (bullets.length > 0) return itemsOf(bullets, bullet);
  for (const pattern of [tight, dash]) {
    const found = lines.filter(({ words }) => pattern.test(words));
    if (pattern === tight && found.some((line) => continuesList(line, node, parent))) return itemsOf(found, pattern);
    // Lines of this form may also be notes that explain asterisks.
    if (found.some(({ index }, at) => found[at + 1]?.index === index + 1))
      return found.some(({ words }) => words.trimStart().startsWith('*'))
        ? { ...itemsOf(found, pattern), edits: [] }
        : itemsOf(found, pattern);
  }
  const [first] = lines;
  if (lines.length > 1 || first === undefined || !certain.test(first.words)) return undefined;
  return { start: 0, end: first.words.length, edits: [] };
}

function linesIn(source: string): readonly Line[] {
  let start = 0;
  return source.split('\n').map((written, index) => {
    const line = { start, words: written.replace(/\r$/, ''), index };
    start += written.length + 1;
    return line;
  });
}

function itemsOf(lines: readonly Line[], pattern: RegExp): LooseItems {
  const edits = lines.map(({ start, words }) => {
    const [whole = '', mark = '', space = ''] = pattern.exec(words) ?? [];
    const at = start + whole.length - space.length - mark.length;
    return { start: at, end: start + whole.length, text: `${pattern === tight ? mark : '-'} ` };
  });
  const last = lines.at(-1);
  return { start: lines[0]?.start ?? 0, end: (last?.start ?? 0) + (last?.words.length ?? 0), edits };
}

const isNumbered = (words: string): boolean => /^[ \t]*\d/.test(words);

/** Returns whether a line continues the list around it or beside it, or a row of such lines with blank lines between them. */
function continuesList({ words, index }: Line, node: Paragraph, parent: Parents): boolean {
  if (parent.type === 'listItem') return index > 0;
  if (index > 0) return false;
  const siblings: readonly Nodes[] = parent.children;
  const at = siblings.indexOf(node);
  return [siblings[at - 1], siblings[at + 1]].some((beside) => {
    if (beside?.type === 'list') return (beside.ordered === true) === isNumbered(words);
    const [text] = beside?.type === 'paragraph' ? beside.children : [];
    return text?.type === 'text' && tight.test(text.value) && isNumbered(text.value) === isNumbered(words);
  });
}
