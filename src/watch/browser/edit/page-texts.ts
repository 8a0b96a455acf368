// Finds the texts of the page that can be edited, and the text at the pointer.
import { readDistinct } from '../distinct-texts.ts';
import { hostName } from '../overlay/overlay-host.ts';
import type { ClickedNode } from './protocol.ts';

/** A text between tags, or an attribute that people read. */
export type EditTarget = Text | Attr;

/** Attributes that a click on their element selects. */
export const clickedAttributes = ['alt', 'placeholder', 'aria-label', 'title'] as const;

export const collapseSpaces = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Returns the element that displays a target. */
export const elementOf = (target: EditTarget): Element | null => (target instanceof Attr ? target.ownerElement : target.parentElement);

export const targetText = (target: EditTarget): string =>
  readDistinct((isPicture(target) ? target.ownerElement?.getAttribute('alt') : target.nodeValue) ?? '').text;

const isOwn = (element: Element | null): boolean => element?.closest(`${hostName}, script, style, noscript, template`) !== null;

/** Returns the texts of the page in `root`, in document order. */
export function targetsIn(root: Element): readonly Text[] {
  const found: Text[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    if (node instanceof Text && collapseSpaces(node.nodeValue) !== '' && !isOwn(node.parentElement)) found.push(node);
  return found;
}

/**
 * Returns the target at a point of an element, the first of these that exists:
 * - the text at the point, or the only text under a link that covers a card
 * - the image at the point
 * - the first of `clickedAttributes` that the element has
 * - the only text of the element
 */
export function targetAt(element: Element, point: Point): EditTarget | undefined {
  if (isOwn(element)) return undefined;
  const { clientX: x, clientY: y } = point;
  const texts = targetsIn(element);
  const isHit = (node: Text): boolean => isAtPoint(node, point);
  const under = targetsUnder(element, x, y);
  const hit = texts.find(isHit) ?? under.find(isHit) ?? (under.length === 1 ? under[0] : undefined);
  if (hit !== undefined) return hit;
  return pictureAt(element, x, y) ?? namedBy(element) ?? (texts.length === 1 ? texts[0] : undefined);
}

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

export const isAtPoint = (text: Text, { clientX: x, clientY: y }: Point): boolean =>
  boxesOf(text).some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);

/** If `element` is a link that covers an entire card, returns the texts of the card at this point. */
function targetsUnder(element: Element, x: number, y: number): readonly Text[] {
  const card = element instanceof HTMLElement && element.localName === 'a' ? element.offsetParent : null;
  if (card === null || card === document.body) return [];
  const [under] = document.elementsFromPoint(x, y).filter((each) => each !== element && each !== card && card.contains(each));
  return under === undefined ? [] : targetsIn(under);
}

/** Returns the `src` attribute of the image at a point, even if another element covers it. */
function pictureAt(element: Element, x: number, y: number): Attr | undefined {
  const picture = [element, ...document.elementsFromPoint(x, y)].find((each) => each instanceof HTMLImageElement && !isOwn(each));
  return (element.contains(picture ?? null) && picture?.getAttributeNode('src')) || undefined;
}

/** Returns the `src` attributes of all images on the page. */
export const picturesOf = (): readonly Attr[] =>
  attributesNamed('src').filter(({ ownerElement }) => ownerElement instanceof HTMLImageElement);

const isPicture = (target: EditTarget): target is Attr => target instanceof Attr && target.name === 'src';

/** Returns the first text of an element or, without texts, the first of `clickedAttributes` that the element has. */
export const firstTarget = (element: Element): EditTarget | undefined => targetsIn(element)[0] ?? namedBy(element);

const namedBy = (element: Element): Attr | undefined =>
  clickedAttributes.flatMap((name) => element.getAttributeNode(name) ?? []).find(({ value }) => collapseSpaces(value) !== '');

/** Returns the boxes around the lines of a text, or around the element to which an attribute belongs. */
export function boxesOf(target: EditTarget): readonly DOMRect[] {
  if (target instanceof Attr) return [...(target.ownerElement?.getClientRects() ?? [])];
  const range = document.createRange();
  range.selectNodeContents(target);
  return [...range.getClientRects()];
}

/** Returns the target in the form that is sent to the server. */
export function clickedNode(target: EditTarget): ClickedNode {
  const text = targetText(target);
  const page = location.pathname;
  const island = islandNumber(target);
  if (isPicture(target)) {
    const { value: src, ownerElement } = target;
    const alt = ownerElement?.getAttributeNode('alt') ?? undefined;
    const index = picturesOf()
      .filter(({ value }) => value === src)
      .indexOf(target);
    const own = { page, text, index: alt === undefined ? 0 : indexOf(alt), ...(island !== undefined && { island }) };
    return { ...own, attribute: 'alt', picture: { src, index: Math.max(0, index) } };
  }
  const attribute = target instanceof Attr ? { attribute: target.name } : {};
  const instead = servedAs(target);
  const own = { page, text, index: indexOf(target), ...attribute, ...(island !== undefined && { island }) };
  return instead.length === 0 ? own : { ...own, instead };
}

/**
 * Returns possible originals of a target that a script has changed: a `data-` attribute with the same words, or a text that contains the
 * target.
 */
function servedAs(target: EditTarget): NonNullable<ClickedNode['instead']> {
  const element = elementOf(target);
  const text = collapseSpaces(targetText(target));
  const sources = [...(element?.attributes ?? [])].filter(({ name, value }) => name.startsWith('data-') && collapseSpaces(value) === text);
  const words = target instanceof Attr || element === null ? [] : wordsAround(element);
  const whole = collapseSpaces(words.map(({ textContent }) => textContent).join(''));
  return [
    ...sources.map((source) => ({ text: source.value, index: indexOf(source), attribute: source.name })),
    ...(words.length > 1 ? [{ text: whole, index: 0 }] : []),
  ];
}

/**
 * Returns the adjacent elements into which a script may have split a text: those with the same tag, and with the same name of their first
 * attribute.
 */
function wordsAround(element: Element): readonly Element[] {
  const isAlike = (other: Element | null): other is Element =>
    other?.localName === element.localName && other.getAttributeNames()[0] === element.getAttributeNames()[0];
  const found = [element];
  for (let before = element.previousElementSibling; isAlike(before); before = before.previousElementSibling) found.unshift(before);
  for (let after = element.nextElementSibling; isAlike(after); after = after.nextElementSibling) found.push(after);
  return found;
}

/** Returns the island that contains a target. */
export const islandOf = (target: EditTarget): Element | null => elementOf(target)?.closest('[data-props]') ?? null;

function islandNumber(target: EditTarget): number | undefined {
  const island = islandOf(target);
  return island === null ? undefined : [...document.querySelectorAll('[data-props]')].indexOf(island);
}

/** Returns the number of equal texts of the same kind before a target, within its island or outside islands. */
function indexOf(target: EditTarget): number {
  const text = collapseSpaces(targetText(target));
  const island = islandOf(target);
  const all: readonly EditTarget[] = target instanceof Attr ? attributesNamed(target.name) : targetsIn(document.documentElement);
  const same = all.filter((each) => collapseSpaces(targetText(each)) === text && islandOf(each) === island);
  return Math.max(0, same.indexOf(target));
}

const attributesNamed = (name: string): readonly Attr[] =>
  [...document.querySelectorAll(`[${name}]`)].filter((each) => !isOwn(each)).flatMap((each) => each.getAttributeNode(name) ?? []);
