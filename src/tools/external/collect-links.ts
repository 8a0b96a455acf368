import { inspect } from '../../pages/audit/inspect.ts';

interface HtmlPage {
  readonly path: string;
  /** The file of the page's entry. */
  readonly file: string;
  readonly html: string;
}

export interface ExternalLinks {
  /** The origin of the site itself, from the first canonical URL of a page; undefined if no page has one. */
  readonly origin: string | undefined;
  /** The first page that links to each URL of another site, in the order of pages. */
  readonly links: ReadonlyMap<string, Omit<HtmlPage, 'html'>>;
}

/** Creates a collector of the URLs of other sites to which pages link, as written in `href`. Pages are added one by one. */
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
