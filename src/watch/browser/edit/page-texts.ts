// The texts of the page that can be edited, and the one at a pointer.
import { hostName } from '../overlay/overlay-host.ts';
import type { ClickedNode } from './protocol.ts';

/** A text between tags, or an attribute that people read. */
export type EditTarget = Text | Attr;

/** Attributes that can be clicked, at the elements that have them. */
const attributes = ['alt', 'placeholder', 'aria-label', 'title'] as const;

export const tidy = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The element that shows a target. */
export const elementOf = (target: EditTarget): Element | null => (target instanceof Attr ? target.ownerElement : target.parentElement);

export const targetText = (target: EditTarget): string => target.nodeValue ?? '';

const isOwn = (element: Element | null): boolean => element?.closest(`${hostName}, script, style, noscript, template`) !== null;

/** All texts of the page, in its order. */
export function targetsIn(root: Element): readonly Text[] {
  const found: Text[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    if (node instanceof Text && tidy(node.nodeValue) !== '' && !isOwn(node.parentElement)) found.push(node);
  return found;
}

/** What is at a point of an element: its words there, else its picture or the name of its field, else its first words. */
export function targetAt(element: Element, { clientX: x, clientY: y }: Pick<MouseEvent, 'clientX' | 'clientY'>): EditTarget | undefined {
  if (isOwn(element)) return undefined;
  const texts = targetsIn(element);
  const hit = texts.find((node) =>
    boxesOf(node).some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom),
  );
  if (hit !== undefined) return hit;
  return namedBy(element) ?? (texts.length === 1 ? texts[0] : undefined);
}

/** The words of an element that has the focus, or its name. */
export const firstTarget = (element: Element): EditTarget | undefined => targetsIn(element)[0] ?? namedBy(element);

const namedBy = (element: Element): Attr | undefined =>
  attributes.flatMap((name) => element.getAttributeNode(name) ?? []).find(({ value }) => tidy(value) !== '');

/** The boxes of the letters of a text, or of the element with an attribute. */
export function boxesOf(target: EditTarget): readonly DOMRect[] {
  if (target instanceof Attr) return [...(target.ownerElement?.getClientRects() ?? [])];
  const range = document.createRange();
  range.selectNodeContents(target);
  return [...range.getClientRects()];
}

/** The target as the server is asked about it. */
export function clickedNode(target: EditTarget): ClickedNode {
  const text = targetText(target);
  const attribute = target instanceof Attr ? { attribute: target.name } : {};
  return { page: location.pathname, text, index: indexOf(target), ...attribute };
}

/** How many of its kind before it say the same. */
function indexOf(target: EditTarget): number {
  const text = tidy(targetText(target));
  const all: readonly EditTarget[] = target instanceof Attr ? attributesNamed(target.name) : targetsIn(document.documentElement);
  return Math.max(0, all.filter((each) => tidy(targetText(each)) === text).indexOf(target));
}

const attributesNamed = (name: string): readonly Attr[] =>
  [...document.querySelectorAll(`[${name}]`)].filter((each) => !isOwn(each)).flatMap((each) => each.getAttributeNode(name) ?? []);
