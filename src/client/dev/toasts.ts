// What is said in a line: that another page was edited, that this one is gone, that there is no line to the server.
import { button, element } from './element.ts';
import type { Surface } from './overlay-host.ts';
import type { EditedPage } from './state.ts';

export interface Notices {
  /** Offers the way to `pages`; takes the offer back where there are none. */
  readonly offer: (pages: readonly EditedPage[]) => void;
  readonly sayGone: (isGone: boolean) => void;
  readonly sayLine: (isThere: boolean) => void;
}

/** So many ways are offered; a price or a name can stand on every page. */
const mostOffered = 4;

/** A line that came and went within this time is nobody's concern; in milliseconds. */
const patience = 700;

/** Builds the notices into `surface`. */
export function notices({ stage, settle }: Surface): Notices {
  const edited = element('div', { class: 'notice edited', role: 'status', hidden: '' });
  const gone = element('div', { class: 'notice gone', role: 'status', hidden: '' });
  const line = element('div', { class: 'notice line', role: 'status', hidden: '' }, 'Connection lost');
  const home = document.documentElement.lang === 'en' ? '/en' : '/';
  gone.append(element('p', {}, 'This page is gone. ', element('a', { href: home }, 'To the home page')));
  stage.append(edited, gone, line);
  const show = (part: HTMLElement, isShown: boolean): void => {
    if (part.hidden !== isShown) return;
    part.hidden = !isShown;
    settle();
  };
  const close = button({ class: 'close', 'aria-label': 'Close' }, () => show(edited, false), '✕');
  let losing: number | undefined;
  return {
    offer: (pages) => {
      if (pages.length > 0) edited.replaceChildren(offerOf(pages), close);
      show(edited, pages.length > 0);
    },
    sayGone: (isGone) => show(gone, isGone),
    sayLine: (isThere) => {
      if (!isThere) {
        losing ??= window.setTimeout(() => show(line, true), patience);
        return;
      }
      clearTimeout(losing);
      losing = undefined;
      show(line, false);
    },
  };
}

/** `Saved: pages/ai-audit.yaml → KI-Audit (de) · AI audit (en)` */
function offerOf(pages: readonly EditedPage[]): HTMLElement {
  const files = [...new Set(pages.map(({ file }) => file))].join(', ');
  const links = pages
    .slice(0, mostOffered)
    .flatMap(({ url, title, locale }, at) => [
      at === 0 ? '' : ' · ',
      element('a', { href: url }, element('span', { lang: locale }, title), ` (${locale})`),
    ]);
  const more = pages.length > mostOffered ? [` and ${pages.length - mostOffered} more`] : [];
  return element('p', {}, 'Saved: ', element('code', {}, files), ' → ', ...links, ...more);
}
