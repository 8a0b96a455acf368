// The rules for a single finished page.
import type { ArgsOf } from '../../diagnostics/catalogue/index.ts';
import { createFinding } from '../../diagnostics/diagnostic.ts';
import { pathOnSite } from '../../model/references/path-on-site.ts';
import { hreflangs } from '../render/head/head.tsx';
import { type PageContext, pageRule } from './rule.ts';

const elsewhere = /^(?:https?:)?\/\//i;

export const idsRule = pageRule({
  codes: ['page-duplicate-id'],
  check: ({ info: { ids }, at, page }) => repeated(ids).map((id) => createFinding('page-duplicate-id', at, { page, id })),
});

const repeated = (ids: readonly string[]): string[] => {
  const seen = new Set<string>();
  return [...new Set(ids.filter((id) => seen.has(id) || !seen.add(id)))];
};

export const headingsRule = pageRule({
  codes: ['page-main-heading', 'page-heading-order'],
  check: ({ info: { headings }, at, page }) => {
    const count = headings.filter((level) => level === 1).length;
    const gaps = headings
      .map((level, index) => ({ level, above: headings[index - 1] ?? 0 }))
      .filter(({ level, above }) => level > above + 1);
    return [
      ...(count === 1 ? [] : [createFinding('page-main-heading', at, { page, count })]),
      ...gaps.map((gap) => createFinding('page-heading-order', at, { page, ...gap })),
    ];
  },
});

export const landmarksRule = pageRule({
  codes: ['page-landmark'],
  check: ({ info, at, page }) =>
    Object.entries(info.landmarks)
      .filter(([, count]) => count !== 1)
      .map(([name, count]) => createFinding('page-landmark', at, { page, name, count })),
});

export const imagesRule = pageRule({
  codes: ['page-image-text', 'page-image-size'],
  check: ({ info: { images }, at, page }) => [
    ...images.filter(({ hasText }) => !hasText).map(({ source }) => createFinding('page-image-text', at, { page, source })),
    ...images.filter(({ hasSize }) => !hasSize).map(({ source }) => createFinding('page-image-size', at, { page, source })),
  ],
});

export const noopenerRule = pageRule({
  codes: ['page-noopener'],
  check: ({ info, at, page, settings: { baseUrl } }) =>
    info.links
      .filter(({ href, rel }) => elsewhere.test(href) && pathOnSite(href, baseUrl) === undefined && !/\bnoopener\b/.test(rel))
      .map(({ href }) => createFinding('page-noopener', at, { page, href })),
});

type MissingInHead = Omit<ArgsOf<'page-head'>, 'page'>;

function missingInHead({ route, info, settings: { baseUrl, locales } }: PageContext): readonly MissingInHead[] {
  const { lang } = locales.of(route.locale);
  const canonical = route.kind === 'notFound' ? undefined : `${baseUrl}${route.path}`;
  return [
    ...(info.lang === lang ? [] : [{ missing: 'language', due: lang } as const]),
    ...(info.title ? [] : [{ missing: 'title' } as const]),
    ...(info.description ? [] : [{ missing: 'description' } as const]),
    ...(info.canonical === canonical ? [] : [{ missing: 'canonical', due: canonical } as const]),
  ];
}

export const headRule = pageRule({
  codes: ['page-head'],
  check: (context) => missingInHead(context).map((missing) => createFinding('page-head', context.at, { page: context.page, ...missing })),
});

/**
 * Checks the links with `hreflang` in the head. A page with translations names its URL in each language, and its URL in the source
 * language, if there is one, as x-default. A page without translations and a not-found page name none.
 */
export const alternatesRule = pageRule({
  codes: ['page-alternate'],
  check: ({ route, info, settings, at, page }) => {
    const due = route.kind === 'notFound' ? [] : hreflangs(settings.locales, route);
    const expected = new Map(due.map(([language, path]) => [language, `${settings.baseUrl}${path}`]));
    const missing = [...expected].filter(([language, href]) => info.alternates.get(language) !== href);
    const extra = [...info.alternates].filter(([language]) => !expected.has(language));
    return [...missing, ...extra].map(([, href]) => createFinding('page-alternate', at, { page, href }));
  },
});
