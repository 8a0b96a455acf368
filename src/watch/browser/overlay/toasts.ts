// Displays short messages: this page is a draft, another page was edited, this page was removed, the connection was lost, something
// could not be opened or edited.
import type { ClientMessages } from '../messages.ts';
import type { EditedPage } from '../state.ts';
import { closeButton, element } from './element.ts';
import type { OverlayHost } from './overlay-host.ts';

export interface Toasts {
  /** Displays that this page is a draft; hidden if `isDraft` is false. */
  readonly showDraft: (isDraft: boolean) => void;
  /** Links to `pages`; hides the links if there are none. */
  readonly showEditedPages: (pages: readonly EditedPage[]) => void;
  /** Displays that this page was removed, with a link to `home`; hidden if `home` is undefined. */
  readonly showPageRemoved: (home: string | undefined) => void;
  readonly showConnectionStatus: (isConnected: boolean) => void;
  /** Displays why something could not be opened or edited, with an optional button below; hidden if `reason` is empty. */
  readonly showRefusal: (reason: string, action?: HTMLElement) => void;
}

/** Maximum number of links, because a price or a name can be on every page. */
const maxLinks = 4;

/** Milliseconds after which a lost connection is reported. */
const reconnectGrace = 700;

/** Builds the toasts into `host`. */
export function createToasts({ container, reposition }: OverlayHost, messages: ClientMessages): Toasts {
  const toast = (name: string, ...content: readonly (Node | string)[]): HTMLElement =>
    element('div', { class: `toast ${name}`, role: 'status', hidden: '' }, ...content);
  const homeLink = element('a', {}, messages.toHome);
  const edited = toast('edited');
  const removed = toast('removed', element('p', {}, `${messages.pageRemoved} `, homeLink));
  const disconnected = toast('disconnected', messages.disconnected);
  const draft = toast('draft', messages.draft);
  const refused = toast('edited refused');
  container.append(draft, edited, removed, disconnected, refused);
  const show = (part: HTMLElement, isShown: boolean): void => {
    if (part.hidden !== isShown) return;
    part.hidden = !isShown;
    reposition();
  };
  // The refusal concerns the last click, so the next click hides it.
  addEventListener('click', () => show(refused, false), true);
  const closing = (part: HTMLElement) => closeButton(messages.close, () => show(part, false));
  let timer: number | undefined;
  return {
    showDraft: (isDraft) => show(draft, isDraft),
    showEditedPages: (pages) => {
      if (pages.length > 0) edited.replaceChildren(linksTo(pages, messages), closing(edited));
      show(edited, pages.length > 0);
    },
    showPageRemoved: (home) => {
      if (home !== undefined) homeLink.href = home;
      show(removed, home !== undefined);
    },
    showRefusal: (reason, action) => {
      refused.replaceChildren(element('div', {}, element('p', {}, reason), ...(action === undefined ? [] : [action])), closing(refused));
      show(refused, reason !== '');
    },
    showConnectionStatus: (isConnected) => {
      if (!isConnected) {
        timer ??= window.setTimeout(() => show(disconnected, true), reconnectGrace);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      show(disconnected, false);
    },
  };
}

/** Creates a line with links: `Saved: pages/ferry-times.yaml → Fährzeiten (de) · Ferry times (en)`. */
function linksTo(pages: readonly EditedPage[], { saved, andMore }: ClientMessages): HTMLElement {
  const files = [...new Set(pages.map(({ file }) => file))].join(', ');
  const links = pages
    .slice(0, maxLinks)
    .flatMap(({ url, title, locale, lang }, at) => [
      at === 0 ? '' : ' · ',
      element('a', { href: url }, element('span', { lang }, title), ` (${locale})`),
    ]);
  const more = pages.length > maxLinks ? [` ${andMore(pages.length - maxLinks)}`] : [];
  return element('p', {}, `${saved} `, element('code', {}, files), ' → ', ...links, ...more);
}
