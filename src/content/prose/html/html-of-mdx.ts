// Converts HTML in MDX to plain elements, because the parser of MDX treats it as components.
import type { Element, Root as Hast } from 'hast';
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visitNodes } from '../visit-nodes.ts';
import { isAllowedElement, propertyOf } from './allowed-html.ts';

/** The allowed elements that are not phrasing content: https://html.spec.whatwg.org/multipage/dom.html#phrasing-content */
const blocks: ReadonlySet<string | null> = new Set(
  (
    'blockquote caption col colgroup dd details div dl dt figcaption figure hr li ol p pre section summary table tbody td tfoot th thead ' +
    'tr ul'
  ).split(' '),
);

/**
 * Divides the paragraphs of `tree` at the elements that they may not contain, in place: a `<summary>` with words on the next line,
 * `<figcaption>`, `<hr/>`.
 */
export function splitParagraphs(tree: Root): void {
  visitNodes(tree, 'paragraph', (node, index, parent) => {
    if (parent === undefined || index === undefined || !node.children.some(isBlock)) return undefined;
    const parts = partsOf(node);
    parent.children.splice(index, 1, ...(parts as never[]));
    return [SKIP, index + parts.length];
  });
}

const isBlock = (node: PhrasingContent): boolean => node.type === 'mdxJsxTextElement' && blocks.has(node.name);

/** Returns the elements of a paragraph that are blocks, and paragraphs with what is between them. */
function partsOf({ children }: Paragraph): readonly RootContent[] {
  const parts: RootContent[] = [];
  let words: PhrasingContent[] = [];
  const endParagraph = (): void => {
    if (!words.every(isBlank)) parts.push({ type: 'paragraph', children: words });
    words = [];
  };
  for (const child of children) {
    if (!isBlock(child)) words.push(child);
    else {
      endParagraph();
      parts.push({ ...child, type: 'mdxJsxFlowElement' } as RootContent);
    }
  }
  endParagraph();
  return parts;
}

const isBlank = (node: PhrasingContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Replaces the HTML in `root` with elements, in place. Components remain. */
export function readHtmlOfMdx(root: Hast): void {
  visitNodes(root, (node, index, parent) => {
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || parent === undefined || index === undefined) return;
    if (node.name === null || !isAllowedElement(node.name)) return;
    parent.children[index] = elementOf(node, node.name);
    return [SKIP, index];
  });
}

const elementOf = ({ attributes, children, position }: MdxJsxFlowElementHast | MdxJsxTextElementHast, tagName: string): Element => ({
  type: 'element',
  tagName,
  properties: Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? [[propertyOf(attribute.name, tagName), typeof attribute.value === 'string' ? attribute.value : true]]
        : [],
    ),
  ),
  // Children of MDX elements in hast are hast.
  children: children as Element['children'],
  ...(position && { position }),
});
