// Queries on the tree of a parsed page.
import type { parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
export type ChildNode = Document['children'][number];
export type Element = Extract<ChildNode, { attribs: object }>;
type ParentNode = Document | Element;

export const isElement = (node: ChildNode): node is Element => 'attribs' in node;

export const childrenOf = (node: ParentNode): readonly ChildNode[] => node.children;

export const elementsOf = (node: ParentNode): readonly Element[] => childrenOf(node).filter(isElement);

const silent = new Set(['script', 'style', 'template', 'svg']);

/** Returns whether the content of an element is not text for people: code, a template or a drawing. */
export const isSilent = ({ name }: Element): boolean => silent.has(name);

/** Returns the text of an element as people read it: white space as one space, without drawings and code. */
export function readingTextOf(node: ChildNode): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: ChildNode): string {
  if (!isElement(node)) return node.type === 'text' ? node.data : '';
  if (isSilent(node)) return '';
  return node.name === 'br' ? ' ' : childrenOf(node).map(rawText).join('');
}

/** Returns the first descendant element, in document order, for which `matches` returns true. */
export function findElement(node: ParentNode, matches: (element: Element) => boolean): Element | undefined {
  for (const child of elementsOf(node)) {
    if (matches(child)) return child;
    const inner = findElement(child, matches);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
