// Leaving a page that nobody asked to leave: the site is not to take it for a visitor who goes away.
import { keepFields } from './fields.ts';

/** Loads the page anew. What was typed is kept here, the place that it is scrolled to by the browser. */
export function reload(): void {
  keepFields();
  hushSite();
  location.reload();
}

export function goTo(url: string): void {
  hushSite();
  location.assign(url);
}

/** The frame's script would make its offer to who leaves, and remember that it did. */
function hushSite(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
}
