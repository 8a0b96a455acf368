// Queries on the tree of a parsed page.
import { DomUtils, type parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
export type ChildNode = Document['children'][number];
export type Element = Extract<ChildNode, { attribs: object }>;
type ParentNode = Document | Element;

export const isElement = (node: ChildNode): node is Element => 'attribs' in node;

export const elementsOf = ({ children }: ParentNode): readonly Element[] => children.filter(isElement);

const withoutText = new Set(['script', 'style', 'template', 'svg']);

/** Returns whether the content of an element is code, a template or a drawing instead of text. */
export const hasNoReadableText = ({ name }: Element): boolean => withoutText.has(name);

/** Returns the text of an element as people read it: white space as one space, without drawings and code. */
export function readableTextOf(node: ChildNode): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: ChildNode): string {
  if (!isElement(node)) return node.type === 'text' ? node.data : '';
  if (hasNoReadableText(node)) return '';
  return node.name === 'br' ? ' ' : node.children.map(rawText).join('');
}

/** Returns the first descendant element, in document order, for which `matches` returns true. */
export const findElement = ({ children }: ParentNode, matches: (element: Element) => boolean): Element | undefined =>
  DomUtils.findOne(matches, children) ?? undefined;
