// Ids of headings on the line below, `{: #prices}`, as Jekyll and kramdown have them. They move to the end of their headings, where
// own-ids.ts reads them.
import type { Heading, Paragraph, Root, Text } from 'mdast';
import { visitNodes } from './visit-nodes.ts';

type Position = NonNullable<Text['position']>;

/** Matches the line with an id, whose braces own-ids.ts has replaced. */
const idLine = /^(\uFDD0:[^\uFDD1]*\uFDD1)[ \t]*(?:\n|$)/;

/** Moves the ids on lines below headings of `tree` into the headings, in place. */
export function raiseIdLines(tree: Root): void {
  visitNodes(tree, 'heading', (heading, index = 0, parent) => {
    const below = parent?.children[index + 1];
    const [words] = below?.type === 'paragraph' ? below.children : [];
    if (parent === undefined || below?.type !== 'paragraph' || words?.type !== 'text' || !isNextLine(heading, below)) return;
    const [line = '', id] = idLine.exec(words.value) ?? [];
    if (id === undefined) return;
    heading.children.push({ type: 'text', value: ` ${id}`, ...(words.position && { position: startOf(words.position, id.length) }) });
    if (line.length < words.value.length || below.children.length > 1) cutLine(below, words, line.length);
    else parent.children.splice(index + 1, 1);
  });
}

const isNextLine = ({ position }: Heading, below: Paragraph): boolean => position?.end.line === (below.position?.start.line ?? 0) - 1;

/** Returns the position of the first `length` characters of a node. */
const startOf = ({ start }: Position, length: number): Position => ({
  start: { ...start },
  end: { ...start, column: start.column + length, offset: (start.offset ?? 0) + length },
});

/** Removes the first line, of `length` characters, from a paragraph that begins with `words`. */
function cutLine(paragraph: Paragraph, words: Text, length: number): void {
  words.value = words.value.slice(length);
  for (const { position } of [words, paragraph]) {
    if (position === undefined) continue;
    const { line, offset = 0 } = position.start;
    position.start = { line: line + 1, column: 1, offset: offset + length };
  }
}
