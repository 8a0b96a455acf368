// What an import reads from the configuration and the data files of other generators.
import { expect, test } from 'vitest';
import { importOf } from './import-of.ts';

const matter = (keys: string): string => `---\n${keys}\n---\n\nWords.\n`;
const pathOf = (text: string | undefined): string | undefined => /^path: (.*)$/m.exec(text ?? '')?.[1];

/** A post with all values that patterns of Hugo use. */
const post = { 'My_Post.md': matter('title: Fares & times - now\ndate: 2026-03-01T23:30:00-05:00\nslug: The Fares') };

test.each([
  ['/:year/:month/:day/:slug/', '/2026/03/01/the-fares'],
  ['/:title/', '/fares-times-now'],
  ['/n/:section/:sections/:filename', '/n/posts/posts/my-post'],
  ['/:contentbasename/:slugorfilename/:slugorcontentbasename', '/my-post/the-fares/the-fares'],
  ['/:monthname/:weekdayname/:weekday/:yearday', '/march/sunday/0/60'],
])('Hugo publishes a post with the pattern %s at %s', (pattern, path) => {
  const { textOf, permalinks } = importOf(post, {
    hugo: { 'hugo.toml': `[permalinks]\nposts = "${pattern}"\n` },
    ...{ folder: 'posts', collection: 'posts', urls: '/posts' },
  });
  expect(pathOf(textOf('posts/my-post.md'))).toBe(path);
  expect(permalinks).toEqual([]);
});

test.each([
  ['hugo.yaml', 'permalinks:\n  page: { posts: /:slug/ }\n'],
  ['config.json', '{ "Permalinks": { "Posts": "/:slug/" } }'],
  ['config/_default/permalinks.toml', 'posts = "/:slug/"\n'],
  ['hugo.toml', '[languages.en.permalinks]\nposts = "/:slug/"\n[permalinks]\nposts = "/no/:slug/"\n'],
])('Hugo reads patterns from %s: %s', (file, text) => {
  const { textOf } = importOf(post, { hugo: { [file]: text }, folder: 'posts', collection: 'posts', urls: '/posts' });
  expect(pathOf(textOf('posts/my-post.md'))).toBe('/the-fares');
});

test('Links and old URLs lead to pages that Hugo published by patterns of their section and kind', () => {
  const { textOf, redirects } = importOf(
    {
      'posts/_index.md': matter('title: All'),
      'posts/a/index.md': matter('title: Über uns\naliases: [/old/]'),
      'posts/trips/b.md': '---\ntitle: B\n---\n\n[a](/p/über-uns/) [all](/articles/) [own](/own/)\n',
      'posts/c.md': matter('title: C\nurl: /own/'),
      'about.md': matter('title: About'),
      'docs/d.md': matter('title: D'),
    },
    {
      hugo: {
        'hugo.toml':
          '[permalinks.page]\nposts = "/p/:title/"\n"posts/trips" = "/trips/:filename/"\n"/" = "/root/:filename/"\n[permalinks.section]\nposts = "/articles/"\n',
      },
      ...{ folder: '', collection: 'texts', urls: '' },
    },
  );
  expect(
    ['posts/index', 'posts/a/index', 'posts/trips/b', 'posts/c', 'about', 'docs/d'].map((id) => pathOf(textOf(`texts/${id}.md`))),
  ).toEqual([...['/articles', '/p/ueber-uns', '/trips/b', '/own', '/root/about', undefined]]);
  expect(redirects).toEqual([
    { from: '/p/über-uns', to: '/p/ueber-uns' },
    { from: '/old', to: '/p/ueber-uns' },
  ]);
  expect(textOf('texts/posts/trips/b.md')).toContain('[a](../a/index.md) [all](/articles/) [own](/own/)');
});

test('The day and the slug come from the file name if the configuration of Hugo says so', () => {
  const files = { '2026-03-01-fares.md': matter('title: A'), '2026-03-02-b.md': matter('title: B\ndate: 2026-04-02') };
  const pattern = '[permalinks]\nposts = "/:year/:month/:slug/"\n';
  const options = { folder: 'posts', collection: 'posts', urls: '/posts' };
  const named = importOf(files, { hugo: { 'hugo.toml': `${pattern}[frontmatter]\ndate = [":filename", ":default"]\n` }, ...options });
  expect(named.texts.map(({ text }) => pathOf(text))).toEqual(['/2026/03/fares', '/2026/03/b']);
  const plain = importOf(files, { hugo: { 'hugo.toml': pattern }, ...options });
  expect(plain.texts.map(({ text }) => pathOf(text))).toEqual([undefined, '/2026/04/b']);
  expect(plain.permalinks).toEqual([{ file: '2026-03-01-fares.md', pattern: '/:year/:month/:slug/', part: ':year' }]);
});

test.each([
  ['posts = "/:2006/:slug/"', ':2006'],
  ['posts = "/:sections[1:]/:slug/"', ':sections[1:]'],
  ['posts = "/:title/"', ':title'],
])('A pattern of Hugo with an unknown part is reported, and sets no path: %s', (line, part) => {
  const { texts, redirects, permalinks } = importOf(
    { 'a.md': matter('title: C++\ndate: 2026-03-01') },
    { hugo: { 'hugo.toml': `[permalinks]\n${line}\n` }, folder: 'posts', collection: 'posts', urls: '/posts' },
  );
  expect([pathOf(texts[0]?.text), redirects]).toEqual([undefined, []]);
  expect(permalinks).toMatchObject([{ file: 'a.md', part }]);
});

test('Patterns for other folders, in other forms or with mistakes change nothing', () => {
  const pathWith = (hugo: string, folder: string) =>
    importOf(post, { hugo: { 'hugo.toml': hugo }, folder }).texts.map(({ text }) => pathOf(text));
  expect(pathWith('[permalinks]\nposts = "/:title/"\n', 'docs')).toEqual(['/docs/the-fares']);
  expect(pathWith('[permalinks\n', 'docs')).toEqual(['/docs/the-fares']);
  const { permalinks } = importOf(post, { hugo: { 'hugo.toml': '[[permalinks]]\npattern = "/:title/"\n' } });
  expect(permalinks).toMatchObject([{ pattern: '[[permalinks]]' }]);
});

test('An asterisk in a scope of Jekyll stands for a part of a name, two for any folders', () => {
  const jekyll = `defaults:
  - scope: { path: "docs/*/special.md" }
    values: { kind: special }
  - scope: { path: "docs/**/deep.md" }
    values: { kind: deep }
  - scope: { path: "docs/b*" }
    values: { kind: b }
`;
  const names = ['a/special', 'b/special', 'a/c/special', 'special', 'deep', 'a/c/deep', 'b/other', 'a/specialXmd'];
  const { textOf } = importOf(Object.fromEntries(names.map((name) => [`${name}.md`, matter('title: A')])), { jekyll });
  const kinds = names.map((name) => /^kind: (.*)$/m.exec(textOf(`docs/${name.toLowerCase()}.md`) ?? '')?.[1]);
  expect(kinds).toEqual(['special', 'special', undefined, undefined, 'deep', 'deep', 'b', undefined]);
});

const data = {
  'posts.json': '{ "layout": "post.njk", "tags": "posts", "author": { "name": "Ada" }, "permalink": "/news/{{ page.fileSlug }}/" }',
  'trips/trips.11tydata.json': '{ "tags": ["trips"], "toc": true }',
  'trips/b.json': '{ "toc": false }',
  '../content.json': '{ "lang": "en" }',
};

test('Texts get missing values from the data files of Eleventy, and the most specific file wins', () => {
  const { textOf, unused } = importOf(
    {
      '2026-03-01-a.md': matter('title: A\ndescription: B\ntags: [own]\nauthor: { url: /ada }'),
      'trips/b.md': '---\ntitle: B\ndescription: C\n---\n\n[a](/news/a/)\n',
      ...{ 'posts.json': undefined, 'trips/b.json': undefined, 'other.json': undefined },
    },
    { eleventy: data, eleventyPath: 'content/posts', folder: 'posts', collection: 'posts', urls: '/posts' },
  );
  expect(textOf('posts/2026-03-01-a.md')).toBe(
    matter('title: A\ndescription: B\ntags:\n  - posts\n  - own\nauthor:\n  name: Ada\n  url: /ada\nlang: en\npath: /news/a'),
  );
  expect(textOf('posts/trips/b.md')).toBe(
    '---\ntitle: B\ndescription: C\nlang: en\ntags:\n  - posts\n  - trips\nauthor:\n  name: Ada\ntoc: false\npath: /news/b\n---\n\n[a](/news/a/)\n',
  );
  expect(unused).toEqual(['other.json']);
});

test('Eleventy: values of front matter and data files, and included files that contain nothing else, are filled in', () => {
  const eleventy = {
    '../_data/team.json': '{ "size": 4, "lead": { "name": "Ada" } }',
    '../_includes/note.md': 'Since {{ since }}, in {{ year }}.',
    '../_includes/loop.liquid': '{% for a in b %}{% endfor %}',
  };
  const body =
    '{{ team.size }} with {{ team.lead.name }} in {{ year }}: {{ page.url }} {{ other }}\n\n{% include \'note.md\', since: "May" %}\n\n{% include loop %} {% render gone %}\n\n```\n{{ year }} {{ other }}\n```\n';
  const files = { 'a.md': `---\ntitle: A\ndescription: B\nyear: 2026\n---\n${body}` };
  const { textOf, liquidInCode } = importOf(files, { eleventy, eleventyPath: 'docs' });
  expect(textOf('docs/a.md')?.split('---\n')[2]?.trim()).toBe(
    '4 with Ada in 2026: {{ page.url }} {{ other }}\n\nSince May, in 2026.\n\n{% include loop %} {% render gone %}\n\n```\n2026 {{ other }}\n```',
  );
  expect(liquidInCode).toEqual([{ file: 'a.md', line: 13 }]);
});

test('Without a configuration of Eleventy, only *.11tydata.json are data files', () => {
  const { textOf } = importOf({ 'trips/b.md': matter('title: B\ndescription: C') }, { eleventy: data, folder: 'posts' });
  expect(textOf('docs/trips/b.md')).toBe(matter('title: B\ndescription: C\ntags:\n  - trips\ntoc: true'));
});

test.each([
  ['/{{ page.filePathStem }}.html', '/posts/a', undefined],
  ['{{ slug }}/index.html', '/the-a', undefined],
  ['/{{title|slugify}}/', '/the-first', undefined],
  ['news/a/', '/news/a', undefined],
  ["/{{ page.date | date: '%Y' }}/{{ page.fileSlug }}/", undefined, "{{ page.date | date: '%Y' }}"],
  ['/{{ place | slug }}/', undefined, '{{ place | slug }}'],
  ['/{% if draft %}drafts/{% endif %}a/', undefined, '{% if draft %}'],
])('A permalink of Eleventy, %s, is the path %s, or its part %s is reported', (permalink, path, part) => {
  const { textOf, permalinks } = importOf(
    { '2026-03-01-a.md': matter(`title: The first\nslug: the-a\nplace: Ærø\npermalink: ${JSON.stringify(permalink)}`) },
    { eleventyPath: 'posts', folder: 'posts', collection: 'posts', urls: '/posts' },
  );
  expect([pathOf(textOf('posts/2026-03-01-a.md')), permalinks.map((each) => each.part)]).toEqual([path, part === undefined ? [] : [part]]);
});

test('Data files in JavaScript are listed', () => {
  const eleventy = { 'docs.11tydata.js': 'export default {};', 'a/a.11tydata.cjs': '' };
  expect(importOf({ 'a/b.md': 'Words.\n', 'docs.11tydata.js': undefined }, { eleventy })).toMatchObject({
    dataCode: ['a/a.11tydata.cjs', 'docs.11tydata.js'],
    unused: [],
  });
});
