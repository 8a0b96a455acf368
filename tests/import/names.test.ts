// The names, languages and URLs that imported texts get, and the redirects from their old URLs.
import { expect, test } from 'vitest';
import { importOf, planOf } from './import-of.ts';

const words = 'Words.\n';
const pathsOf = (names: readonly string[], options: Parameters<typeof importOf>[1] = {}): string[] =>
  importOf(Object.fromEntries(names.map((name) => [name, words])), options).texts.map(({ path }) => path);

test('Names get lower case and hyphens, and _index and README become index', () => {
  expect(pathsOf(['Guide/My_Page.md', '_index.md', 'more/README.markdown', 'Über uns.mdx', '2026-03-01-News.md'])).toEqual([
    'docs/guide/my-page.md',
    'docs/index.md',
    'docs/more/index.md',
    'docs/ueber-uns.mdx',
    'docs/2026-03-01-news.md',
  ]);
});

test('The language is in the first folder or at the end of the name, in any notation', () => {
  expect(pathsOf(['de/a.md', 'b.de.md', 'pt_br/a.md', 'to/c.md', 'socket.io.md'])).toEqual([
    'docs/de/a.md',
    'docs/b.de.md',
    'docs/pt-BR/a.md',
    'docs/to/c.md',
    'docs/socket-io.md',
  ]);
  expect(pathsOf(['a.md', 'more/b.md'], { locale: 'de' })).toEqual(['docs/de/a.md', 'docs/de/more/b.md']);
});

test('Texts in a language that the site does not have are left out and listed', () => {
  const { texts, foreign } = importOf({ 'a.md': words, 'a.fr.md': words, 'fr/a.md': words, 'fr/b.md': words, 'id/c.md': words });
  expect(texts.map(({ path }) => path)).toEqual(['docs/a.md', 'docs/id/c.md']);
  expect(foreign).toEqual([
    { from: 'a.fr.md', language: 'fr' },
    { from: 'fr/a.md', language: 'fr' },
    { from: 'fr/b.md', language: 'fr' },
  ]);
});

test('Nothing is imported if a name has no letter or two texts would be the same entry, and all of them are named', () => {
  expect(planOf({ '説明.md': words, 'a.md': words, 'A.mdx': words, 'b.md': words, 'b/README.md': words })).toEqual({
    unnamed: ['説明.md'],
    clashes: [
      { to: 'docs/a.md', from: ['a.md', 'A.mdx'] },
      { to: 'docs/b.md', from: ['b.md', 'b/README.md'] },
    ],
  });
});

test('Old URLs are redirected if they change, except for capitals, which make no difference', () => {
  const files = {
    'My_Page.md': words,
    'Setup.md': words,
    'same.md': words,
    'de/My_Page.md': words,
    'moved.md': '---\naliases: [/old/place/, ../near]\nredirect_from: /Older.html\n---\nWords.\n',
  };
  expect(importOf(files).redirects).toEqual([
    { from: '/docs/My_Page', to: '/docs/my-page' },
    { from: '/de/docs/My_Page', to: '/de/docs/my-page' },
    { from: '/old/place', to: '/docs/moved' },
    { from: '/near', to: '/docs/moved' },
    { from: '/Older', to: '/docs/moved' },
  ]);
});

test('url, permalink and slug become the path, with a redirect if the path needs another notation', () => {
  const { texts, redirects } = importOf({
    'a.md': '---\npermalink: /prices/\n---\nWords.\n',
    'b.md': '---\nslug: Über_uns\n---\nWords.\n',
    'c/d.md': '---\nslug: /start\n---\nWords.\n',
    'e.md': '---\npermalink: /:year/:title/\n---\nWords.\n',
    'f.md': '---\nurl: /docs/f.html\n---\nWords.\n',
  });
  expect(texts.map(({ text }) => /^path: (.*)$/m.exec(text)?.[1])).toEqual([
    '/prices',
    '/docs/ueber-uns',
    '/docs/start',
    undefined,
    undefined,
  ]);
  expect(texts.every(({ text }) => !/permalink|slug|url/.test(text))).toBe(true);
  expect(redirects).toEqual([{ from: '/docs/Über_uns', to: '/docs/ueber-uns' }]);
});
