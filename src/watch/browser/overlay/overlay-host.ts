// The element that contains everything the dev client displays. It is above the page and its open dialogs, in a shadow
// tree that styles of the page do not affect. It is visible only while one of its parts is visible.
import { createStylesheet } from '../stylesheet.ts';
import { element } from './element.ts';
import { createKeepClear } from './keep-clear.ts';
import { devClientStyles } from './styles.ts';

/** The name of this element, which live updates skip. */
export const hostName = 'archipel-dev';

/** Returns whether an event comes from the page and not from the dev client. */
export const isOfPage = (event: Event): boolean =>
  !event.composedPath().some((each) => each instanceof Element && each.localName === hostName);

export interface OverlayHost {
  /** The parent of the parts. Each part is shown or hidden separately. */
  readonly container: HTMLElement;
  /** Returns the focused element among the parts. */
  readonly focused: () => HTMLElement | undefined;
  /** Call this when a part appears or disappears, or when the page has changed. */
  readonly reposition: () => void;
}

/**
 * Creates the host for parts in `language`, with additional `styles`. While a modal dialog is open, the host is in that dialog, because
 * nothing outside of it can be clicked.
 */
export function createOverlayHost(language: string, styles: readonly string[] = []): OverlayHost {
  const host = document.createElement(hostName);
  host.style.display = 'contents';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [devClientStyles, ...styles].map(createStylesheet);
  // The direction of the page would otherwise apply to the parts, whose language can have another direction.
  const container = element('div', { class: 'container', popover: 'manual', lang: language, dir: 'ltr' });
  root.append(container);
  const focused = (): HTMLElement | undefined => (root.activeElement instanceof HTMLElement ? root.activeElement : undefined);
  const keepClear = createKeepClear(container, (each) => each === host);
  const reposition = (): void => {
    const focus = focused();
    const parent = parentOf();
    // The popover is not reopened while a field in it has the focus: hiding the field would interrupt an input method that is composing.
    if (isField(focus) && host.parentNode === parent && container.matches(':popover-open')) {
      keepClear();
      return;
    }
    if (host.parentNode !== parent) parent.append(host);
    // Opens the popover again, because the last opened popover is on top.
    if (container.matches(':popover-open')) container.hidePopover();
    if ([...container.children].some((part) => part instanceof HTMLElement && !part.hidden)) container.showPopover();
    keepClear();
    focus?.focus({ preventScroll: true });
  };
  new MutationObserver(reposition).observe(document, { subtree: true, attributeFilter: ['open', 'data-hydrated'] });
  document.addEventListener('toggle', ({ target }) => target !== host && reposition(), true);
  return { container, focused, reposition };
}

export const isField = (element: Element | null | undefined): boolean => element?.matches('textarea, input, select') === true;

/**
 * Returns the open modal dialog, or the root element. A dialog in an island that is not hydrated is skipped, because
 * its markup must not change.
 */
function parentOf(): Element {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  return dialog && !dialog.closest('[data-island]:not([data-hydrated])') ? dialog : document.documentElement;
}
