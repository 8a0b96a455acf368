// Alt-click on a text of the page opens its line of content in the editor. The page sends the displayed words; the server
// knows where they are written.
import { askEditor } from './ask-editor.ts';
import { clickedAttributes, collapseSpaces, isAtPoint, targetsIn } from './edit/page-texts.ts';
import type { ClientMessages } from './messages.ts';
import { isOfPage } from './overlay/overlay-host.ts';

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
    const [target] = event.composedPath();
    if (!event.altKey || event.button !== 0 || !(target instanceof Element) || !isOfPage(event)) return;
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

const tidyStart = (text: string | null | undefined): string => collapseSpaces(text).slice(0, maxLength);

/**
 * Returns the texts at the pointer: the text itself, the alternative text and labels of the clicked element, and the texts of this element
 * and of those around it.
 */
function textsAt(target: Element, event: MouseEvent): readonly string[] {
  const texts = [targetsIn(target).find((text) => isAtPoint(text, event))?.nodeValue];
  for (const name of clickedAttributes) texts.push(target.getAttribute(name));
  let around: Element | null = target;
  for (let count = 0; around !== null && around !== document.body && count < maxElements; count += 1) {
    texts.push(around.textContent);
    around = around.parentElement;
  }
  return [...new Set(texts.map(tidyStart).filter((text) => text !== ''))];
}

/** Returns the number of equal texts before `target`. */
const occurrenceOf = (text: string, target: Element): number =>
  targetsIn(document.body).filter(
    (each) => tidyStart(each.nodeValue) === text && target.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_PRECEDING,
  ).length;
