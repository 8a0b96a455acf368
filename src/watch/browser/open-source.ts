// Alt-click on a text of the page opens its line of content in the editor. The page sends the displayed words; the server
// knows where they are written.
import { askEditor } from './ask-editor.ts';
import type { ClientMessages } from './messages.ts';
import { hostName } from './overlay/overlay-host.ts';

/** Maximum length of a text that is sent. The start of a longer text is enough to find it. */
const maxLength = 1200;

/**
 * The maximum number of elements whose text is sent: the clicked element and those around it. A sentence may span several elements, but
 * an element such as a card contains too much.
 */
const maxElements = 3;

/** Listens for Alt-clicks. `refuse` gets the reason if nothing can be opened, otherwise an empty text. */
export function openSourceOnAltClick(messages: ClientMessages, refuse: (reason: string) => void): void {
  const onClick = (event: MouseEvent): void => {
    const path = event.composedPath().filter((each) => each instanceof Element);
    const [target] = path;
    if (!event.altKey || event.button !== 0 || target === undefined || path.some(({ localName }) => localName === hostName)) return;
    const texts = textsAt(target, event);
    if (texts.length === 0) return;
    // Prevents the browser from downloading the target of a link, and an island from reacting.
    event.preventDefault();
    event.stopImmediatePropagation();
    const body = { page: location.pathname, texts, index: occurrenceOf(texts[0] ?? '', target) };
    void askEditor('/__archipel/source', body, messages).then(refuse);
  };
  addEventListener('click', onClick, true);
}

const tidy = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, maxLength);

/**
 * Returns the texts at the pointer: the text itself, the alternative text and labels of the clicked element, and the texts of this element
 * and of those around it.
 */
function textsAt(target: Element, { clientX, clientY }: MouseEvent): readonly string[] {
  const texts = [textNodeAt(target, clientX, clientY)?.nodeValue];
  for (const name of ['alt', 'placeholder', 'aria-label', 'title']) texts.push(target.getAttribute(name));
  let around: Element | null = target;
  for (let count = 0; around !== null && around !== document.body && count < maxElements; count += 1) {
    texts.push(around.textContent);
    around = around.parentElement;
  }
  return [...new Set(texts.map(tidy).filter((text) => text !== ''))];
}

/** Returns the text node of `target` whose letters are at the pointer. */
function textNodeAt(target: Element, x: number, y: number): Text | undefined {
  const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const isHit = [...range.getClientRects()].some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
    if (isHit && node instanceof Text) return node;
  }
  return undefined;
}

/** Returns the number of equal texts before `target`. */
function occurrenceOf(text: string, target: Element): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let node = texts.nextNode(); node !== null && !target.contains(node); node = texts.nextNode())
    if (tidy(node.nodeValue) === text && node.parentElement?.closest('script, style') === null) count += 1;
  return count;
}
