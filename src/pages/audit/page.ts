// The rules for a single finished page.
import type { ArgsOf } from '../../diagnostics/catalogue/index.ts';
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { hreflangs } from '../render/head/head.tsx';
import { type PageContext, pageRule } from './rule.ts';

const elsewhere = /^(?:https?:)?\/\//i;

const problemsAt = ({ route }: PageContext) => ({ place: { file: route.entry.file }, page: route.path });

export const idsRule = pageRule({
  codes: ['page-duplicate-id'],
  check: (context) => {
    const { place, page } = problemsAt(context);
    return repeated(context.info.ids).map((id) => createFinding('page-duplicate-id', place, { page, id }));
  },
});

const repeated = (ids: readonly string[]): string[] => {
  const seen = new Set<string>();
  return [...new Set(ids.filter((id) => seen.has(id) || !seen.add(id)))];
};

function headingGaps(levels: readonly number[]): readonly { readonly level: number; readonly above: number }[] {
  return levels.flatMap((level, index) => {
    const above = levels[index - 1] ?? 0;
    return level > above + 1 ? [{ level, above }] : [];
  });
}

export const headingsRule = pageRule({
  codes: ['page-main-heading', 'page-heading-order'],
  check: (context) => {
    const { place, page } = problemsAt(context);
    const levels = context.info.headings;
    const count = levels.filter((level) => level === 1).length;
    return [
      ...(count === 1 ? [] : [createFinding('page-main-heading', place, { page, count })]),
      ...headingGaps(levels).map((gap) => createFinding('page-heading-order', place, { page, ...gap })),
    ];
  },
});

export const landmarksRule = pageRule({
  codes: ['page-landmark'],
  check: (context) => {
    const { place, page } = problemsAt(context);
    return Object.entries(context.info.landmarks)
      .filter(([, count]) => count !== 1)
      .map(([name, count]) => createFinding('page-landmark', place, { page, name, count }));
  },
});

export const imagesRule = pageRule({
  codes: ['page-image-text', 'page-image-size'],
  check: (context) => {
    const { place, page } = problemsAt(context);
    const without = (key: 'hasText' | 'hasSize') => context.info.images.filter((image) => !image[key]);
    return [
      ...without('hasText').map(({ source }) => createFinding('page-image-text', place, { page, source })),
      ...without('hasSize').map(({ source }) => createFinding('page-image-size', place, { page, source })),
    ];
  },
});

export const noopenerRule = pageRule({
  codes: ['page-noopener'],
  check: (context) => {
    const { place, page } = problemsAt(context);
    return context.info.links
      .filter(({ href, rel }) => elsewhere.test(href) && !/\bnoopener\b/.test(rel))
      .map(({ href }) => createFinding('page-noopener', place, { page, href }));
  },
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
  check: (context) => {
    const { place, page } = problemsAt(context);
    return missingInHead(context).map((missing) => createFinding('page-head', place, { page, ...missing }));
  },
});

/**
 * Checks the links with `hreflang` in the head. A page with translations names its URL in each language, and its URL in the source
 * language, if there is one, as x-default. A page without translations and a not-found page name none.
 */
export const alternatesRule = pageRule({
  codes: ['page-alternate'],
  check: (context): Finding[] => {
    const { route, info, settings } = context;
    const { place, page } = problemsAt(context);
    const due = route.kind === 'notFound' ? [] : hreflangs(settings.locales, route);
    const expected = new Map(due.map(([language, path]) => [language, `${settings.baseUrl}${path}`]));
    const missing = [...expected].filter(([language, href]) => info.alternates.get(language) !== href);
    const extra = [...info.alternates].filter(([language]) => !expected.has(language));
    return [...missing, ...extra].map(([, href]) => createFinding('page-alternate', place, { page, href }));
  },
});
