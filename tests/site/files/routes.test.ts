// The exact URLs that the site promises, URLs that editors have added, and the files from which hosts serve them.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { entryFiles, yaml } from '../../support/real-site/real-content.ts';
import { all, files, pageAt, pages, publicPages, redirects } from '../../support/real-site/real-site.ts';

/** The paths of pages in both languages. The English page is at the path under /en. */
const inBoth = [
  '/',
  '/about',
  '/ai-act-officer',
  '/ai-audit',
  '/ai-consulting',
  '/ai-solutions',
  '/ai-solutions/ai-cfo',
  '/ai-solutions/ai-cio',
  '/ai-solutions/ai-coo',
  '/ai-solutions/analytics-team',
  '/ai-solutions/campaign-agent',
  '/ai-solutions/content-team',
  '/ai-solutions/inbound-call-agents',
  '/ai-solutions/lead-scraper',
  '/ai-solutions/outbound-call-agents',
  '/ai-solutions/research-agents',
  '/ai-solutions/video-avatars',
  '/ai-solutions/web-developer',
  '/ai-team-example',
  '/api',
  '/contact',
  '/imprint',
  '/integrations',
  '/support',
];

const inGermanOnly = [
  '/ai-inbound-call-center',
  '/ai-lead-masters',
  '/ai-lead-masters-construction',
  '/ai-lead-masters-dental',
  '/ai-lead-masters-electric',
  '/ai-lead-masters-hospital',
  '/ai-lead-masters-insurance',
  '/ai-lead-masters-kitchen',
  '/ai-lead-masters-medical',
  '/ai-lead-masters-pharmacy',
  '/ai-lead-masters-physio',
  '/ai-lead-masters-property',
  '/ai-lead-masters-real-estate',
  '/ai-lead-masters-solar',
  '/ai-lead-masters-surgery',
  '/ai-outbound-call-center',
  '/ai-secretarial-service',
  '/industry-solutions',
];

const english = (path: string): string => (path === '/' ? '/en' : `/en${path}`);
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const routes = [...inBoth, ...inGermanOnly, ...inBoth.map(english)];

const isPage = (path: string): boolean => pages.some((page) => page.path === path);

test('Every URL of the specification is a page, or redirects to one', () => {
  expect(routes.filter((path) => !isPage(path) && !redirects.includes(path))).toEqual([]);
});

test('Each language has as many pages as content has entries in that language', () => {
  const languages = entryFiles.flatMap((file) => z.object({ languages: z.array(z.string()) }).parse(yaml(file)).languages);
  const count = (lang: string): number => languages.filter((each) => each === lang).length;
  const shown = (lang: string): number => pages.filter((page) => page.lang === lang).length;
  expect([shown('de'), shown('en')]).toEqual([count('de'), count('en')]);
});

test('Every URL has its own file, and both languages have a not-found page', () => {
  expect(routes.filter((path) => !files.includes(fileOf(path)))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['404.html', 'en/404.html']));
});

test.each(pages)('The lang attribute of $path is the language of its URL', ({ path, lang, tree }) => {
  expect(all(tree, 'html').map(({ attribs }) => attribs['lang'])).toEqual([lang]);
  expect(lang).toBe(path.startsWith('/en') ? 'en' : 'de');
});

describe('A page that exists only in German', () => {
  test.each(publicPages.filter(({ path, lang }) => lang === 'de' && !isPage(english(path))))(
    'has no alternate, and its language switch leads to another English page: $path',
    ({ tree }) => {
      expect(all(tree, 'link[rel=alternate], meta[property="og:locale:alternate"]')).toEqual([]);
      expect(all(tree, 'header a[data-language=en]').map(({ attribs }) => attribs['href'])).toEqual(['/en']);
      expect(all(tree, '[data-island=LanguageHint]')).toEqual([]);
    },
  );
});

describe('The language switch of a page in both languages', () => {
  test.each(inBoth.filter(isPage))('adds or removes /en: %s', (path) => {
    const links = (from: string, lang: string) =>
      all(pageAt(from).tree, `header a[data-language=${lang}]`).map(({ attribs }) => attribs['href']);
    expect([links(path, 'en'), links(english(path), 'de')]).toEqual([[english(path)], [path]]);
  });
});
