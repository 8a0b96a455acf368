// Links between finished pages: every target and every anchor must exist, and that of a full URL of the site. A target in another language
// than the page must be declared with `hreflang`.
import { createFinding } from '../../diagnostics/diagnostic.ts';
import type { Locale } from '../../model/languages/locale.ts';
import { pathOnSite } from '../../model/references/path-on-site.ts';
import { percentDecoded } from '../../model/references/percent-decoded.ts';
import type { LinkInfo } from './inspect.ts';
import { type PageContext, pageRule, siteRule } from './rule.ts';

type LinkCode = 'page-dead-anchor' | 'page-dead-link' | 'page-wrong-language';

interface Parts {
  readonly path: string;
  readonly query: string | undefined;
  readonly anchor: string | undefined;
}

/** Returns the parts of a URL inside the site, or undefined if the URL has a scheme or a host. */
function partsOf(href: string): Parts | undefined {
  if (/^\s*(?:[a-z][a-z+.-]*:|\/\/)/i.test(href)) return undefined;
  const [, path = '', query, anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  return { path, query, anchor };
}

/** Returns whether one of `ids` is the fragment `anchor`, either as written or decoded: browsers try both. */
const hasId = (ids: ReadonlySet<string>, anchor: string): boolean => ids.has(anchor) || ids.has(percentDecoded(anchor));

/** Returns the mistake in a link, if there is one. Once all pages are known, `anchorsRule` checks anchors after a path. */
function mistakeIn(link: LinkInfo, ids: ReadonlySet<string>, page: PageContext): LinkCode | undefined {
  const { targets } = page;
  if (link.href === '') return 'page-dead-link';
  const parts = partsOf(link.href);
  if (parts === undefined) return isDeadUrl(link.href, page) ? 'page-dead-link' : undefined;
  const { path, query, anchor } = parts;
  if (path === '') {
    const isHere = anchor === undefined ? query !== undefined : anchor === 'top' || hasId(ids, anchor);
    return isHere ? undefined : 'page-dead-anchor';
  }
  const language = targets.pages.get(path);
  if (language === undefined) return targets.files.has(path) ? undefined : 'page-dead-link';
  return isExpected(language, link, page) ? undefined : 'page-wrong-language';
}

/**
 * Returns whether a full URL of this site leads to no page. It may lead to a page in any language, or to a file, which another program may
 * serve.
 */
function isDeadUrl(href: string, { targets, settings }: PageContext): boolean {
  const path = pathOnSite(href, settings.baseUrl)?.replace(/[?#].*$/s, '');
  if (path === undefined) return false;
  if (/\.(?!html?$)[a-z\d]{2,11}$/i.test(path)) return false;
  return targets.pages.get(path.replace(/(?<=.)\/$|\.html?$/, '')) === undefined && !targets.files.has(path);
}

/** Returns whether a link leads to the language of its page, or declares the language to which it leads. */
const isExpected = (language: Locale, { hreflang }: LinkInfo, { route, settings }: PageContext): boolean =>
  language === route.locale || hreflang === settings.locales.of(language).lang;

/** Checks the links of a page, and anchors in links without a path. */
export const linksRule = pageRule({
  codes: ['page-dead-anchor', 'page-dead-link', 'page-wrong-language'],
  check: (page) => {
    const ids = new Set(page.info.ids);
    return page.info.links.flatMap((link) => {
      const code = mistakeIn(link, ids, page);
      return code === undefined ? [] : [createFinding(code, page.at, { page: page.page, href: link.href })];
    });
  },
});

interface AnchorLink {
  readonly href: string;
  readonly path: string;
  readonly anchor: string;
}

interface AnchorsOfPage {
  /** Ids joined with spaces: a Set for each page would take several times the memory. */
  readonly ids: string;
  readonly links: readonly AnchorLink[];
}

function anchorLinksIn(page: PageContext): AnchorLink[] {
  return page.info.links.flatMap((link) => {
    const { href } = link;
    const { path = '', anchor } = partsOf(href) ?? {};
    const language = page.targets.pages.get(path);
    if (language === undefined || anchor === undefined) return [];
    // A link to an unexpected language is already reported (page-wrong-language).
    return isExpected(language, link, page) ? [{ href, path, anchor }] : [];
  });
}

/** Checks anchors in links with a path, which need the ids of other pages. */
export const anchorsRule = siteRule<AnchorsOfPage>({
  codes: ['page-dead-anchor'],
  keep: (page) => ({ ids: page.info.ids.join(' '), links: anchorLinksIn(page) }),
  check: (pages) => {
    const ids = new Map(pages.map(({ page, kept }) => [page.path, kept.ids]));
    const idsOf = new Map<string, ReadonlySet<string>>();
    const has = (path: string, anchor: string): boolean => {
      const known = idsOf.get(path) ?? new Set(ids.get(path)?.split(' '));
      idsOf.set(path, known);
      return hasId(known, anchor);
    };
    return pages.flatMap(({ page, kept: { links } }) =>
      links
        .filter(({ path, anchor }) => anchor !== 'top' && !has(path, anchor))
        .map(({ href }) => createFinding('page-dead-anchor', { file: page.file }, { page: page.path, href })),
    );
  },
});
