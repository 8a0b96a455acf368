// Rendered pages → the addresses of other sites to which they link.
import { inspect } from '../../pages/audit/inspect.ts';

/** A finished page. */
interface HtmlPage {
  /** Its path on the site. */
  readonly path: string;
  /** The file of its entry. */
  readonly file: string;
  readonly html: string;
}

export interface ExternalLinks {
  /** The origin of the site itself, by the canonical URLs of its pages. */
  readonly origin: string | undefined;
  /** The first page that links to each address of another site, in the order of pages. */
  readonly links: ReadonlyMap<string, Omit<HtmlPage, 'html'>>;
}

/** Collects the addresses of other sites to which pages link, as their `href` writes them, from one page after the other. */
export function linkCollector() {
  const found = new Map<string, Omit<HtmlPage, 'html'>>();
  let canonical: string | undefined;
  return {
    add: ({ html, ...page }: HtmlPage): void => {
      const read = inspect(html);
      canonical ??= read.canonical;
      for (const { href } of read.links) if (isAddress(href) && !found.has(href)) found.set(href, page);
    },
    end: (): ExternalLinks => {
      const origin = canonical === undefined ? undefined : new URL(canonical).origin;
      return { origin, links: new Map([...found].filter(([href]) => new URL(href).origin !== origin)) };
    },
  };
}

const isAddress = (href: string): boolean => /^https?:\/\//i.test(href) && URL.canParse(href);
