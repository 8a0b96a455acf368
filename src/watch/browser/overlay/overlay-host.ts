// The element that contains everything the dev client displays: above the page and its open dialogs, in a shadow tree that
// the page's styles do not affect. It is visible only while one of its parts is.

import { element } from './element.ts';
import { createKeepClear } from './keep-clear.ts';
import { devClientStyles } from './styles.ts';

/** The name of this element, which live updates skip. */
export const hostName = 'archipel-dev';

/** Whether an event comes from the page and not from the dev client. */
export const isOfPage = (event: Event): boolean =>
  !event.composedPath().some((each) => each instanceof Element && each.localName === hostName);

export interface OverlayHost {
  /** Contains the parts; each is shown or hidden separately. */
  readonly container: HTMLElement;
  /** The focused element among the parts. */
  readonly focused: () => HTMLElement | undefined;
  /** Call it when a part appears or disappears, or the page has changed. */
  readonly reposition: () => void;
}

/**
 * Creates the host of parts in `language`, with further `styles`. It moves into an open modal dialog, because nothing outside one can be
 * clicked.
 */
export function createOverlayHost(language: string, styles: readonly string[] = []): OverlayHost {
  const host = document.createElement(hostName);
  host.style.display = 'contents';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [devClientStyles, ...styles].map(sheet);
  const container = element('div', { class: 'container', popover: 'manual', lang: language });
  root.append(container);
  const focused = (): HTMLElement | undefined => (root.activeElement instanceof HTMLElement ? root.activeElement : undefined);
  const keepClear = createKeepClear(container, (each) => each === host);
  const reposition = (): void => {
    const focus = focused();
    const parent = parentOf();
    // Hiding it even for a moment would interrupt an input method that is composing.
    if (isField(focus) && host.parentNode === parent && container.matches(':popover-open')) {
      keepClear();
      return;
    }
    if (host.parentNode !== parent) parent.append(host);
    // The popover that was opened last is on top.
    if (container.matches(':popover-open')) container.hidePopover();
    if ([...container.children].some((part) => part instanceof HTMLElement && !part.hidden)) container.showPopover();
    keepClear();
    focus?.focus({ preventScroll: true });
  };
  new MutationObserver(reposition).observe(document, { subtree: true, attributeFilter: ['open', 'data-hydrated'] });
  document.addEventListener('toggle', ({ target }) => target !== host && reposition(), true);
  return { container, focused, reposition };
}

const isField = (focus: HTMLElement | undefined): boolean => focus?.matches('textarea, input, select') === true;

function sheet(styles: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(styles);
  return made;
}

/** Returns the open modal dialog, or the page. An island that is not hydrated must keep its markup, so nothing is added to it. */
function parentOf(): Element {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  return dialog && !dialog.closest('[data-island]:not([data-hydrated])') ? dialog : document.documentElement;
}
