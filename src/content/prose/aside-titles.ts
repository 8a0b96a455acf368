// Titles of asides without brackets, as in Docusaurus: `:::note Before you start`. The parser only knows `:::note[Before you start]`, so
// they get brackets before parsing.
import type { Root } from 'mdast';
import type { OffsetRange } from './mask-ranges.ts';
import { visitNodes } from './visit-nodes.ts';

/** A text whose titles of asides have brackets. Its lines are those of the original, and the columns up to the end of each title. */
export interface BracketedText {
  readonly text: string;
  readonly tree: Root;
  /** Converts offsets in `text` to those in the original. */
  readonly inOriginal: (ranges: readonly OffsetRange[]) => readonly OffsetRange[];
}

/** Matches a line up to the kind of an aside, and its title without brackets. */
const titled = /^(.*?:{3,}[a-z][\w-]*)[ \t](?=[ \t]*[^\s{[])(.*)/i;

/** Adds brackets to the titles of asides in `text`, and parses it. Throws what `parse` throws. */
export function parseWithAsideTitles(text: string, parse: (text: string) => Root): BracketedText {
  const lines = text.includes(':::') ? text.split('\n') : [];
  let candidates = new Set([...lines.keys()].filter((index) => titled.test(lines[index] ?? '')));
  while (candidates.size > 0) {
    const bracketed = withBrackets(lines, candidates);
    const tree = parse(bracketed.text);
    const asides = linesOfAsides(tree);
    const right = new Set([...candidates].filter((index) => asides.has(index)));
    if (right.size === candidates.size) return { ...bracketed, tree };
    // A line that begins no aside is part of code, or its title cannot be between brackets.
    candidates = right;
  }
  return { text, tree: parse(text), inOriginal: (ranges) => ranges };
}

/** Returns the text with brackets around the titles in the lines at `indexes`. */
function withBrackets(lines: readonly string[], indexes: ReadonlySet<number>): Omit<BracketedText, 'tree'> {
  const added: number[] = [];
  let offset = 0;
  const bracketed = lines.map((line, index) => {
    const [, start = '', title = ''] = (indexes.has(index) && titled.exec(line)) || [];
    const written = start === '' ? line : `${start}[${title.trimEnd()}]${line.slice(start.length + 1 + title.trimEnd().length)}`;
    if (start !== '') added.push(offset + start.length + 1 + title.trimEnd().length);
    offset += written.length + 1;
    return written;
  });
  const original = (at: number): number => at - added.filter((each) => each < at).length;
  return { text: bracketed.join('\n'), inOriginal: (ranges) => ranges.map(([start, end]) => [original(start), original(end)]) };
}

/** Returns the indexes of the lines on which asides begin. */
function linesOfAsides(tree: Root): ReadonlySet<number> {
  const lines = new Set<number>();
  visitNodes(tree, 'containerDirective', ({ position }) => {
    if (position !== undefined) lines.add(position.start.line - 1);
  });
  return lines;
}
