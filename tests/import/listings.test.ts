// The pages that other generators make to list texts, and that an import does not make.
import { expect, test } from 'vitest';
import { importOf } from './import-of.ts';

const matter = (keys: string): string => `---\ntitle: A\ndescription: B.\n${keys}\n---\n`;
const listed = (...given: Parameters<typeof importOf>): readonly string[] =>
  importOf(...given).listings.map(({ urls, count }) => `${urls} ${count}`);

test('Lists of Hugo are reported: for values of taxonomies, and for top-level folders without an index', () => {
  const files = {
    '_index.md': matter('tags: [Sea]'),
    'a/b.md': matter('tags: [sea, Big Ice]\nCategories: one'),
    'c/_index.md': matter('series: [x]'),
    'd/index.md': matter(''),
    'e.md': matter('tags: []'),
  };
  const hugo = (toml: string) => ({ hugo: { 'hugo.toml': toml }, folder: '', urls: '' });
  expect(listed(files, hugo(''))).toEqual(['/tags/… 3', '/categories/… 2', '/a 1']);
  expect(listed(files, hugo('[taxonomies]\nserie = "series"'))).toEqual(['/series/… 2', '/a 1']);
  expect(listed(files, hugo('disableKinds = ["taxonomy", "term"]'))).toEqual(['/a 1']);
  expect(listed(files)).toEqual([]);
});

test('Lists of Docusaurus are reported: for tags, categories and blogs', () => {
  const docusaurus = { generator: 'docusaurus' } as const;
  const categories = {
    'a/_category_.json': '{ "link": { "type": "generated-index" } }',
    'b/_category_.yml': 'link: { type: generated-index, slug: /own }',
    'c/_category_.json': '{ "link": { "type": "doc", "id": "c" } }',
  };
  const documents = {
    'a/a.md': matter('tags: [x, { label: Y, permalink: /y }]'),
    ...Object.fromEntries(Object.keys(categories).map((file) => [file, undefined])),
  };
  expect(listed(documents, { ...docusaurus, eleventy: categories })).toEqual(['/docs/tags/… 3', '/docs/category/… 1', '/docs/own 1']);
  const posts = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`2026-03-0${index + 1}-a.md`, matter('tags: [x]')]));
  const blog = { ...docusaurus, folder: 'blog', urls: '/blog', collection: 'blog' };
  expect(listed(posts, { ...blog, eleventy: { 'authors.yml': 'a: { name: A, page: true }\nb: { name: B }\n' } })).toEqual([
    '/blog/tags/… 2',
    '/blog/authors/… 2',
    '/blog/archive 1',
  ]);
  const settings = { file: 'docusaurus.config.js', path: 'blog', code: 'blog: { postsPerPage: 3 }' };
  expect(listed(posts, { ...blog, settings })).toContain('/blog/page/… 2');
});

test('Lists of Jekyll are reported: for parts of all posts, and for tags if the plugin for archives is used', () => {
  const posts = { '2026-03-01-a.md': matter('tags: [x, y]'), '2026-03-02-b.md': matter('tags: x\ncategories: [z]') };
  const given = (jekyll: string) => ({ jekyll, folder: '_posts', collection: 'news' });
  expect(listed(posts, given('paginate: 1\npaginate_path: /news/:num/\n'))).toEqual(['/news/… 1']);
  const archives = 'jekyll-archives: { enabled: [tags, categories], permalinks: { tag: "/t/:name/" } }\n';
  expect(listed(posts, given(`plugins: [jekyll-archives]\n${archives}`))).toEqual(['/t/… 2', '/category/… 1']);
  expect(listed(posts, given(archives))).toEqual([]);
});

test('Lists of MkDocs are reported: for categories and years of a blog', () => {
  const files = {
    'blog/posts/a.md': matter('date: { created: 2025-12-01 }\ncategories: [X]'),
    'blog/posts/b.md': matter('date: 2026-01-01\ncategories: [X, Y]'),
    'c.md': matter('categories: [Z]'),
  };
  expect(listed(files, { mkdocs: 'plugins: [search, blog]\n', urls: '' })).toEqual(['/blog/category/… 2', '/blog/archive/… 2']);
  expect(listed(files, { mkdocs: 'plugins: [{ blog: { pagination_per_page: 1 } }]\n', urls: '' })).toContain('/blog/page/… 1');
  expect(listed(files, { mkdocs: 'plugins: [search]\n' })).toEqual([]);
});
