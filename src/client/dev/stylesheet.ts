// Replaces the stylesheet, without a moment in which there is none.

/** The stylesheet of the site; those that come with a script of the page stay. */
const linksOf = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]:not([data-own])')];

const isAt = (link: HTMLLinkElement, url: string): boolean => link.href === new URL(url, location.href).href;

/** Loads the stylesheet at `url` and removes the old one once it has loaded. */
export function swapStylesheet(url: string): void {
  const links = linksOf();
  const last = links.at(-1);
  if (last === undefined || isAt(last, url)) return;
  const fresh = document.createElement('link');
  fresh.rel = 'stylesheet';
  fresh.href = url;
  fresh.onload = () => {
    for (const link of links) link.remove();
  };
  fresh.onerror = () => fresh.remove();
  last.after(fresh);
}
