// Entries that are derived from entries of other collections, such as pages of tags and paginated lists.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { build } from '../../src/build/build.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import { definitionProblems } from '../../src/site/check-definition.ts';
import { createLocales, defineCollection, defineSite, type EntriesOf, meta, paginate, path, text } from '../../src/site/index.ts';
import { emptyBundle } from '../../src/testing/stand-ins.ts';
import { createIncrementalBuilder } from '../../src/watch/incremental/builder.ts';
import { inputOf, placesOf } from '../support/fixture-site/content.ts';

const postSchema = () => z.strictObject({ path: path.optional(), meta, words: text, tags: z.array(z.string()).optional() });

const posts = defineCollection({
  singular: 'post',
  description: 'a post',
  schema: postSchema,
  route: ({ id, path: own }) => own ?? `/posts/${id}`,
  title: ({ words }) => words,
  component: ({ entry }: { readonly entry: { readonly words: string } }) => <h1>{entry.words}</h1>,
});

type Inputs = EntriesOf<{ posts: typeof postSchema }>;

const nameOf = (tag: string) => ({ en: `About ${tag}`, de: `Über ${tag}` });

const tagsOf = ({ posts: all }: Inputs) =>
  [...new Set(all.flatMap(({ data }) => data.tags ?? []))].map((tag) => ({
    id: tag,
    data: {
      languages: ['en', 'de'],
      meta: { title: nameOf(tag), description: { en: `All that we wrote about ${tag}.`, de: `Alles über ${tag}.` } },
      name: nameOf(tag),
      posts: all.filter(({ data }) => data.tags?.includes(tag)).map(({ id }) => id),
    },
  }));

type Entries = (inputs: Inputs) => readonly { readonly id: string; readonly data: object }[];

const collectionOf = (entries: Entries, from = ['posts'], options: { readonly noindex?: boolean } = {}) =>
  defineCollection({
    singular: 'tag',
    description: 'a tag',
    schema: () => z.strictObject({ name: text, posts: z.array(z.string()) }),
    derived: { from, entries },
    ...options,
    route: ({ id }) => `/tags/${id}`,
    title: ({ name }) => name,
    component: ({ entry }: { readonly entry: { readonly name: string; readonly posts: readonly string[] } }) => (
      <>
        <h1>{entry.name}</h1>
        <p>{entry.posts.join(', ')}</p>
      </>
    ),
  });

const siteWith = (tags: ReturnType<typeof collectionOf>, of: typeof posts = posts) =>
  defineSite({
    locales: createLocales({ en: {}, de: {} }),
    Body: ({ view, children }) => (
      <>
        <header>{view.site.name}</header>
        <main>{children}</main>
        <footer>{view.year}</footer>
      </>
    ),
    collections: { posts: of, tags },
  });

const post = (name: string, tags: string, more = ''): string => `languages: [en, de]
${more}meta:
  title: { en: ${name}, de: ${name} auf Deutsch }
  description: { en: The post called ${name}., de: Der Beitrag ${name}. }
words: { en: ${name}, de: ${name} }
tags: [${tags}]
`;

const treeWith = (texts: Readonly<Record<string, string>>): ContentTree => ({
  texts: new Map(
    Object.entries({
      'site.yaml': 'name: { en: Posts, de: Beiträge }\nbaseUrl: https://posts.example.org\n',
      'posts/home.yaml': post('Home', '', 'path: /\n'),
      ...texts,
    }),
  ),
  assets: new Map(),
  problems: [],
});

async function built(of: ReturnType<typeof siteWith>, texts: Readonly<Record<string, string>>, level = 'error') {
  const files = new Map<string, string>();
  const { diagnostics, thrown } = await build(
    { ...inputOf(treeWith(texts), { definition: of }), bundle: emptyBundle },
    ({ path: name, bytes }) => files.set(name, String(bytes)),
  );
  if (thrown[0] !== undefined) throw thrown[0];
  return { files, problems: placesOf(diagnostics.filter(({ severity }) => severity === level)) };
}

test('Each tag has a derived page in each language, with the posts that have the tag, except for drafts', async () => {
  const { files, problems } = await built(siteWith(collectionOf(tagsOf)), {
    'posts/one.yaml': post('One', 'sea, maps'),
    'posts/two.yaml': post('Two', 'sea'),
    'posts/three.yaml': post('Three', 'land', 'draft: true\n'),
  });
  expect(problems).toEqual([]);
  expect([...files.keys()].filter((file) => /tags\/.*html$/.test(file)).sort()).toEqual([
    'de/tags/maps.html',
    'de/tags/sea.html',
    'tags/maps.html',
    'tags/sea.html',
  ]);
  expect(files.get('tags/sea.html')).toContain('<h1>About sea</h1><p>one, two</p>');
  expect(files.get('de/tags/sea.html')).toContain('<h1>Über sea</h1>');
  expect(files.get('sitemap.xml')).toContain('<loc>https://posts.example.org/tags/maps</loc>');
});

describe('noindex', () => {
  const robots = '<meta name="robots" content="noindex"/>';
  const texts = { 'posts/one.yaml': post('One', 'sea, maps', 'noindex: true\n') };
  const listedIn = (files: ReadonlyMap<string, string>) =>
    [...String(files.get('sitemap.xml')).matchAll(/<loc>https:..posts.example.org(.*)<.loc>/g)].map(([, url]) => url);

  test('excludes an entry from search engines, in each language', async () => {
    const { files, problems } = await built(siteWith(collectionOf(tagsOf)), texts);
    expect(problems).toEqual([]);
    expect(listedIn(files)).toEqual(['/', '/tags/maps', '/tags/sea', '/de', '/de/tags/maps', '/de/tags/sea']);
    expect(['posts/one.html', 'de/posts/one.html', 'tags/sea.html'].map((file) => files.get(file)?.includes(robots))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('excludes a collection, except for entries with noindex: false', async () => {
    const tags: Entries = (inputs) =>
      tagsOf(inputs).map(({ id, data }) => ({ id, data: id === 'sea' ? { ...data, noindex: false } : data }));
    const { files, problems } = await built(siteWith(collectionOf(tags, ['posts'], { noindex: true })), texts);
    expect(problems).toEqual([]);
    expect(listedIn(files)).toEqual(['/', '/tags/sea', '/de', '/de/tags/sea']);
    expect(['tags/maps.html', 'de/tags/maps.html', 'tags/sea.html'].map((file) => files.get(file)?.includes(robots))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('excludes a page from the save that adds it until the save that removes it', async () => {
    const builder = createIncrementalBuilder();
    const definition = siteWith(collectionOf(tagsOf));
    const saved = async (more: string) => {
      const tree = treeWith({ 'posts/one.yaml': post('One', 'sea', more) });
      const { live } = await builder.update({ ...inputOf(tree, { definition }), bundle: emptyBundle });
      const sitemap = String(live?.files().find(({ path: name }) => name === 'sitemap.xml')?.bytes);
      const route = live?.routeOf('posts/one.html');
      return [route !== undefined && live?.html(route).includes(robots), sitemap.includes('/posts/one')];
    };
    expect(await saved('')).toEqual([false, true]);
    expect(await saved('noindex: true\n')).toEqual([true, false]);
    expect(await saved('')).toEqual([false, true]);
  });
});

test.each([
  ['an entry without a page', { ...posts, route: ({ path: own }: { readonly path: string | undefined }) => own }, []],
  ['an entry with a page', posts, ['meta-duplicate tags/sea.yaml:8:13', 'meta-duplicate tags/sea.yaml:9:13']],
])('A derived entry may have the title of another entry, unless both have pages: %s', async (_, of, expected) => {
  const metaOf = { title: { en: 'One', de: 'One auf Deutsch' }, description: { en: 'A tag.', de: 'Ein Schlagwort.' } };
  const tags: Entries = (inputs) => tagsOf(inputs).map(({ id, data }) => ({ id, data: { ...data, meta: metaOf } }));
  const { problems } = await built(siteWith(collectionOf(tags), of), { 'posts/one.yaml': post('One', 'sea') });
  expect([...new Set(problems)]).toEqual(expected);
});

test.each([
  ['throws', () => JSON.parse('{'), ['source-throws']],
  ['returns an invalid id', () => [{ id: 'Sea', data: {} }], ['source-id']],
  ['returns the same id twice', () => [...tagsOf({ posts: [] }), { id: 'sea', data: {} }, { id: 'sea', data: {} }], ['source-duplicate']],
  [
    'returns data without a name',
    () => [{ id: 'sea', data: { languages: ['en'], meta: { title: { en: 'x' }, description: { en: 'y' } }, posts: [] } }],
    ['key-missing'],
  ],
  ['returns an entry without a title', () => [{ id: 'sea', data: { languages: ['en'], name: { en: 'x' }, posts: [] } }], ['key-missing']],
  ['returns no list', () => ({}) as never, ['source-result']],
  ['returns a promise', () => Promise.resolve([]) as never, ['source-result']],
])('A function of derived entries that %s is reported', async (_, entries, expected) => {
  const { problems } = await built(siteWith(collectionOf(entries)), { 'posts/one.yaml': post('One', 'sea') });
  expect([...new Set(problems.map((line) => line.split(' ')[0]))]).toEqual(expect.arrayContaining([...expected]));
});

test('Deriving entries from an unknown collection, a derived collection or none is an error of the configuration', () => {
  const problemsOf = (from: string[]) => definitionProblems(siteWith(collectionOf(tagsOf, from))).map(({ text: words }) => words);
  expect(problemsOf(['post'])).toEqual(['derived of tags is from "post", which is not a collection']);
  expect(problemsOf(['tags'])).toEqual(['derived of tags is from tags, whose entries are derived themselves']);
  expect(problemsOf([])).toEqual(['derived of tags names no collection in from']);
});

describe('The URL history of derived pages', () => {
  const urls = ['/', '/de', '/posts/one', '/de/posts/one', '/tags/sea', '/de/tags/sea'];
  const lock = { 'locks/urls.yaml': `urls:\n${urls.map((url) => `  - ${url}\n`).join('')}` };
  const of = siteWith(collectionOf(tagsOf));

  test('requires a redirect if the last entry of a derived page is removed', async () => {
    expect((await built(of, { ...lock, 'posts/one.yaml': post('One', 'sea') })).problems).toEqual([]);
    const gone = { ...lock, 'posts/one.yaml': post('One', '') };
    expect((await built(of, gone)).problems).toEqual(['url-removed locks/urls.yaml:6:5', 'url-removed locks/urls.yaml:7:5']);
    const redirects = 'redirects:\n  - { from: /tags/sea, to: / }\n  - { from: /de/tags/sea, to: /de }\n';
    expect((await built(of, { ...gone, 'redirects.yaml': redirects })).problems).toEqual([]);
  });

  test.each([
    ['an entry from which it is derived is invalid', of, ['key-unknown posts/one.yaml:1:1']],
    ['its function throws', siteWith(collectionOf(() => JSON.parse('{'))), ['source-throws ../archipel.config.ts:1:1']],
  ])('does not count a page as removed if %s', async (_, site, expected) => {
    const links = 'redirects:\n  - { from: /old, to: /tags/sea }\n';
    const entry = `${expected[0]?.startsWith('key') ? 'nonsense: 1\n' : ''}${post('One', 'sea')}`;
    expect((await built(site, { ...lock, 'redirects.yaml': links, 'posts/one.yaml': entry })).problems).toEqual(expected);
  });

  test('counts a missing page of a file as removed even if derived pages are unknown', async () => {
    const texts = { ...lock, 'posts/two.yaml': `nonsense: 1\n${post('Two', 'maps, sea')}`, 'posts/three.yaml': post('Three', 'sun') };
    expect((await built(of, texts)).problems).toEqual([
      'url-removed locks/urls.yaml:4:5',
      'url-removed locks/urls.yaml:5:5',
      'key-unknown posts/two.yaml:1:1',
    ]);
  });

  test('warns of a new page that is not recorded', async () => {
    const { problems } = await built(of, { ...lock, 'posts/one.yaml': post('One', 'sea, maps') }, 'warning');
    expect(problems.filter((line) => line.startsWith('url-unrecorded'))).toHaveLength(2);
  });
});

test('paginate splits a list into parts', () => {
  expect(paginate([1, 2, 3], 2)).toEqual([
    { number: 1, count: 2, items: [1, 2] },
    { number: 2, count: 2, items: [3] },
  ]);
  expect(paginate([], 2)).toEqual([{ number: 1, count: 1, items: [] }]);
  expect(() => paginate([1], 0)).toThrow('write a whole number from 1');
});

describe('The pages of a paginated list', () => {
  // Each part of the posts of a tag is an entry. The second part of the tag `sea` exists only in English.
  const partsOf: Entries = (inputs) =>
    tagsOf(inputs).flatMap(({ id: tag, data }) =>
      paginate(data.posts, 1).map(({ number, items }) => {
        const id = `${tag}-${number}`;
        const languages = id === 'sea-2' ? ['en'] : data.languages;
        const texts = <T,>(of: (language: string) => T) => Object.fromEntries(languages.map((language) => [language, of(language)]));
        const name = texts((language) => `${id} ${language}`);
        return {
          id,
          data: {
            languages,
            name,
            meta: { title: name, description: texts((language) => `All that we wrote about ${tag}, ${id} in ${language}.`) },
            posts: items,
            pagination: { list: tag, number },
          },
        };
      }),
    );
  const definition = siteWith(collectionOf(partsOf));
  const posted = (count: number) =>
    Object.fromEntries(['a', 'b', 'c', 'd'].slice(0, count).map((id) => [`posts/${id}.yaml`, post(id, id === 'a' ? 'sea, maps' : 'sea')]));
  const linksIn = (html: string | undefined) =>
    [...(html ?? '').matchAll(/<link rel="(prev|next)" href="https:..posts.example.org([^"]*)"\/>/g)].map(
      ([, rel, path]) => `${rel} ${path}`,
    );

  test.each([
    ['tags/sea-1.html', ['next /tags/sea-2']],
    ['tags/sea-2.html', ['prev /tags/sea-1', 'next /tags/sea-3']],
    ['tags/sea-3.html', ['prev /tags/sea-2']],
    ['de/tags/sea-1.html', ['next /de/tags/sea-3']],
    ['de/tags/sea-3.html', ['prev /de/tags/sea-1']],
    ['tags/maps-1.html', []],
    ['posts/a.html', []],
  ])('link to the parts before and after them: %s', async (file, links) => {
    const { files, problems } = await built(definition, posted(3));
    expect(problems).toEqual([]);
    expect(files.has(file)).toBe(true);
    expect(linksIn(files.get(file))).toEqual(links);
  });

  test('link to a new part from the save that adds it', async () => {
    const builder = createIncrementalBuilder();
    const lastAfter = async (count: number) => {
      const { live } = await builder.update({ ...inputOf(treeWith(posted(count)), { definition }), bundle: emptyBundle });
      const route = live?.routeOf('tags/sea-3.html');
      return linksIn(route && live?.html(route));
    };
    expect(await lastAfter(3)).toEqual(['prev /tags/sea-2']);
    expect(await lastAfter(4)).toEqual(['prev /tags/sea-2', 'next /tags/sea-4']);
    expect(await lastAfter(3)).toEqual(['prev /tags/sea-2']);
  });

  test('are reported if the number of a part is not an integer', async () => {
    const half: Entries = (inputs) => partsOf(inputs).map(({ id, data }) => ({ id, data: { ...data, pagination: { number: 0.5 } } }));
    const { problems } = await built(siteWith(collectionOf(half)), posted(1));
    expect(problems).not.toEqual([]);
  });

  test('need a derived collection, because entries in files have no key for pagination', async () => {
    const { problems } = await built(definition, { 'posts/a.yaml': post('A', 'sea', 'pagination: { number: 1 }\n') });
    expect(problems).toEqual(['key-unknown posts/a.yaml:2:1']);
  });
});
