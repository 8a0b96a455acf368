// Splits texts into lines with offsets.

export interface Line {
  /** The index among the lines of the text, from 0. */
  readonly index: number;
  /** Offsets in the text; the end excludes the line break. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** Returns the lines of `text` with their offsets. */
export function linesIn(text: string): readonly Line[] {
  let start = 0;
  return text.split('\n').map((written, index) => {
    const words = written.replace(/\r$/, '');
    const line = { index, start, end: start + words.length, words };
    start += written.length + 1;
    return line;
  });
}

export const indentOf = (words: string): number => /^ */.exec(words)?.[0].length ?? 0;

/** Returns whether a line is empty or a comment. */
export const isBlank = (words: string): boolean => /^\s*(?:#.*)?$/.test(words);

/** Returns the lines directly below a line that are indented further than `column`, without empty lines and comments. */
export function blockBelow(lines: readonly Line[], { index }: Line, column: number): readonly Line[] {
  const below = lines.slice(index + 1).filter(({ words }) => !isBlank(words));
  const end = below.findIndex(({ words }) => indentOf(words) <= column);
  return end < 0 ? below : below.slice(0, end);
}

/** Returns the index of the line at `offset`. */
export const lineAt = (lines: readonly Line[], offset: number): number => {
  const found = lines.findIndex(({ end }) => offset <= end);
  return found < 0 ? lines.length - 1 : found;
};
