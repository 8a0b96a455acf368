// The lines of a text, split once for all problems in it: splitting again for each would take quadratic time.

interface SplitText {
  readonly text: string;
  readonly lines: readonly string[];
}

/** A function that returns the lines of a text between `breaks`, with the last text cached. */
export function lineSplitter(breaks: RegExp): (text: string) => readonly string[] {
  let last: SplitText = { text: '', lines: [''] };
  return (text) => {
    if (text !== last.text) last = { text, lines: text.split(breaks) };
    return last.lines;
  };
}

/** The lines of `text` without their line breaks. */
export const splitLines = lineSplitter(/\r?\n/);
