// Splits texts into lines with offsets.

export interface Line {
  /** Offsets in the text; the end excludes the line break. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** Returns the lines of `text` with their offsets. */
export function linesIn(text: string): readonly Line[] {
  let start = 0;
  return text.split('\n').map((words) => {
    const line = { start, end: start + words.replace(/\r$/, '').length, words: words.replace(/\r$/, '') };
    start += words.length + 1;
    return line;
  });
}

export const indentOf = (words: string): number => /^ */.exec(words)?.[0].length ?? 0;

/** Returns whether a line is empty or a comment. */
export const isBlank = (words: string): boolean => /^\s*(?:#.*)?$/.test(words);

/** Returns the index of the line at `offset`. */
export const lineAt = (lines: readonly Line[], offset: number): number => {
  const found = lines.findIndex(({ end }) => offset <= end);
  return found < 0 ? lines.length - 1 : found;
};
