// The rules that a finished page keeps by itself, without knowing the others.
import { createFinding, type Finding } from '../diagnostics/diagnostic.ts';
import type { Locale } from '../model/languages/locale.ts';
import type { Route } from '../routes/plan-routes.ts';
import type { PageInfo } from './inspect.ts';
import { auditPolicy } from './policy.ts';

const elsewhere = /^(?:https?:)?\/\//i;

export interface AddressRules {
  /** The address of the site. */
  readonly baseUrl: string;
  /** The language of the pages for visitors of any other language. */
  readonly source: Locale;
}

/** Problems of one page. */
export function auditPage(route: Route, facts: PageInfo, rules: AddressRules): Finding[] {
  const file = route.entry.file;
  const page = route.path;
  return [
    ...repeated(facts.ids).map((id) => createFinding('page-duplicate-id', { file }, { page, id })),
    ...headings(file, page, facts.headings),
    ...Object.entries(facts.landmarks)
      .filter(([, count]) => count !== 1)
      .map(([name, count]) => createFinding('page-landmark', { file }, { page, name, count })),
    ...facts.images.filter(({ hasText }) => !hasText).map(({ source }) => createFinding('page-image-text', { file }, { page, source })),
    ...facts.images.filter(({ hasSize }) => !hasSize).map(({ source }) => createFinding('page-image-size', { file }, { page, source })),
    ...facts.links
      .filter(({ href, rel }) => elsewhere.test(href) && !/\bnoopener\b/.test(rel))
      .map(({ href }) => createFinding('page-noopener', { file }, { page, href })),
    ...auditPolicy(route, facts),
    ...missingInHead(route, facts, rules.baseUrl).map((what) => createFinding('page-head', { file }, { page, what })),
    ...alternates(route, facts, rules),
  ];
}

const repeated = (ids: readonly string[]): string[] => {
  const seen = new Set<string>();
  return [...new Set(ids.filter((id) => seen.has(id) || !seen.add(id)))];
};

function headings(file: string, page: string, levels: readonly number[]): Finding[] {
  const count = levels.filter((level) => level === 1).length;
  const wrong = count === 1 ? [] : [createFinding('page-main-heading', { file }, { page, count })];
  const gaps = levels.flatMap((level, index) => {
    const above = levels[index - 1] ?? 0;
    return level > above + 1
      ? [createFinding('page-heading-order', { file }, { page, heading: `h${level}`, after: above === 0 ? 'nothing' : `h${above}` })]
      : [];
  });
  return [...wrong, ...gaps];
}

function missingInHead(route: Route, facts: PageInfo, baseUrl: string): string[] {
  const canonical = route.kind === 'notFound' ? undefined : `${baseUrl}${route.path}`;
  return [
    ...(facts.lang === route.locale ? [] : [`the language ${route.locale}`]),
    ...(facts.title ? [] : ['a title']),
    ...(facts.description ? [] : ['a description']),
    ...(facts.canonical === canonical ? [] : [`the canonical address ${canonical ?? '(none)'}`]),
  ];
}

/** A page with translations names all languages, and the one in the source language as x-default; one without names none. */
function alternates(route: Route, facts: PageInfo, { baseUrl, source }: AddressRules): Finding[] {
  const entries = Object.entries(route.alternates);
  const inSource = entries.filter(([language]) => language === source).map(([, path]) => ['x-default', path] as const);
  const due = route.kind === 'notFound' || entries.length < 2 ? [] : [...entries, ...inSource];
  const expected = new Map(due.map(([language, path]) => [language, `${baseUrl}${path}`]));
  const missing = [...expected].filter(([language, href]) => facts.alternates.get(language) !== href);
  const extra = [...facts.alternates].filter(([language]) => !expected.has(language));
  return [...missing, ...extra].map(([, href]) => createFinding('page-alternate', { file: route.entry.file }, { page: route.path, href }));
}
