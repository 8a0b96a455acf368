// The links of pages and the files that they load.
import { describe, expect, test } from 'vitest';
import { all, contentOf, files, one, pages, type RealPage, textOf } from '../../support/real-site/real-site.ts';

const pathTo = new Map(pages.map((page) => [page.path, page]));
const isExternal = (url: string): boolean => /^(?:https?:)?\/\//.test(url);

interface Link {
  readonly href: string;
  readonly rel: string;
  readonly target: string | undefined;
  readonly hreflang: string | undefined;
  readonly words: string;
}

const linksOf = ({ tree }: RealPage): Link[] =>
  all(tree, 'a').map((link) => {
    const { href = '', rel = '', target, hreflang } = link.attribs;
    return { href, rel, target, hreflang, words: textOf(link) };
  });

/** Returns the page of this site that a link leads to, or undefined if there is none. */
const targetOf = ({ href }: Link): RealPage | undefined => pathTo.get(href.split('#')[0] ?? '');

const loading =
  'img[src], script[src], iframe[src], video[src], link[rel~=stylesheet], link[rel~=preload], link[rel~=icon], link[rel~=manifest]';
const candidatesOf = (srcset = ''): string[] => srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
const loadsOf = ({ tree }: RealPage): string[] => [
  ...all(tree, loading).map(({ attribs }) => attribs['src'] ?? attribs['href'] ?? ''),
  ...all(tree, '[srcset]').flatMap(({ attribs }) => candidatesOf(attribs['srcset'])),
];

describe.each(pages)('The page $path', (page) => {
  test('loads only existing files of its own site', () => {
    const loads = loadsOf(page);
    expect(loads.length).toBeGreaterThan(4);
    expect(loads.filter((url) => !files.includes(url.slice(1)))).toEqual([]);
    expect(all(page.tree, '[style], style, link[rel~=preconnect], link[rel~=dns-prefetch]')).toEqual([]);
  });

  test('links to existing pages', () => {
    const inside = linksOf(page).filter(({ href }) => href.startsWith('/'));
    expect(inside.filter((link) => targetOf(link) === undefined)).toEqual([]);
    expect(linksOf(page).filter(({ href }) => !/^(?:\/(?!\/)|#.|https:\/\/|tel:\+|mailto:.)/.test(href))).toEqual([]);
  });

  test('links to other sites with rel="noopener"', () => {
    const outside = linksOf(page).filter(({ href }) => isExternal(href));
    expect(outside.filter(({ rel }) => !rel.split(' ').includes('noopener'))).toEqual([]);
  });

  test('mentions the new tab in the text of each link with target="_blank"', () => {
    const hint = page.lang === 'de' ? '(öffnet in neuem Tab)' : '(opens in a new tab)';
    expect(linksOf(page).filter(({ target, words }) => target === '_blank' && !words.includes(hint))).toEqual([]);
  });

  test('has text on every link', () => {
    expect(linksOf(page).filter(({ words }) => words === '')).toEqual([]);
  });
});

describe.each(pages.filter(({ lang }) => lang === 'en'))('The English page $path', (page) => {
  const toGerman = all(page.tree, 'a').filter((link) => {
    const target = pathTo.get(link.attribs['href']?.split('#')[0] ?? '');
    return target?.lang === 'de' && !('data-language' in link.attribs);
  });

  test('marks its links to German pages, for eyes, screen readers and machines', () => {
    expect(toGerman.length).toBeGreaterThan(0);
    for (const link of toGerman) {
      expect(link.attribs['hreflang']).toBe('de');
      expect(textOf(one(link, '.language-mark'))).toBe('(German)');
      expect(all(link, '.visually-hidden').map(textOf)).toContain('(page in German)');
    }
  });

  test('links to a German page only if that page has no English version', () => {
    const targets = toGerman.map(({ attribs }) => attribs['href'] ?? '');
    expect(targets.filter((path) => pathTo.has(`/en${path}`))).toEqual([]);
  });
});

test.each(pages.filter(({ lang }) => lang === 'de'))(
  'The German page $path links to English pages only in the switch and the language hint',
  (page) => {
    const toEnglish = all(page.tree, 'a:not([data-language])').filter(({ attribs }) => pathTo.get(attribs['href'] ?? '')?.lang === 'en');
    expect(toEnglish).toEqual([]);
  },
);

test('Stylesheets load only existing files of the site', () => {
  const urls = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...contentOf(file).matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url))
    .filter((url) => !url.startsWith('data:') && !url.startsWith('#'));
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => !files.includes(url.slice(1)))).toEqual([]);
});
