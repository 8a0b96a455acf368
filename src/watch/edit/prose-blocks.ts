// Splits the source of Markdown into blocks, which are separated by blank lines.
import { withoutFrontMatter } from '../../model/entries/front-matter.ts';
import { escapePattern } from '../../model/escape-pattern.ts';

export interface ProseBlock {
  /** The offset of the first character. */
  readonly start: number;
  readonly bytes: string;
}

/** Returns the blocks of a text without its front matter. A code block with blank lines is one block. */
export function blocksOf(file: string): readonly ProseBlock[] {
  const text = withoutFrontMatter(file);
  const blocks: ProseBlock[] = [];
  let start: number | undefined;
  let end = 0;
  let fence: string | undefined;
  const close = (): void => {
    if (start !== undefined) blocks.push({ start, bytes: text.slice(start, end) });
    start = undefined;
  };
  for (const { 0: line, index } of text.matchAll(/[^\r\n]*(?:\r?\n|$)/g)) {
    const words = line.trimEnd();
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(words) ?? [];
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) === true && words.trim() === mark) fence = undefined;
    if (words === '' && fence === undefined) close();
    else {
      start ??= index;
      end = index + words.length;
    }
  }
  close();
  return blocks;
}

/** Returns the texts of the blocks of a file. */
export const blockTexts = (file: string): readonly string[] => blocksOf(file).map(({ bytes }) => bytes);

/** A text node or an alternative text of rendered Markdown. */
export interface ProsePiece {
  readonly text: string;
  /** The number of earlier pieces in the file with the same text. */
  readonly occurrence: number;
  /** All pieces of the file, and the index of the clicked piece. */
  readonly order?: { readonly pieces: readonly string[]; readonly at: number };
}

/** Returns the index of the block with a piece, or undefined if the piece is not found in the source. */
export function blockWith(file: string, piece: ProsePiece): number | undefined {
  const text = withoutFrontMatter(file);
  const at = offsetInOrder(text, piece) ?? offsetOf(text, piece);
  const found = blocksOf(file).findIndex(({ start, bytes }) => at !== undefined && at >= start && at < start + bytes.length);
  return found < 0 ? undefined : found;
}

/** Returns the offset of a piece. Searches for each piece of the file after the preceding one. */
function offsetInOrder(text: string, { order }: ProsePiece): number | undefined {
  let [end, at]: [number, number | undefined] = [0, undefined];
  for (const piece of order?.pieces.slice(0, order.at + 1) ?? []) {
    const pattern = writtenPattern(piece);
    pattern.lastIndex = end;
    const found = pattern.exec(text);
    at = found?.index;
    end = found === null ? end : pattern.lastIndex;
  }
  return at;
}

/**
 * Returns the offset of a piece. Counts the matches of its text, which works for texts that are not in the order of the file, such as
 * footnotes.
 */
const offsetOf = (text: string, { text: words, occurrence }: ProsePiece): number | undefined =>
  [...text.matchAll(writtenPattern(words))].map(({ index }) => index)[occurrence];

/** Returns a pattern that finds a text in Markdown source, where it may contain other spaces, `>` of quotes, escapes and entities. */
function writtenPattern(words: string): RegExp {
  const entity = '&#?\\w+;';
  const parts = [...words.trim().matchAll(/\s+|[A-Za-z\d]+|./gsu)].map(([part]) => {
    if (/^\s/.test(part)) return `(?:[\\s>]|${entity})+`;
    return /^[A-Za-z\d]/.test(part) ? part : `(?:\\\\?${escapePattern(part)}|${entity})`;
  });
  return new RegExp(parts.join(''), 'gu');
}
