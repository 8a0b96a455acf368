// Reads the comments that mark lines of code in other generators: `// highlight-next-line`, and `// highlight-start` with
// `// highlight-end`. Readers never see them.

interface MarkedCode {
  /** The code without the comments. */
  readonly code: string;
  /** The numbers of the marked lines in this code, from 1. */
  readonly marked: readonly number[];
}

/** A line with nothing but the comment, in one of the notations of common languages. */
const comment = /^\s*(?:\/\/|\/\*|\{\s*\/\*|<!--|#|--|%|;)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** Removes the comments that mark lines, and returns the code and the marked lines; undefined if the code has none of these comments. */
export function readLineComments(written: string): MarkedCode | undefined {
  const lines: string[] = [];
  const marked: number[] = [];
  let [isNext, isWithin, found] = [false, false, false];
  for (const line of written.split('\n')) {
    const what = comment.exec(line)?.[1];
    if (what === undefined) {
      lines.push(line);
      if (isNext || isWithin) marked.push(lines.length);
      isNext = false;
      continue;
    }
    found = true;
    if (what === 'next-line') isNext = true;
    else isWithin = what === 'start';
  }
  return found ? { code: lines.join('\n'), marked } : undefined;
}
