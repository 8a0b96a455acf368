// Replaces stylesheets so that the page is never without one.

/** Returns the links to the site's stylesheet, but not those to stylesheets of page parts. */
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

const ownLinksOf = (page: Document): HTMLLinkElement[] => [...page.querySelectorAll<HTMLLinkElement>('head link[data-own]')];

/**
 * Adds to the open page the stylesheets that parts of the page `fresh` need. Once these have loaded, removes the stylesheets that `fresh`
 * does not need.
 */
export function syncOwnStylesheets(fresh: Document): void {
  const [open, wanted] = [ownLinksOf(document), ownLinksOf(fresh)];
  const has = (list: readonly Element[], link: Element): boolean =>
    list.some((each) => each.getAttribute('href') === link.getAttribute('href'));
  const added = wanted.filter((link) => !has(open, link)).map((link) => document.importNode(link, true));
  const loaded = added.map((link) => new Promise((resolve) => (link.onload = link.onerror = resolve)));
  document.head.append(...added);
  void Promise.all(loaded).then(() => {
    for (const link of open) if (!has(wanted, link)) link.remove();
  });
}

/** Returns a stylesheet that can be adopted, which the policy allows. */
export function createStylesheet(styles: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(styles);
  return made;
}

/** Adds styles to the page. */
export function adoptStyles(styles: string): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, createStylesheet(styles)];
}
