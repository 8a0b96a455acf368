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

const posts = {
  '2026-03-01-First-Post.md':
    '---\ncategories: News Ferry Times\ndate: 2026-03-02 09:00:00 +0100\n---\nSee [the second](/2026/03/05/second.html).\n',
  '2026-03-05-second.md': words,
  'more/2026-12-31-third.md': '---\npermalink: /notes/:short_year/:y_day/:title/\n---\nWords.\n',
  '2026-04-01-fourth.md': '---\npermalink: /fourth/\n---\nWords.\n',
  'about.md': words,
};

test.each([
  ['', ['/news/ferry/times/2026/03/02/First-Post', '/2026/03/05/second', '/notes/26/365/third']],
  ['permalink: pretty\n', ['/news/ferry/times/2026/03/02/First-Post', '/2026/03/05/second', '/notes/26/365/third']],
  ['permalink: /blog/:i_month/:title.html\n', ['/blog/3/First-Post', '/blog/3/second', '/notes/26/365/third']],
  ['permalink: /:hour/:title\n', ['/notes/26/365/third']],
  ['permalink: [\n', ['/news/ferry/times/2026/03/02/First-Post', '/2026/03/05/second', '/notes/26/365/third']],
])('Posts of Jekyll are redirected from their old URLs, with the settings %j', (jekyll, expected) => {
  const { redirects, textOf } = importOf(posts, { folder: '_posts', jekyll, urls: '/posts', collection: 'posts' });
  expect(redirects.map(({ from }) => from)).toEqual(expected);
  expect(redirects.at(-1)).toEqual({ from: '/notes/26/365/third', to: '/posts/more/2026-12-31-third' });
  if (jekyll === '') expect(textOf('posts/2026-03-01-first-post.md')).toContain('[the second](./2026-03-05-second.md)');
});

test('Folders above _posts are categories, and a folder of another name has no posts', () => {
  const { redirects } = importOf({ 'trips/_posts/2026-03-01-a.md': words, '2026-03-01-b.md': words });
  expect(redirects).toEqual([{ from: '/trips/2026/03/01/a', to: '/docs/trips/posts/2026-03-01-a' }]);
});

test('Posts of Docusaurus are redirected from the days in their names', () => {
  const files = {
    '2026-03-01-a/index.md': words,
    '2026/03/02-b.mdx': words,
    '2026-03-03-c.md': '---\nslug: /c\n---\nWords.\n',
    'd.md': words,
  };
  expect(importOf(files, { folder: 'blog', generator: 'docusaurus', urls: '/blog', collection: 'blog' }).redirects).toEqual([
    { from: '/blog/2026/03/01/a', to: '/blog/2026-03-01-a' },
    { from: '/blog/2026/03/02/b', to: '/blog/2026/03/02-b' },
  ]);
  expect(importOf(files, { folder: 'docs', generator: 'docusaurus' }).redirects).toEqual([]);
});

test('A README beside an index is a page of its own, and none in MkDocs', () => {
  const files = { 'index.md': 'A\n', 'README.md': 'B\n', 'b/README.md': 'C\n', 'c/_index.de.md': 'D\n', 'c/README.de.md': 'E\n' };
  const { texts, redirects } = importOf(files);
  expect(texts.map(({ path }) => path)).toEqual(
    ['index.md', 'readme.md', 'b/index.md', 'c/index.de.md', 'c/readme.de.md'].map((name) => `docs/${name}`),
  );
  expect(redirects).toEqual([]);
  expect(importOf(files, { mkdocs: '' }).unpublished).toEqual(['README.md', 'c/README.de.md']);
});

test('Texts that the configuration of the other site excludes are no pages', () => {
  const names = ['a.md', 'drafts/b.md', 'x/drafts/c.md', 'one-old.md', '_includes/d.md'];
  const files = Object.fromEntries(names.map((name) => [name, 'Words.\n']));
  const excluded = (given: Parameters<typeof importOf>[1]) => importOf(files, given).unpublished;
  const ignores = [
    { text: '# all\ndrafts/\n\n', path: '' },
    { text: 'docs/*-old.md', path: 'docs' },
  ];
  expect(excluded({ eleventyPath: 'docs', ignores })).toEqual(['drafts/b.md', 'one-old.md', '_includes/d.md']);
  expect(excluded({ jekyll: 'exclude: [docs/x, "docs/{a,b}.md"]\n' })).toEqual(['a.md', 'x/drafts/c.md', '_includes/d.md']);
  expect(excluded({ mkdocs: 'exclude_docs: |\n  drafts/\n  /a.md\n' })).toEqual(['a.md', 'drafts/b.md', 'x/drafts/c.md']);
  expect(excluded({})).toEqual([]);
});
