// The paragraphs of Markdown as written, separated by blank lines.
import { withoutFrontMatter } from '../../model/entries/front-matter.ts';
import { escapePattern } from '../../model/escape-pattern.ts';

export interface ProseBlock {
  /** Where it begins. */
  readonly start: number;
  readonly bytes: string;
}

/** Returns the paragraphs of a text without its front matter; a code block with blank lines counts as one. */
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

/** A piece of the text that is made of Markdown. */
export interface ProsePiece {
  readonly text: string;
  /** How many pieces before it in the file are the same. */
  readonly occurrence: number;
  /** All pieces of the file, and the index of the clicked one. */
  readonly order?: { readonly pieces: readonly string[]; readonly at: number };
}

/** The number of the block with a piece; undefined if that is not certain. */
export function blockWith(file: string, piece: ProsePiece): number | undefined {
  const text = withoutFrontMatter(file);
  const at = offsetInOrder(text, piece) ?? offsetOf(text, piece);
  const found = blocksOf(file).findIndex(({ start, bytes }) => at !== undefined && at >= start && at < start + bytes.length);
  return found < 0 ? undefined : found;
}

/** The place of a piece, if each piece of the file is looked for behind the one before it. */
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

/** The offset of a piece, if all matches of its text are such pieces: footnotes, for example, are not in the order of the file. */
const offsetOf = (text: string, { text: words, occurrence }: ProsePiece): number | undefined =>
  [...text.matchAll(writtenPattern(words))].map(({ index }) => index)[occurrence];

/** A text as Markdown may have it: with blanks of any kind, marks of quotes, escapes and entities. */
function writtenPattern(words: string): RegExp {
  const entity = '&#?\\w+;';
  const parts = [...words.trim().matchAll(/\s+|[A-Za-z\d]+|./gsu)].map(([part]) => {
    if (/^\s/.test(part)) return `(?:[\\s>]|${entity})+`;
    return /^[A-Za-z\d]/.test(part) ? part : `(?:\\\\?${escapePattern(part)}|${entity})`;
  });
  return new RegExp(parts.join(''), 'gu');
}
