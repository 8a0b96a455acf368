// Prose as plain text, for files such as a search index.
import type { ElementContent, Root, RootContent } from 'hast';

/** Inline elements; text around any other element starts a new line. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/**
 * Returns the text of prose without markup, with a line for each paragraph, heading or list item.
 *
 * @example
 * ```tsx
 * import { type PageView, proseText } from 'archipel';
 *
 * // How long a text takes to read, in minutes.
 * export const minutesOf = (prose: NonNullable<PageView['prose'][string]>): number => Math.ceil(proseText(prose).split(/\s+/).length /
 * 200);
 * ```
 */
export const proseText = ({ children }: Root): string =>
  textIn(children)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

const textIn = (nodes: readonly (RootContent | ElementContent)[]): string => nodes.map(textOfNode).join('');

function textOfNode(node: RootContent | ElementContent): string {
  // A line break in the source may be in the middle of a sentence.
  if (node.type === 'text') return node.value.replaceAll('\n', ' ');
  if (node.type !== 'element') return '';
  const text = textIn(node.children);
  return inline.has(node.tagName) ? text : `\n${text}\n`;
}
