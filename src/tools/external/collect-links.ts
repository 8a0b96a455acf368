// Rendered pages → the addresses of other sites to which they link.
import { inspect } from '../../pages/audit/inspect.ts';

/** A finished page. */
export interface HtmlPage {
  /** Its path on the site. */
  readonly path: string;
  /** The file of its entry. */
  readonly file: string;
  readonly html: string;
}

interface ExternalLinks {
  /** The origin of the site itself, by the canonical URLs of its pages. */
  readonly origin: string | undefined;
  /** The first page that links to each address of another site, in the order of pages. */
  readonly links: ReadonlyMap<string, Omit<HtmlPage, 'html'>>;
}

/** The addresses of other sites to which pages link, as their `href` writes them. */
export function collectExternalLinks(pages: readonly HtmlPage[]): ExternalLinks {
  const read = pages.map(({ html, ...page }) => ({ page, ...inspect(html) }));
  const canonical = read.find((page) => page.canonical !== undefined)?.canonical;
  const origin = canonical === undefined ? undefined : new URL(canonical).origin;
  const links = new Map<string, Omit<HtmlPage, 'html'>>();
  for (const { page, links: ofPage } of read)
    for (const { href } of ofPage) if (isExternal(href, origin) && !links.has(href)) links.set(href, page);
  return { origin, links };
}

const isExternal = (address: string, origin: string | undefined): boolean =>
  /^https?:\/\//i.test(address) && URL.canParse(address) && new URL(address).origin !== origin;
