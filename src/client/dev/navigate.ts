// Leaving a page that nobody asked to leave: the site is not to take it for a visitor who goes away.
import { element } from './element.ts';
import { keepFields } from './form-state.ts';

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

/** The frame's script makes an offer to who leaves, and remembers that it did; not to who follows a link of the site. */
function hushSite(): void {
  const link = element('a', { href: location.href });
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  link.click();
  link.remove();
}
