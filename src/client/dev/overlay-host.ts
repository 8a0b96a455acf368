// Where the script shows something itself: above everything, open dialogs too, in a tree that the page's styles do not
// reach. Nothing of it is there while there is nothing to say.
import { element } from './element.ts';
import { styles } from './styles.ts';

/** The patch and the rest of the script pass over elements of this name. */
export const hostName = 'archipel-desk';

export interface Surface {
  /** The parts stand in it; each is shown or hidden by itself. */
  readonly stage: HTMLElement;
  /** What has the focus among the parts. */
  readonly focused: () => HTMLElement | undefined;
  /** To be called when a part is shown or hidden, or the page has changed. */
  readonly settle: () => void;
}

/** Makes the surface. It follows the dialogs of the page: while a modal one is open, nothing outside of it can be clicked. */
export function makeSurface(): Surface {
  const host = document.createElement(hostName);
  host.style.display = 'contents';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet()];
  const stage = element('div', { class: 'stage', popover: 'manual', lang: 'en' });
  root.append(stage);
  const focused = (): HTMLElement | undefined => (root.activeElement instanceof HTMLElement ? root.activeElement : undefined);
  const settle = (): void => {
    const kept = focused();
    const home = homeOf();
    if (host.parentNode !== home) home.append(host);
    // What is shown last lies on top.
    if (stage.matches(':popover-open')) stage.hidePopover();
    if ([...stage.children].some((part) => part instanceof HTMLElement && !part.hidden)) stage.showPopover();
    kept?.focus({ preventScroll: true });
  };
  new MutationObserver(settle).observe(document, { subtree: true, attributeFilter: ['open', 'data-awake'] });
  document.addEventListener('toggle', ({ target }) => target !== host && settle(), true);
  return { stage, focused, settle };
}

function sheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(styles);
  return made;
}

/** The dialog that is open over the page, or the page. A sleeping island is hydrated as it is, so nothing is put into it. */
function homeOf(): Element {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  return dialog && !dialog.closest('[data-island]:not([data-awake])') ? dialog : document.documentElement;
}
