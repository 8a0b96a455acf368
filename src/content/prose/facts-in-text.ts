// Finds facts in braces in Markdown files, whose syntax treats braces as text: `{phone.support}` becomes the node of
// `<Fact name="phone.support" />` in MDX.
import type { Root, RootContent, Text } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { linesOf } from '../../model/data/lines.ts';
import type { Range } from '../../model/data/place.ts';
import { SKIP, visitNodes } from './visit-nodes.ts';

/** The source of a pattern for the name of a fact in braces. */
export const factName = String.raw`[a-z][\w-]*(?:\.[\w-]+)*`;

const fact = new RegExp(String.raw`\{(${factName})\}`, 'gi');
const withEscape = new RegExp(String.raw`(\\*)\{${factName}(\\*)\}`, 'gi');

/** Replaces the facts in the text nodes of `tree`, in place. The source `text` is needed because an escaped brace does not start a fact. */
export function readFactsInText(text: string, tree: Root): void {
  const at = linesOf(text);
  visitNodes(tree, 'text', (node, index, parent) => {
    if (parent === undefined || index === undefined || !node.value.includes('{')) return undefined;
    const start = node.position?.start.offset ?? 0;
    const written = [...text.slice(start, node.position?.end.offset).matchAll(withEscape)].map(
      ({ 0: all, 1: slashes = '', 2: closing = '', index: from }) => ({
        isEscaped: slashes.length % 2 === 1 || closing.length % 2 === 1,
        range: at(start + from + slashes.length, start + from + all.length),
      }),
    );
    const parts = partsOf(node, written);
    if (parts.length === 0) return undefined;
    // Facts are nodes of MDX. The type `Root` includes these only where the types of MDX are loaded.
    parent.children.splice(index, 1, ...(parts as never[]));
    return [SKIP, index + parts.length];
  });
}

interface Written {
  readonly isEscaped: boolean;
  readonly range: Range;
}

/** Splits `node` into its facts and the words around them; returns an empty list if it has no facts. */
function partsOf(node: Text, written: readonly Written[]): readonly RootContent[] {
  const parts: RootContent[] = [];
  let done = 0;
  for (const [place, { 0: whole, 1: name = '', index }] of [...node.value.matchAll(fact)].entries()) {
    const { isEscaped = false, range } = written[place] ?? {};
    if (isEscaped) continue;
    if (index > done) parts.push({ type: 'text', value: node.value.slice(done, index) });
    parts.push(factNode(name, range === undefined ? node.position : nodePosition(range)));
    done = index + whole.length;
  }
  return parts.length > 0 && done < node.value.length ? [...parts, { type: 'text', value: node.value.slice(done) }] : parts;
}

/** Returns a range as the position of a node. */
export const nodePosition = ({ line, column, endLine, endColumn }: Range): NonNullable<Text['position']> => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});

/** Returns the node of a fact within words. */
export const factNode = (name: string, position: Text['position']): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'Fact',
  attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: name }],
  children: [],
  ...(position && { position }),
});
