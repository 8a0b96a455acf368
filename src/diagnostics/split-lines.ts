// Splits a text into lines once for all its problems. Splitting it again for each problem would take quadratic time.

interface SplitText {
  readonly text: string;
  readonly lines: readonly string[];
}

/** Returns a function that splits a text at `breaks`. The result for the last text is cached. */
export function lineSplitter(breaks: RegExp): (text: string) => readonly string[] {
  let last: SplitText = { text: '', lines: [''] };
  return (text) => {
    if (text !== last.text) last = { text, lines: text.split(breaks) };
    return last.lines;
  };
}

/** Splits a text into lines without their line breaks. */
export const splitLines = lineSplitter(/\r?\n/);
