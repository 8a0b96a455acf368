// New entries in collections of Markdown files: front matter in each language, with shared values in one file.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { joinTree } from '../../src/content/join-tree.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import { createLocales, defineCollection, defineSite, meta, path, perLanguage, text } from '../../src/site/index.ts';
import { sourcedEntries } from '../../src/site/sourced-entries.ts';
import { scaffolderOf } from '../support/fixture-site/scaffold.ts';

const posts = defineCollection({
  singular: 'post',
  description: 'a post',
  markdown: true,
  schema: () =>
    z.strictObject({
      title: text,
      date: z.iso.date(),
      tags: z.array(z.string()).min(1),
      author: z.strictObject({ name: z.string(), role: text }),
      outdated: perLanguage(z.boolean()).optional(),
    }),
  route: ({ id }) => `/posts/${id}`,
  title: ({ title }) => title,
  component: ({ entry }: { readonly entry: { readonly title: string } }) => <h1>{entry.title}</h1>,
});

const pages = defineCollection({
  singular: 'page',
  description: 'a page',
  schema: () => z.strictObject({ path: path.optional(), meta, words: text }),
  title: ({ words }) => words,
  component: ({ entry }: { readonly entry: { readonly words: string } }) => <h1>{entry.words}</h1>,
});

const definition = defineSite({
  locales: createLocales({ en: {}, de: {} }),
  Body: ({ children }) => <main>{children}</main>,
  collections: { pages, posts },
});

const site = {
  'site.yaml':
    'name: { en: Posts, de: Beiträge }\nbaseUrl: https://posts.example.org\ncontacts: { office: { email: office@example.org } }\n',
  'pages/home.yaml': `languages: [en, de]
path: /
meta:
  title: { en: Hello, de: Hallo }
  description: { en: A page that says hello., de: Eine Seite die grüßt. }
words: { en: Hello, de: Hallo }
`,
};

const treeOf = (texts: Readonly<Record<string, string>>): ContentTree =>
  joinTree(
    { texts: new Map(Object.entries({ ...site, ...texts })), assets: new Map(), problems: [] },
    { model: definition, digest: (words) => words, asEntries: sourcedEntries },
  );

const { added } = scaffolderOf(definition);
const answers = { id: 'spring', languages: 'en,de', 'name-en': 'Spring', 'name-de': 'Frühling' };

const filesOf = async (texts: Readonly<Record<string, string>>, given: Readonly<Record<string, string>> = answers) => {
  const { files, addresses } = await added(treeOf(texts), 'post', given);
  return { names: files.map(({ path: name, onDisk }) => onDisk ?? name), texts: files.map((file) => file.text), addresses };
};

/** Returns a file without its comments and empty lines. */
const linesOf = (file: string | undefined): string => (file ?? '').replaceAll(/^#.*\n|^\n/gm, '');

const post = (title: string): string =>
  `---\ntitle: ${title}\ndescription: About ${title}, in a sentence.\ndate: 2026-05-04\ntags: [sea]\nauthor: { name: Kim, role: Editor }\n---\n\nWords.\n`;

describe('A new Markdown post', () => {
  test('has texts, and blocks that contain texts, in each file; all other values are only in the first file', async () => {
    const { texts, addresses } = await filesOf({});
    expect(linesOf(texts[0])).toMatch(
      /^---\ntitle: "Spring"\ndate: "\d{4}-\d\d-\d\d"\ntags:\n {2}- .+\nauthor:\n {2}name: .+\n {2}role: "TODO .+"\ndescription: "TODO .+"\n---\nTODO text\n$/,
    );
    expect(texts[0]).toContain('#outdated: ');
    expect(linesOf(texts[1])).toMatch(
      /^---\ntitle: "Frühling"\nauthor:\n {2}name: .+\n {2}role: "TODO .+"\ndescription: "TODO .+"\n---\nTODO Text\n$/,
    );
    expect(addresses).toEqual(['/posts/spring', '/de/posts/spring']);
  });

  test.each([
    ['with the language in their names', 'posts/old.en.md', 'posts/old.de.md', ['posts/spring.en.md', 'posts/spring.de.md']],
    [
      'without the language in the names of the source language',
      'posts/old.md',
      'posts/old.de.md',
      ['posts/spring.md', 'posts/spring.de.md'],
    ],
    ['in folders by language', 'posts/en/old.md', 'posts/de/old.md', ['posts/en/spring.md', 'posts/de/spring.md']],
    ['with the ending .mdx', 'posts/old.en.mdx', 'posts/old.de.mdx', ['posts/spring.en.mdx', 'posts/spring.de.mdx']],
  ])('has files that are named like the existing ones: %s', async (_, english, german, names) => {
    expect((await filesOf({ [english]: post('Old'), [german]: post('Alt') })).names).toEqual(names);
  });

  test('that copies another post has the fields of that post, and TODO before each of its texts', async () => {
    const before = { 'posts/en/old.md': post('Old'), 'posts/de/old.md': post('Alt') };
    const { names, texts } = await filesOf(before, { ...answers, like: 'old' });
    expect(names).toEqual(['posts/en/spring.md', 'posts/de/spring.md']);
    expect(texts[1]).toBe(
      post('Alt')
        .replace('title: Alt', 'title: "Frühling"')
        .replace('About Alt, in a sentence.', '"TODO About Alt, in a sentence."')
        .replace('role: Editor', 'role: "TODO Editor"')
        .replace('Words.', 'TODO\n\nWords.'),
    );
  });
});
