// Collections of Markdown files with front matter: names, languages, data, text, links, pictures, and the places of errors.
import type { Root } from 'hast';
import { createContext, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { build } from '../../src/build/build.ts';
import { joinTree } from '../../src/content/join-tree.ts';
import { moveToOrigins } from '../../src/content/sourced-tree.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import type { PageView } from '../../src/model/view.ts';
import { createImageProcessor } from '../../src/node/images/image-processor.ts';
import { createLocales, defineCollection, defineSite, meta, Prose, path, text } from '../../src/site/index.ts';
import { sourcedEntries } from '../../src/site/sourced-entries.ts';
import { emptyBundle } from '../../src/testing/stand-ins.ts';
import { createIncrementalBuilder } from '../../src/watch/incremental/builder.ts';
import { inputOf, type Options, placesOf } from '../support/fixture-site/content.ts';
import { projectAt } from '../support/process/project.ts';

const View = createContext<PageView | undefined>(undefined);

const Guide = ({
  entry: { title, tags, date },
}: {
  readonly entry: { readonly title: string; readonly tags?: readonly string[] | undefined; readonly date?: string | undefined };
}) => {
  const view = useContext(View);
  const body = view?.prose['body'];
  return (
    <article>
      <nav>{view?.breadcrumbs.map(({ label }) => label).join(' > ')}</nav>
      <h1>{title}</h1>
      {tags && <p>{tags.join(', ')}</p>}
      {date && <time>{date}</time>}
      {body && <Prose of={body} />}
    </article>
  );
};

const guides = defineCollection({
  singular: 'guide',
  description: 'a guide',
  markdown: true,
  schema: () =>
    z.strictObject({
      title: text,
      path: path.optional(),
      tags: z.array(z.string()).optional(),
      date: z.iso.date().optional(),
      price: z.number().optional(),
      seats: z.int().optional(),
      place: z.string().optional(),
    }),
  route: ({ id, path: own }) => own ?? `/guides/${id}`,
  title: ({ title }) => title,
  component: Guide,
});

const pages = defineCollection({
  singular: 'page',
  description: 'a page',
  schema: () => z.strictObject({ path: path.optional(), meta, words: text }),
  title: ({ words }) => words,
  component: ({ entry }: { readonly entry: { readonly words: string } }) => <h1>{entry.words}</h1>,
});

const events = defineCollection({
  singular: 'event',
  description: 'an event',
  markdown: true,
  schema: () => z.strictObject({ title: text, path }),
  title: ({ title }) => title,
  component: ({ entry: { title } }: { readonly entry: { readonly title: string } }) => <h1>{title}</h1>,
});

const Body = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
  <View value={view}>
    <header>{view.site.name}</header>
    <main>{children}</main>
    <footer>{view.year}</footer>
  </View>
);

const definition = defineSite({ locales: createLocales({ en: {}, de: {} }), Body, collections: { pages, guides, events } });

const home = {
  'site.yaml':
    'name: { en: Guides, de: Anleitungen }\nbaseUrl: https://guides.example.org\ncontacts: { office: { email: office@example.org } }\n',
  'pages/home.yaml': `languages: [en, de]
path: /
meta:
  title: { en: Hello, de: Hallo }
  description: { en: A page that says hello., de: Eine Seite die grüßt. }
words: { en: Hello, de: Hallo }
`,
};

const front = (title: string, more = '', body = 'Words.\n'): string =>
  `---\ntitle: ${title}\ndescription: About ${title}, for whoever wants to know.\n${more}---\n\n${body}`;

const treeOf = (texts: Readonly<Record<string, string>>): ContentTree => ({
  texts: new Map(Object.entries({ ...home, ...texts })),
  assets: new Map(),
  problems: [],
});

/** Builds a tree; resolves to the output files as text, and to the diagnostics with their places in Markdown files. */
async function buildTree(tree: ContentTree, options: Options = {}) {
  const files = new Map<string, string>();
  const input = { ...inputOf(tree, { definition, ...options }), bundle: emptyBundle };
  const { diagnostics, thrown } = await build(input, ({ path: file, bytes }) => files.set(file, String(bytes)));
  return { files, diagnostics: moveToOrigins(diagnostics, input.tree), thrown };
}

async function built(texts: Readonly<Record<string, string>>, options: Options = {}) {
  const { files, diagnostics, thrown } = await buildTree(treeOf(texts), options);
  if (thrown.length > 0) throw thrown[0];
  const problems = diagnostics.filter(({ code, severity }) => severity === 'error' || code.startsWith('front-matter'));
  return { files, problems: placesOf(problems), diagnostics };
}

const pagesOf = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files.keys()].filter((file) => file.includes('guides') && file.endsWith('.html')).sort();

test.each([
  ['a language that the site does not have', 'zh-cn', ['name-invalid guides/zh-cn/start.md:1:1']],
  ['another thing', 'to-do', []],
  ['a language, but without a text of the same name in a language of the site', 'zh-tw', []],
])('A folder in lower case means %s: %s', async (_, folder, expected) => {
  const beside = folder === 'zh-tw' ? 'guides/en/other.md' : folder === 'zh-cn' ? 'guides/en/start.md' : 'guides/en/a.md';
  const { problems } = await built({ [`guides/${folder}/start.md`]: front('Start there'), [beside]: front('Start') });
  expect(problems).toEqual(expected);
});

test('A Markdown file that takes the URL of the home page is reported once, with a solution if it lacks a language', async () => {
  const index = front('All', 'path: /\n');
  const beside = await built({ 'guides/index.md': index });
  expect(beside.problems.map((problem) => problem.replace(/ .*/, ''))).toEqual(['url-duplicate']);
  const alone = await built({
    'guides/index.md': index,
    'guides/other.de.md': front('Andere'),
    'pages/home.yaml': home['pages/home.yaml'].replace('path: /', 'path: /x'),
  });
  const [found] = alone.diagnostics.filter(({ severity }) => severity === 'error');
  expect(found).toMatchObject({ code: 'list-length', args: { expected: { lacking: ['de'], page: 'home', isFrontMatter: true } } });
  expect(alone.problems).toEqual(['list-length guides/index.md:1:1']);
});

test.each([
  ['See <a href="https://example.org/x">the words</a>.', 'See [the words](https://example.org/x).'],
  ["- <A HREF='./more.md#top'>Mehr Wörter</A>", '- [Mehr Wörter](./more.md#top)'],
  ['| <a href="/x">cell</a> |\n|---|', '| [cell](/x) |'],
  ['A <img src="./plan.png" alt="A plan"> here', 'A ![A plan](./plan.png) here'],
  ['<img alt="A plan" src="plan.png" />', '![A plan](plan.png)'],
  ['See <a href="https://example.org/x" target="_blank">it</a>.', undefined],
  ['See <a href="https://example.org/x"><b>it</b></a>.', undefined],
  ['See <a href="https://example.org/x">*it*</a>.', undefined],
  ['See <a href="https://example.org/(x)">it</a>.', undefined],
  ['<p><a href="/x">it</a></p>', undefined],
  ['<img src="https://example.org/x.png" alt="Badge">', undefined],
  ['<img src="x.png" alt="" width="20">', undefined],
])('HTML %j has the fix %j', async (written, fixed) => {
  const { diagnostics } = await built({ 'guides/start.en.md': front('Start', '', `${written}\n`) });
  const fixes = diagnostics.filter(({ code }) => code === 'html-unknown').map(({ fix }) => fix?.result);
  expect(fixes).toEqual([fixed]);
});

test.each([
  ['<!DOCTYPE html>', '<!DOCTYPE'],
  ['Words <?php echo 1; ?> here', '<?php'],
  ['Words <![CDATA[ text ]]> here', '<![CDATA['],
  ['<!--> text -->', '<!--'],
  ['<div title="a', '<div'],
])('HTML %j, which is no element, is named %s', async (written, tag) => {
  const { diagnostics } = await built({
    'guides/start.en.md': front(
      'Start',
      '',
      `${written}
`,
    ),
  });
  const refused = diagnostics.filter(({ code }) => code === 'html-unknown');
  expect(refused.map(({ args }) => args['tag'])).toEqual([tag]);
});

test.each([
  ['h1', '## '],
  ['h2', '## '],
  ['h4', '#### '],
])('The hint for <%s> shows the Markdown of its level, and ## for a main heading', async (tag, marks) => {
  const { diagnostics } = await built({ 'guides/start.en.md': front('Start', '', `<${tag}>Words</${tag}>\n`) });
  for (const language of ['en', 'de'] as const)
    expect(formatDiagnostics(diagnostics, language).map(({ hint }) => hint)).toEqual([expect.stringContaining(`: ${marks}`)]);
});

test('Files of data beside Markdown files are reported once, and are not entries', async () => {
  const { files, diagnostics } = await built({
    'guides/start.en.md': front('Start'),
    'guides/en/_category_.yml': 'label: Guides\nposition: 2\n',
    'guides/authors.yml': 'jane:\n  name: Jane\n',
    'guides/authors.yaml': 'jane:\n  name: Jane\n',
    'guides/tags.yaml': 'react: { label: React }\n',
  });
  const problems = placesOf(diagnostics.filter(({ file }) => file.includes('.y') && file.startsWith('guides/')));
  expect(problems).toEqual(
    ['authors.yaml', 'authors.yml', 'en/_category_.yml', 'tags.yaml'].map((file) => `file-unexpected guides/${file}:1:1`),
  );
  expect(pagesOf(files)).toEqual(['guides/start.html']);
});

describe('The name of a Markdown file decides its language:', () => {
  test.each([
    ['a language in the name', ['guides/start.en.md', 'guides/start.de.md']],
    ['a folder for each language', ['guides/en/start.md', 'guides/de/start.md']],
    ['no language, which means the source language', ['guides/start.md', 'guides/start.de.md']],
    ['MDX', ['guides/start.mdx', 'guides/de/start.mdx']],
  ])('%s', async (_, [english = '', german = '']) => {
    const { files, problems } = await built({ [english]: front('Start'), [german]: front('Anfang') });
    expect(problems).toEqual([]);
    expect(pagesOf(files)).toEqual(['de/guides/start.html', 'guides/start.html']);
    expect(files.get('guides/start.html')).toContain('<h1>Start</h1><p>Words.</p>');
    expect(files.get('de/guides/start.html')).toContain('<h1>Anfang</h1>');
    expect(files.get('guides/start.html')).toContain('hrefLang="de"');
  });

  test('Folders of Markdown files are parts of routes, and index is the page of its folder', async () => {
    const { files, problems } = await built({
      'guides/en/index.md': front('All guides'),
      'guides/en/deploy/index.md': front('Deploy'),
      'guides/en/deploy/caddy.md': front('Caddy', '', 'See [all](../index.md) and [nginx](./nginx.md#a-word).\n'),
      'guides/en/deploy/nginx.md': front('nginx', '', '## A word\n\nBack to [Caddy](/guides/deploy/caddy).\n'),
      'guides/de/deploy/caddy.md': front('Caddy auf Deutsch'),
    });
    expect(problems).toEqual([]);
    expect(pagesOf(files)).toEqual([
      'de/guides/deploy/caddy.html',
      'guides.html',
      'guides/deploy.html',
      'guides/deploy/caddy.html',
      'guides/deploy/nginx.html',
    ]);
    const caddy = files.get('guides/deploy/caddy.html') ?? '';
    expect(caddy).toContain('<nav>Hello &gt; All guides &gt; Deploy &gt; Caddy</nav>');
    expect(caddy).toContain('<a href="/guides">all</a>');
    expect(caddy).toContain('<a href="/guides/deploy/nginx#a-word">nginx</a>');
  });

  test('A file with the ending of another generator has a hint with its new name', async () => {
    const { diagnostics } = await built({
      'guides/start.en.md': front('Start'),
      'guides/2026-03-01-news.markdown': front('News'),
      'guides/x.txt': 'x',
    });
    const hints = formatDiagnostics(diagnostics, 'en').flatMap(({ code, hint }) => (code === 'file-unexpected' ? [hint] : []));
    expect(hints).toEqual([
      'Rename the file to 2026-03-01-news.md.',
      expect.stringMatching(/^Only Markdown files belong here, such as NAME\.en\.md/),
    ]);
  });

  test('A date at the start of the name of a Markdown file is part of the URL, and sets `date` if the schema has this key', async () => {
    const { files, problems } = await built({
      'guides/2026-03-01-news.md': front('News'),
      'guides/tours/2026-04-02-boat.md': front('Boat'),
      'events/2026-05-03-fair.md': front('Fair', 'path: /fair\n'),
    });
    expect(problems).toEqual([]);
    expect(pagesOf(files)).toEqual(['guides/2026-03-01-news.html', 'guides/tours/2026-04-02-boat.html']);
    expect(files.get('guides/2026-03-01-news.html')).toContain('<time>2026-03-01</time>');
    expect(files.get('guides/tours/2026-04-02-boat.html')).toContain('<time>2026-04-02</time>');
  });

  test('Two Markdown files for the same language of an entry, and a name with capitals, are problems', async () => {
    const { problems } = await built({
      'guides/start.md': front('Start'),
      'guides/start.en.mdx': front('Start'),
      'guides/Getting_Started.md': front('Getting started'),
    });
    expect(problems).toEqual(['name-invalid guides/Getting_Started.md:1:1', 'text-duplicate guides/start.md:1:1']);
  });

  test.each([
    ['guides/My Trip/Über uns.md', 'Rename the file, with "my-trip/ueber-uns" in place of "My Trip/Über uns".'],
    ['guides/de/_index.md', 'Rename the file, with "index" in place of "_index".'],
    ['guides/a/y.DE.md', 'Rename the file, with "a/y.de" in place of "a/y.DE".'],
    ['guides/x.fr.md', expect.stringMatching(/no language "fr": add it .*, with "x\.en" or "x\.de" in place of "x\.fr"/)],
    ['guides/DE/y.md', 'Rename the file, with "de/y" in place of "DE/y".'],
    ['guides/pt_BR/y.md', expect.stringMatching(/no language "pt_BR": add it .*, with "en\/y" or "de\/y" in place of "pt_BR\/y"/)],
    ['guides/t.min.md', 'Rename the file, with "t-min" in place of "t.min".'],
    ['guides/✓/a.md', 'Use lower-case letters, digits and single hyphens: ferry-times.'],
  ])('The hint for the Markdown file %s explains how to name the file, and no fix edits its text', async (file, hint) => {
    const { diagnostics } = await built({ [file]: front('Words') });
    const named = formatDiagnostics(diagnostics, 'en').filter(({ code }) => code === 'name-invalid');
    expect(named.map((each) => [each.file, each.hint, each.fix])).toEqual([[file, hint, undefined]]);
  });
});

test('All mistakes of a text are reported together, including wrong references and wrong links to its headings', async () => {
  const { problems } = await built({
    'guides/start.md': front('Start', '', '## A word\n\n[[Wiki]] [x](/nowhere) {phone.nope}\n\n![Boat](boat.png)\n'),
    'guides/other.md': front('Other', '', '[one](./start.md#a-word), [two](./start.md#a-wort)\n'),
  });
  expect(problems).toEqual([
    'anchor-unknown guides/other.md:6:27',
    'markdown-raw guides/start.md:8:1',
    'link-address guides/start.md:8:10',
    'fact-unknown guides/start.md:8:24',
    'picture-address guides/start.md:10:1',
  ]);
});

test.each([
  ['./other', 'link-unclear', './other.md'],
  ['other.html#a-word', 'link-unclear', './other.md#a-word'],
  ['./', 'link-unclear', undefined],
  ['../guides/more/', 'link-unclear', './more/index.md'],
  ['more', 'link-unclear', './more/index.md'],
  ['other/', 'link-unclear', './other.md'],
  ['../other/#a-word', 'link-unclear', './other.md#a-word'],
  ['./inner', 'link-unclear', './start/inner.md'],
  ['othre/', 'link-unclear', './other.md'],
  ['nothing-like-it/', 'link-unclear', undefined],
  ['info@other.example', 'link-unclear', 'mailto:info@other.example'],
  ['www.other.example', 'link-unclear', 'https://www.other.example'],
  ['docs.other.org/a?x=1#b', 'link-unclear', 'https://docs.other.org/a?x=1#b'],
  ['../pages/home', 'link-unclear', '../pages/home.yaml'],
  ['..', 'link-unclear', undefined],
  ['v1.2/plan.pdf', 'link-unclear', undefined],
  ['a b', 'link-unclear', undefined],
  ['other?x=1', 'link-unclear', undefined],
  ['//other.example', 'link-unclear', 'https://other.example'],
  ['irc://other.example/a', 'link-unclear', undefined],
  ['./more.md', 'link-address', './more/index.md'],
  ['./other/index.md', 'link-address', './other.md'],
  ['./othre.md', 'link-address', './other.md'],
  ['../pages/hame.yaml', 'link-address', '../pages/home.yaml'],
  ['./nothing-like-it.md', 'link-address', undefined],
  ['../start/inner.md', 'link-address', './start/inner.md'],
])('A link to %s is reported with the file that it most likely means', async (address, code, meant) => {
  const { diagnostics } = await built({
    'guides/start.md': front('Start', '', `[x](<${address}>)\n`.replace(/<(\S*)>/, '$1')),
    'guides/other.md': front('Other', '', '## A word\n'),
    'guides/more/index.md': front('More'),
    'guides/start/inner.md': front('Inner'),
  });
  const [found] = formatDiagnostics(diagnostics, 'en').filter((each) => each.code === code);
  expect(found?.args[code === 'link-unclear' ? 'written' : 'suggestion']).toBe(meant);
  if (meant !== undefined) expect(found?.hint).toContain(meant);
  expect(found?.fix?.result).toBe(code === 'link-unclear' && meant !== undefined ? `[x](${meant})` : undefined);
});

test.each([
  ['guides/de/start.md', '../../pages/hame.yaml', '../../pages/home.yaml'],
  ['guides/start.de.md', '../pages/hame.yaml', '../pages/home.yaml'],
])('A link from %s to %s is reported with the path from its folder', async (file, address, meant) => {
  const { diagnostics } = await built({ 'guides/start.md': front('Start'), [file]: front('Anfang', '', `[x](${address})\n`) });
  expect(formatDiagnostics(diagnostics, 'en').find(({ code }) => code === 'link-address')?.hint).toContain(` ${meant}?`);
});

test.each([
  ['A [long.html link](long.html).', 'A [long.html link](./long.md).'],
  ['A [word](#words-and-mroe) #words-and-mroe', 'A [word](#words-and-more) #words-and-mroe'],
  ['A [word](./start.md#words-and-mroe "Title").', 'A [word](./start.md#words-and-more "Title").'],
  ['A [word][1].\n\n[1]: #words-and-mroe', '[1]: #words-and-more'],
  ['A [word][1].\n\n[1]: <long/> "Title"', '[1]: <./long.md> "Title"'],
  ['A [word][1].\n\n[1]: www.example.com', '[1]: https://www.example.com'],
])('The fix for the link in %j changes only its address', async (words, result) => {
  const { diagnostics } = await built({
    'guides/start.md': front('Start', '', `${words}\n\n## Words and more\n`),
    'guides/long.md': front('Long'),
  });
  const [found] = formatDiagnostics(diagnostics, 'en').filter(({ severity }) => severity === 'error');
  expect(found?.fix?.result.split('\n').at(-1)).toBe(result);
});

test.each([
  ['[x](https://guides.example.org/nowhere)', ['link-address guides/start.md:6:1']],
  ['[x](HTTPS://Guides.example.org/nowhere?a#b)', ['link-address guides/start.md:6:1']],
  ['[x]\n\n[x]: https://guides.example.org/nowhere', ['link-address guides/start.md:8:1']],
  ['Words, https://guides.example.org/nowhere.', ['link-address guides/start.md:6:8']],
  ['[x](https://guides.example.org/guides/other#nothing)', ['anchor-unknown guides/start.md:6:1']],
  ['[x](https://guides.example.org) [x](https://guides.example.org/#) [x](https://guides.example.org/guides/other/)', []],
  ['[x](https://guides.example.org/guides/other#words) [x](https://guides.example.org/de/guides/other#worte)', []],
  ['[x](https://guides.example.org/old) [x](https://guides.example.org/plan.pdf)', []],
  ['[x](https://guides.example.org/forum/thread) [x](https://guides.example.organics.org/nowhere)', []],
])('A link with the full URL of a page that does not exist is reported: %s', async (words, expected) => {
  const { diagnostics } = await built({
    'guides/start.md': front('Start', '', `${words}\n`),
    'guides/other.md': front('Other', '', '## Words\n'),
    'guides/other.de.md': front('Andere', '', '## Worte\n'),
    'redirects.yaml': 'redirects:\n  - { from: /old, to: /guides/other }\n',
    'site.yaml': `${home['site.yaml']}externals: { forum: { url: "https://guides.example.org/forum" } }\n`,
  });
  expect(placesOf(diagnostics).filter((place) => place.includes('guides/start.md'))).toEqual(expected);
});

test.each([
  ['https:/example.org/a', 'https://example.org/a'],
  ['https//example.org', 'https://example.org'],
  ['htps://example.org', 'https://example.org'],
  ['//example.org/a', 'https://example.org/a'],
])('The fix for a link to %s has its whole scheme', async (address, written) => {
  const { diagnostics } = await built({ 'guides/start.md': front('Start', '', `[x](${address})\n`) });
  expect(diagnostics.find(({ code }) => code === 'link-unclear')?.fix?.result).toBe(`[x](${written})`);
});

test.each(['file:///C:/plans/plan.pdf', 'C:\\plans\\plan.pdf'])(
  'The hint for %s, a file on a computer, names the folder of files',
  async (address) => {
    const { diagnostics } = await built({ 'guides/start.md': front('Start', '', `[x](${address})\n`) });
    expect(formatDiagnostics(diagnostics, 'en').find(({ code }) => code === 'link-unclear')?.hint).toContain('/plan.pdf');
  },
);

test('The hint for a comment of another generator names the comments of Markdown', async () => {
  const { diagnostics } = await built({ 'guides/start.md': front('Start', '', '{# hidden words #}\n') });
  expect(formatDiagnostics(diagnostics, 'en').find(({ code }) => code === 'markdown-raw')?.hint).toContain('<!-- words -->');
});

test('An unknown anchor is reported with the id of a heading whose words differ only in marks, which other generators treat differently', async () => {
  const body = '[x](#fix) [y](#has-many)\n\n## `--fix`\n\n## has_many\n\n## Many\n';
  const { diagnostics } = await built({ 'guides/start.md': front('Start', '', body) });
  const found = diagnostics.filter(({ code }) => code === 'anchor-unknown');
  expect(found.map(({ args }) => args['suggestion'])).toEqual(['--fix', 'has_many']);
});

test('An unknown anchor whose words several headings have is reported with their ids, without a fix', async () => {
  const body = '[x](#hasmany)\n\n## has_many\n\n## Has-many\n\n## Many\n';
  const { diagnostics } = await built({ 'guides/start.md': front('Start', '', body) });
  const found = diagnostics.filter(({ code }) => code === 'anchor-unknown');
  expect(found.map(({ args, fix }) => [args['suggestion'], args['known'], fix])).toEqual([
    [undefined, ['has-many', 'has_many'], undefined],
  ]);
});

describe('Front matter', () => {
  test('has texts and a path for the language of its file; other values apply to all languages', async () => {
    const { files, problems } = await built({
      'guides/start.en.md': front('Start', 'tags: [one, two]\npath: /guides/first\n'),
      'guides/start.de.md': front('Anfang', 'path: /guides/zuerst\n'),
    });
    expect(problems).toEqual([]);
    expect(pagesOf(files)).toEqual(['de/guides/zuerst.html', 'guides/first.html']);
    expect(files.get('de/guides/zuerst.html')).toContain('<p>one, two</p>');
  });

  test('begins in the first line only, and may be marked as YAML', async () => {
    const text = `---yaml\n${front('Start', '', 'One.\n\n---\ntitle: two\n').slice('---\n'.length)}`;
    const { files, problems } = await built({ 'guides/start.md': text });
    expect(problems).toEqual([]);
    expect(files.get('guides/start.html')).toContain('title: two');
  });

  test.each([
    ['names a parent that does not exist', 'parent: nowhere\n', ['entry-unknown guides/start.en.md:4:9']],
    ['has an unknown key, which is reported at its line', 'tittel: x\n', ['key-unknown guides/start.en.md:4:1']],
    ['has a value of another type, which is reported at the value', 'tags: one\n', ['type-wrong guides/start.en.md:4:7']],
    ['has broken YAML, which is reported at its line', 'tags: [one\n', ['yaml-bracket-open guides/start.en.md:4:7']],
    ['has languages, which follow from the files', 'languages: [en]\n', ['front-matter guides/start.en.md:4:1']],
  ])('%s', async (_, more, expected) => {
    const { problems } = await built({ 'guides/start.en.md': front('Start', more), 'guides/start.de.md': front('Anfang') });
    expect(problems).toEqual(expected);
  });

  test.each([
    ['front matter without an end', '---\ntitle: Start\n\nWords.\n', ['front-matter guides/start.en.md:1:1']],
    ['TOML instead of YAML', '+++\ntitle = "Start"\n+++\n\nWords.\n', ['front-matter guides/start.en.md:1:1']],
    ['TOML between dashes', '---toml\ntitle = "Start"\n---\n\n"Words".\n', ['front-matter guides/start.en.md:1:1']],
    ['JSON instead of YAML', '{\n  "title": "Start"\n}\n\nWords.\n', ['front-matter guides/start.en.md:1:1']],
    ['JSON between named dashes', '---json\n{ "title": "Start" }\n---\n\nWords.\n', ['front-matter guides/start.en.md:1:1']],
    ['JSON between semicolons', ';;;\n{ "title": "Start" }\n;;;\n\nWords.\n', ['front-matter guides/start.en.md:1:1']],
    ['front matter below a comment', '<!-- Old -->\n\n---\ntitle: "Start"\n---\n\nWords.\n', ['front-matter guides/start.en.md:1:1']],
    [
      'a list whose key is written twice',
      '---\ntitle: Start\ntags:\n  - a\ntags:\n  - b\n---\n',
      ['yaml-duplicate-key guides/start.en.md:5:1'],
    ],
    ['front matter without keys', '---\nStart\n---\n\nWords.\n', ['front-matter guides/start.en.md:1:1']],
    ['front matter with a mistyped key', '---\ntitel: Start\ndescription: About.\n---\n\nWords.\n', ['key-unknown guides/start.en.md:2:1']],
    ['a file without front matter', 'Words.\n', ['front-matter guides/start.en.md:1:1']],
    ['front matter without a required text', '---\ndescription: About.\n---\n\nWords.\n', ['language-missing guides/start.en.md:1:1']],
  ])('with a mistake is reported: %s', async (_, written, expected) => {
    const { problems } = await built({ 'guides/start.en.md': written, 'guides/start.de.md': front('Anfang') });
    expect([...new Set(problems)]).toEqual(expected);
  });

  test.each([
    ['Description', 'description', 'Description: About it.\ntitle: Start\n', []],
    ['Title', 'title', 'Title: Start\ndescription: About it.\n', []],
    ['Title', 'title', 'Title: Start\ndescription: About it.\n', ['guides/start.de.md']],
    ['descripton', 'description', 'descripton: About it.\ntitle: Start\n', ['guides/start.de.md']],
    ['Draft', 'draft', 'Draft: true\ntitle: Start\ndescription: About it.\n', []],
  ])('The key %s is reported once, as %s', async (key, meant, matter, others) => {
    const { diagnostics } = await built({
      'guides/start.en.md': `---\n${matter}---\n\nWords.\n`,
      ...Object.fromEntries(others.map((file) => [file, front('Anfang')])),
    });
    const found = diagnostics.filter(({ code }) => code.startsWith('key-'));
    expect(found.map(({ code, args }) => [code, args['key'], args['suggestion']])).toEqual([['key-unknown', key, meant]]);
    expect(found[0]?.fix?.result).toMatch(new RegExp(`^${meant}: `));
  });

  test('A mistyped key of one language is reported once, together with the key that is missing there', async () => {
    const { diagnostics } = await built({
      'guides/start.en.md': '---\ntitle: Start\ndescripton: About it.\n---\n\nWords.\n',
      'guides/start.de.md': '---\ntitel: Anfang\ndescription: Darum.\n---\n\nWörter.\n',
    });
    expect(diagnostics.map(({ code, file, args }) => [code, file, args['key'], args['missing']])).toEqual([
      ['key-unknown', 'guides/start.de.md', 'titel', 'title'],
      ['key-unknown', 'guides/start.en.md', 'descripton', 'description'],
    ]);
  });

  test('A mistyped key of one language does not hide a text that another language lacks', async () => {
    const { problems } = await built({
      'guides/start.en.md': '---\ntitel: Start\ntitle: Start\ndescription: About it.\n---\n\nWords.\n',
      'guides/start.de.md': '---\ndescription: Darum.\n---\n\nWörter.\n',
    });
    expect(problems).toEqual(['language-missing guides/start.de.md:1:1', 'key-unknown guides/start.en.md:2:1']);
  });

  test('An unknown key gets the keys that front matter may have, and a missing one is missing in the file', async () => {
    const { diagnostics } = await built({ 'guides/start.en.md': '---\nweight: 5\ntitle: Start\n---\n\nWords.\n' });
    const [missing, unknown] = diagnostics.filter(({ code }) => code.startsWith('key-'));
    expect(missing?.args).toEqual({ key: 'description', parent: [] });
    const known = unknown?.args['known'];
    expect(known).toEqual(expect.arrayContaining(['title', 'description', 'price', 'draft']));
    for (const key of ['languages', 'markdown']) expect(known).not.toContain(key);
  });

  test.each([
    ['a comment with // after a value', 'price: 100 // gross\n', 'yaml-comment-mark guides/start.en.md:4:12', 'price: 100 # gross'],
    ['a decimal comma', 'price: 19,5\n', 'number-notation guides/start.en.md:4:8', 'price: 19.5'],
    ['a decimal comma before a comment', 'price: 19,5 # gross\n', 'number-notation guides/start.en.md:4:8', 'price: 19.5 # gross'],
    ['a plus after a number', 'seats: 180+\n', 'number-notation guides/start.en.md:4:8', 'seats: 180'],
    ['decimals of an integer', 'seats: 99,9\n', 'number-notation guides/start.en.md:4:8', undefined],
    ['a German date', 'date: 1.3.2026\n', 'date-notation guides/start.en.md:4:7', 'date: 2026-03-01'],
    ['a text that a number sign cuts off', 'place: Hall #1\n', 'yaml-comment guides/start.en.md:4:13', 'place: "Hall #1"'],
    ['a quoted text with a comment', 'place: "Hall" // big\n', 'yaml-comment-mark guides/start.en.md:4:15', 'place: "Hall" # big'],
  ])('Front matter with %s is reported once, with its fix if there is one', async (_, more, problem, fix) => {
    const { diagnostics, problems } = await built({
      'guides/start.en.md': front('Start', more),
      'guides/start.de.md': front('Anfang', more.startsWith('price: 100') ? 'price: 100\n' : ''),
    });
    expect(problems).toEqual([problem]);
    expect(diagnostics.find(({ severity }) => severity === 'error')?.fix?.result).toBe(fix);
  });

  test.each([
    ['price: 19,5 // gross\n', 'price: 19,5 # gross', 'price: 19.5 // gross'],
    ['price: 19,0 // gross\n', 'price: 19,0 # gross', 'price: 19 // gross'],
    ['seats: 180+ // both halls\n', 'seats: 180+ # both halls', 'seats: 180 // both halls'],
    ['date: 1.3.2026 // a Sunday\n', 'date: 1.3.2026 # a Sunday', 'date: 2026-03-01 // a Sunday'],
  ])('Front matter with %j has a fix for the comment and a fix for the value', async (more, ...expectedFixes) => {
    const { diagnostics, problems } = await built({ 'guides/start.en.md': front('Start', more) });
    expect(problems.map((problem) => problem.replace(/ .*/, ''))).toEqual(expect.arrayContaining(['yaml-comment-mark']));
    expect(problems).toHaveLength(2);
    const fixes = diagnostics.filter(({ severity }) => severity === 'error').flatMap(({ fix }) => fix?.result ?? []);
    expect(fixes.sort()).toEqual([...expectedFixes].sort());
  });

  test.each([
    ['guides/start.md', 'date: 2026-02-30\n', 'date-invalid guides/start.md:4:7', 'February 2026 has 28 days. Correct the day.'],
    ['guides/start.md', 'date: 2026-13-01\n', 'date-invalid guides/start.md:4:7', expect.stringContaining('12 months')],
    ['guides/2024-02-30-x.md', '', 'date-invalid guides/2024-02-30-x.md:1:1', 'February 2024 has 29 days. Correct the day.'],
    ['guides/start.md', 'date: soon\n', 'format-invalid guides/start.md:4:7', 'Expected: a day such as 2026-12-31.'],
  ])('An invalid date in %s (%j) is reported with its reason, and no fix edits the text', async (file, more, problem, hint) => {
    const { diagnostics, problems } = await built({ [file]: front('Start', more) });
    expect(problems).toEqual([problem]);
    const [found] = formatDiagnostics(diagnostics, 'en').filter(({ severity }) => severity === 'error');
    expect(found).toMatchObject({ hint });
    expect(found?.fix).toBeUndefined();
  });

  test.each(['title', 'path'])('Front matter of one language without a required %s is reported', async (key) => {
    const { diagnostics } = await built({
      'events/fair.en.md': front('Fair', 'path: /fair\n').replace(new RegExp(`^${key}: .*\n`, 'm'), ''),
      'events/fair.de.md': front('Messe', 'path: /messe\n'),
    });
    expect(formatDiagnostics(diagnostics, 'en').map(({ code, hint }) => [code, hint])).toContainEqual([
      'language-missing',
      expect.stringContaining(`"${key}: …"`),
    ]);
  });

  test('Front matter of one language without a path uses the path of the route', async () => {
    const { files, problems } = await built({
      'guides/start.en.md': front('Start'),
      'guides/start.de.md': front('Anfang', 'path: /guides/zuerst\n'),
    });
    expect(problems).toEqual([]);
    expect(pagesOf(files)).toEqual(['de/guides/zuerst.html', 'guides/start.html']);
    expect(files.get('guides/start.html')).toMatch(/hrefLang="de" href="[^"]*\/de\/guides\/zuerst"/);
    expect(files.get('de/guides/zuerst.html')).toMatch(/hrefLang="en" href="[^"]*\/guides\/start"/);
  });

  test('Front matter with the path of another page is reported at the file of its language', async () => {
    const { problems } = await built({
      'guides/one.en.md': front('One'),
      'guides/one.de.md': front('Eins', 'path: /guides/zuerst\n'),
      'guides/two.en.md': front('Two', 'path: /guides/one\n'),
    });
    expect(problems).toEqual(['url-duplicate guides/two.en.md:4:7']);
  });

  test('Entries of two collections with the same name and the same path are reported', async () => {
    const { problems } = await built({
      'events/summer.en.md': front('Festival', 'path: /summer\n'),
      'guides/summer.en.md': front('Summer', 'path: /summer\n'),
    });
    expect(problems).toEqual(['url-duplicate guides/summer.en.md:4:7']);
  });

  test('Front matter with a mistyped value does not hide other problems of the entry', async () => {
    const { problems } = await built({
      'guides/start.en.md': front('Start', 'price: 99,9\nnonsense: 1\n'),
      'guides/start.de.md': front('Anfang'),
    });
    expect(problems).toEqual(['number-notation guides/start.en.md:4:8', 'key-unknown guides/start.en.md:5:1']);
  });

  test('A front matter value that all languages share must be equal in all files', async () => {
    const { problems } = await built({
      'guides/start.en.md': front('Start', 'date: 2026-03-01\n'),
      'guides/start.de.md': front('Anfang', 'date: 2026-03-02\n'),
    });
    expect(problems).toEqual(['front-matter-differs guides/start.de.md:4:1']);
  });

  test('An unknown key is reported as unknown, even if its value differs between languages', async () => {
    const { problems } = await built({
      'guides/start.en.md': front('Start', 'weight: 5\n'),
      'guides/start.de.md': front('Anfang', 'weight: { heavy: 6 }\n'),
    });
    expect(problems).toEqual(['key-unknown guides/start.en.md:4:1']);
  });

  test.each([
    ['path: /Guides/X\n', '"/Guides/X" does not fit "path".'],
    ['path: 5\n', '"path" is text, but 5 without quotes is read as a number or another value.'],
    ['path: [a]\n', '"path" must be text; this is a list.'],
    ['path: { en: /x, de: /y }\n', '"path" has a value for de, but this text has no file in German.'],
  ])('The message about %j names keys as they are written in front matter', async (more, message) => {
    const { diagnostics } = await built({ 'guides/start.md': front('Start', more) });
    const errors = formatDiagnostics(diagnostics, 'en').filter(({ severity }) => severity === 'error');
    expect(errors.map((each) => each.message)).toEqual([message]);
    expect(errors[0]?.hint).not.toContain('languages');
  });

  test('A translation that is a draft is left out; an entry whose translations are all drafts is a draft', async () => {
    const { files, problems } = await built({
      'guides/start.en.md': front('Start'),
      'guides/start.de.md': front('Anfang', 'draft: true\n'),
      'guides/later.en.md': front('Later', 'draft: true\n'),
    });
    expect(problems).toEqual([]);
    expect(pagesOf(files)).toEqual(['guides/start.html']);
  });

  test('A build with drafts includes translations that are drafts', async () => {
    const texts = { 'guides/start.en.md': front('Start'), 'guides/start.de.md': front('Anfang', 'draft: true\n') };
    const { files, problems } = await built(texts, { drafts: true });
    expect(problems).toEqual([]);
    expect(pagesOf(files)).toEqual(['de/guides/start.html', 'guides/start.html']);
  });

  test('An error in the Markdown below front matter is reported with its line in the file', async () => {
    const { problems } = await built({ 'guides/start.en.md': front('Start', '', 'Words\n\n[away](./nowhere.md) or H<sub>2</sub>O\n') });
    expect(problems).toEqual(['link-address guides/start.en.md:8:1']);
  });
});

describe('Markdown with front matter', () => {
  test('may contain HTML for text, and facts', async () => {
    const { files, problems } = await built({
      'guides/start.md': front(
        'Start',
        '',
        'H<sub>2</sub>O is {email.office}, not \\{email.office} or \\{email.office\\} or { }.\n\n<details>\n<summary>More</summary>\n\nSome **words**.\n\n</details>\n',
      ),
    });
    expect(problems).toEqual([]);
    expect(files.get('guides/start.html')).toContain(
      '<p>H<sub>2</sub>O is office@example.org, not {email.office} or {email.office} or { }.</p>\n<details>\n<summary>More</summary>\n<p>Some <strong>words</strong>.</p>\n</details>',
    );
  });

  test('has footnotes and headings with letters of every script, and shows an escaped id', async () => {
    const body = 'Text[^größe] and[^הערה].\n\n## Keep \\{#i}\n\n[^größe]: Note.\n\n[^הערה]: Other.\n';
    const { files, problems } = await built({ 'guides/start.md': front('Start', '', body) });
    expect(problems).toEqual([]);
    expect(files.get('guides/start.html')).toContain('>Keep {#i}</h2>');
  });

  test('has headings with an id on the line below', async () => {
    const body = '## Opening hours\n{: #hours}\n\nPrices\n------\n{: #prices }\nAll prices, see [above](#hours).\n';
    const { files, problems } = await built({ 'guides/start.md': front('Start', '', body) });
    expect(problems).toEqual([]);
    expect(files.get('guides/start.html')).toContain(
      '<h2 id="hours">Opening hours</h2>\n<h2 id="prices">Prices</h2>\n<p>All prices, see <a href="#hours">above</a>.</p>',
    );
  });

  test('replaces facts in blocks of HTML, but not in code there', async () => {
    const body =
      '<table>\n<tr><td>({email.office})</td></tr>\n</table>\n\n<details><summary>Write: {email.office}{email.office}</summary>\n\nWords.\n\n</details>\n\n<pre><code>{email.office}</code></pre>\n';
    const { files, problems } = await built({ 'guides/start.md': front('Start', '', body) });
    expect(problems).toEqual([]);
    const page = files.get('guides/start.html') ?? '';
    expect(page).toContain('<td>(office@example.org)</td>');
    expect(page).toContain('<summary>Write: office@example.orgoffice@example.org</summary>');
    expect(page).toContain('<code>{email.office}</code>');
  });

  test.each(['guides/start.md', 'guides/start.mdx'])('has definition lists of terms and definitions in %s', async (file) => {
    const { files, problems } = await built({
      [file]: front('Start', '', 'Fuse\n: Breaks a circuit.\n: Melts.\n\nRelay\n: Opens *one*.\n'),
    });
    expect(problems).toEqual([]);
    expect((files.get('guides/start.html') ?? '').replaceAll(/\n/g, '')).toContain(
      '<dl><dt>Fuse</dt><dd>Breaks a circuit.</dd><dd>Melts.</dd><dt>Relay</dt><dd>Opens <em>one</em>.</dd></dl>',
    );
  });

  test('keeps the headers of rows in a table of HTML, whose name has only the columns', async () => {
    const { files } = await built({
      'guides/start.md': front('Start', '', '<table><tr><th>Name</th></tr><tr><th scope="row">One</th></tr></table>\n'),
    });
    expect(files.get('guides/start.html')).toContain(
      'aria-label="Table 1: Name"><table><tbody><tr><th scope="col">Name</th></tr><tr><th scope="row">One',
    );
  });

  test('keeps the paragraphs of a definition apart', async () => {
    const body = 'Fuse\n: Breaks a circuit.\n\n    Replace it.\n\n    - Carefully\n: Melts.\n';
    const { files, problems } = await built({ 'guides/start.md': front('Start', '', body) });
    expect(problems).toEqual([]);
    expect((files.get('guides/start.html') ?? '').replaceAll(/\n/g, '')).toContain(
      '<dd><p>Breaks a circuit.</p><p>Replace it.</p><ul><li>Carefully</li></ul></dd><dd>Melts.</dd>',
    );
  });

  test('keeps title and marks of code beside HTML', async () => {
    const { files, problems } = await built({
      'guides/start.md': front('Start', '', 'H<sub>2</sub>O\n\n```js title="a.js" ins={1}\nx;\n```\n'),
    });
    expect(problems).toEqual([]);
    expect(files.get('guides/start.html')).toMatch(/<figcaption dir="auto">a\.js<\/figcaption>.*<ins class="line">/s);
  });

  test('may contain the same HTML elements in MDX', async () => {
    const body =
      '<details open>\n<summary>More</summary>\n\nPress <kbd>Esc</kbd> by <time datetime="2026-03-01">March</time>.\n\n</details>\n';
    const { files, problems } = await built({ 'guides/start.mdx': front('Start', '', body) });
    expect(problems).toEqual([]);
    expect(files.get('guides/start.html')).toContain('<details open="">');
    expect(files.get('guides/start.html')).toContain('<p>Press <kbd>Esc</kbd> by <time dateTime="2026-03-01">March</time>.</p>');
  });

  test.each(['guides/start.md', 'guides/start.mdx'])('has anchors of HTML, to which links lead, in %s', async (file) => {
    const body =
      '[a](#a) [b](#b) [c](#c) [d](#d) [e](#e) [x](#words)\n\n<a id="a"></a>\n\n## A\n\n## Words<a name="b"></a>\n\n<span id="c">More</span> ' +
      'words, <a name="d"/>and others[^1].\n\n<details id="e">\n<summary>Even more</summary>\n</details>\n\n[^1]: A note.\n';
    const { files, problems } = await built({ [file]: front('Start', '', body) });
    expect(problems).toEqual([]);
    const page = files.get('guides/start.html') ?? '';
    expect(page).toContain('<a id="a"></a>');
    expect(page).toContain('<h2 id="a-1">A</h2>');
    expect(page).toContain('<h2 id="words">Words<a id="b"></a></h2>');
    expect(page).toContain('words, <a id="d"></a>and others<sup>');
    expect(page).toContain('<details id="e">');
  });

  test.each([
    ['<script>alert(1)</script>', ['html-unknown guides/start.en.md:6:1']],
    ['<font size="3">x</font>', ['html-unknown guides/start.en.md:6:1']],
    ['<p align="center">x</p>', ['html-unknown guides/start.en.md:6:1']],
    ['<b onclick="x()">x</b>', ['html-unknown guides/start.en.md:6:1']],
    ['A <img src="x.png"> b', ['html-unknown guides/start.en.md:6:3']],
    ['A <a href="/x">b</a>', ['html-unknown guides/start.en.md:6:3']],
    ['A <Note>b</Note>', ['html-unknown guides/start.en.md:6:3']],
    ['A <sup>b', ['html-unclosed guides/start.en.md:6:3']],
    ['A b</sup>', ['html-unclosed guides/start.en.md:6:4']],
    ['A <b/>, <a id=x/>b', ['html-unclosed guides/start.en.md:6:9']],
    ['<a id="x"></a>\n\n## Words {#x}', ['heading-id guides/start.en.md:8:1']],
    ['<a id="x"></a> and <b id="x">words</b>', ['heading-id guides/start.en.md:6:20']],
    ['[words](#y) <a id="x"></a>[^1]\n\n[^1]: A note.', ['anchor-unknown guides/start.en.md:6:1']],
    ['<table><tr><td>a</th></tr>\n<tr><td>b</td></tr></table>', ['html-unclosed guides/start.en.md:6:17']],
    ['<div><b>a</div>', ['html-unclosed guides/start.en.md:6:6']],
    ["import Tabs from '@theme/Tabs';", ['markdown-raw guides/start.en.md:6:1']],
    ["Words.\n\nimport Tabs, {\n  type Tab,\n} from 'tabs'\nimport './tabs.css';", ['markdown-raw guides/start.en.md:8:1']],
    ['export const toc = [];', ['markdown-raw guides/start.en.md:6:1']],
    ['export default Layout', ['markdown-raw guides/start.en.md:6:1']],
    ["import goods from the 'old' world, export default values, `import a from 'a'`\n\nimport them from 'here' on", []],
    ['<ul>\n<li>one\n<li>two\n</ul>', []],
    ['<div>\n<ul>\n<li>one\n<b>two\n</ul>\n</div>', ['html-unclosed guides/start.en.md:9:1']],
    ['<div>\n--8<-- "part.svg"\n</div>', ['markdown-raw guides/start.en.md:7:1']],
    ['<p>Now ==new==</p>', ['markdown-raw guides/start.en.md:6:8']],
    ['<p>Now :tada:</p>', ['markdown-raw guides/start.en.md:6:8']],
    ['<p>{% include "part.md" %}</p>', ['markdown-raw guides/start.en.md:6:4']],
    ['<p>a == b, c==d==e, at 10:30:15, a:b:c</p>', []],
    ['<div>\n*words*\n</div>', ['markdown-raw guides/start.en.md:7:1']],
    ['<!-- a comment {nowhere} -->', []],
    ['[map](<https://example.org/a b>) [map](<https://example.org/a b> "Map")', []],
    ['[map](https://example.org/a b)', ['markdown-raw guides/start.en.md:6:1']],
    ['[map](<https://example.org/a b> c)', ['markdown-raw guides/start.en.md:6:1']],
    ['<div>\nSome `code`.\n</div>', ['markdown-raw guides/start.en.md:7:6']],
    ['<p>Some __words__, some _words_</p>', ['markdown-raw guides/start.en.md:6:9']],
    ['<pre> /\\\n__/\\__ *a* `b`</pre>', []],
    ['<p>A note[^1]</p>', ['markdown-raw guides/start.en.md:6:10']],
    ['<p>snake_case_word, 5 * 3 * 2, a [b] {c d}, $HOME/_x</p>', []],
    ['<p>It is\n{email.nowhere}.</p>', ['fact-unknown guides/start.en.md:7:1']],
    ['> <p>It is {email.nowhere}.</p>', ['fact-unknown guides/start.en.md:6:12']],
    ['<abbr title="{email.office}">X</abbr>', ['markdown-raw guides/start.en.md:6:14']],
    ['[mail](mailto:{email.office})', ['markdown-raw guides/start.en.md:6:15']],
    ['[{email.office}](/ "at {email.office}")', ['markdown-raw guides/start.en.md:6:24']],
    ['![Of {email.office}](./x.png)', ['markdown-raw guides/start.en.md:6:6']],
    ['[a]\n\n[a]: https://example.org/{email.office}', ['markdown-raw guides/start.en.md:8:26']],
    ['`![{a}](b)`, \\{email.office}, https://example.org/{', []],
    ['{{< figure src="x.png" >}}', ['markdown-raw guides/start.en.md:6:1']],
    [
      '{{< code file="a.html" >}}\n<script>\n"a" .\n\n# b\n\n{{< /code >}}\n\n<font>b</font>',
      ['markdown-raw guides/start.en.md:6:1', 'html-unknown guides/start.en.md:14:1'],
    ],
    ['{{< tabs >}}\n{{< tab "A" >}}\n[a](/nowhere) {nofact}\n{{< /tab >}}\n{{< /tabs >}}', ['markdown-raw guides/start.en.md:6:1']],
    [
      '{{< card >}}\n\n<font>a</font>\n\n{{< card />}}\n\n{{% box %}}\n<font>b</font>\n{{% /box %}}',
      [
        'markdown-raw guides/start.en.md:6:1',
        'html-unknown guides/start.en.md:8:1',
        'markdown-raw guides/start.en.md:10:1',
        'markdown-raw guides/start.en.md:12:1',
        'html-unknown guides/start.en.md:13:1',
        'markdown-raw guides/start.en.md:14:1',
      ],
    ],
    ['[](#words) and [ ](https://example.org)', ['markdown-raw guides/start.en.md:6:1', 'markdown-raw guides/start.en.md:6:16']],
    ['- one\n  : two', ['markdown-raw guides/start.en.md:7:3']],
    [': two', ['markdown-raw guides/start.en.md:6:1']],
    ['One\n: two\n\n- \\: three, four : five, a:b\n  `: c`', []],
    ['[a], [b][a] and [a][]\n\n[a]: b/c', ['link-unclear guides/start.en.md:8:1']],
    ['[a], [b][a] and [a][]\n\n[a]: /b/c', ['link-address guides/start.en.md:8:1']],
    ['See {{% notice %}} now.', ['markdown-raw guides/start.en.md:6:5']],
    ['{% include "x" %}', ['markdown-raw guides/start.en.md:6:1']],
    ['The {{ page.title }}.', ['markdown-raw guides/start.en.md:6:5']],
    ['The {{ email.office }}.', ['fact-notation guides/start.en.md:6:5']],
    ['The {{page.title}}.', ['markdown-raw guides/start.en.md:6:5']],
    ['The {{ page.title | upcase }}, {{- "a b" -}}.', ['markdown-raw guides/start.en.md:6:5', 'markdown-raw guides/start.en.md:6:32']],
    ['A {{ site.authors["ann"].name }}.', ['markdown-raw guides/start.en.md:6:3']],
    ['## On {% include x %}', ['markdown-raw guides/start.en.md:6:7']],
    ['a | b\n--|--\n{% if c %} | d', ['markdown-raw guides/start.en.md:8:1']],
    ['{% include note.html\n  text="a" %}', ['markdown-raw guides/start.en.md:6:1']],
    ['{% include note.html', ['markdown-raw guides/start.en.md:6:1']],
    ['<p>{{ content }}</p>', ['markdown-raw guides/start.en.md:6:4']],
    ['<p>{{ email.office }}</p>', ['fact-notation guides/start.en.md:6:4']],
    ['<details><summary>A</summary>{% include x.html %}</details>', ['markdown-raw guides/start.en.md:6:30']],
    ['<abbr title="{{ a | b }}">A</abbr>', ['markdown-raw guides/start.en.md:6:14']],
    [
      "[a]({{ '/b' | relative_url }}) and [c]({{site.url}}/d)",
      ['markdown-raw guides/start.en.md:6:5', 'markdown-raw guides/start.en.md:6:40'],
    ],
    ['![a]({{ site.root }}/b.png)', ['markdown-raw guides/start.en.md:6:6']],
    ['[a]({{ b }}/c) and [d](<{{ e }}> "f")', ['markdown-raw guides/start.en.md:6:5', 'markdown-raw guides/start.en.md:6:25']],
    ['[a]({{ b }}{% link c.md %})', ['markdown-raw guides/start.en.md:6:5', 'markdown-raw guides/start.en.md:6:12']],
    ['[a]\n\n[a]: {% link c.md %}', ['markdown-raw guides/start.en.md:8:6']],
    ['{% raw %}\n`{{ a | b }}`\n{% endraw %}', ['markdown-raw guides/start.en.md:6:1', 'markdown-raw guides/start.en.md:8:1']],
    ['<p style={{ color: 1 }}>a</p>', ['html-unknown guides/start.en.md:6:1']],
    ['`{{ a | b }}`, \\{{ c | d }}, \\{% e %}, <!-- {% f %} -->, <code>{{ g | h }}</code>, {{}}, 5{%, {ok, x}', []],
    ['```liquid\n{{ a | b }}\n```\n\n<pre>{% c %}</pre>', []],
    ['<div markdown="1">\nWords\n</div>', ['html-unknown guides/start.en.md:6:1']],
    ['<div>\n  <p>\n\n    A <code>b</code>\n\n  </p>\n</div>', ['markdown-raw guides/start.en.md:9:1']],
    ['<table>\n<tr>\n<td>\n\nWords\n\n    </td>\n  </tr>\n</table>', ['markdown-raw guides/start.en.md:12:1']],
    ['<details>\n<summary>A</summary>\n\n    b < c\n\n```html\n<p>d</p>\n```\n\n</details>\n\n    <p>e</p>', []],
    ['a | b\n--|--\n1 | 2 | 3\n4\n5 | 6 |\n', ['markdown-raw guides/start.en.md:8:7']],
    ['| a | b |\n|--|--|\n| `c | d` | e |\n| `c \\| d` | e | |', ['markdown-raw guides/start.en.md:8:11']],
    ['|---\n| a | b\n|--|--\n| c | d', ['markdown-raw guides/start.en.md:6:1']],
    ['a | b\n--|--\nc | d\n---|---\ne | f\n| === | === |', ['markdown-raw guides/start.en.md:9:1', 'markdown-raw guides/start.en.md:11:1']],
    ['a | b\n--|--\n--- | d\n- | -', []],
    ['Words\n{: #own }', ['markdown-raw guides/start.en.md:6:1']],
    ['## Words\n\n{: #own }', ['markdown-raw guides/start.en.md:8:1']],
    ['## Words\n{: #a}\n\n## Words\n{: #a}', ['heading-id guides/start.en.md:9:1']],
    ['## Words\n{: #a}\nSee [[b]].\n{: .c}', ['markdown-raw guides/start.en.md:8:5', 'markdown-raw guides/start.en.md:9:1']],
    ['Words.\n{: #own .a}\n\n{:.b}\nWords.', ['markdown-raw guides/start.en.md:7:1', 'markdown-raw guides/start.en.md:9:1']],
    ['Words\n{: refdef}', ['markdown-raw guides/start.en.md:7:1']],
    ['{:refdef: style="a: b"}\nWords', ['markdown-raw guides/start.en.md:6:1']],
    ['A {::nomarkdown}b{:/} c', ['markdown-raw guides/start.en.md:6:3', 'markdown-raw guides/start.en.md:6:18']],
    ['{::comment}\nhidden\n{:/comment}', ['markdown-raw guides/start.en.md:6:1', 'markdown-raw guides/start.en.md:8:1']],
    [
      '[a](https://example.org){:target="_blank"}, *b*{: .c}',
      ['markdown-raw guides/start.en.md:6:25', 'markdown-raw guides/start.en.md:6:48'],
    ],
    ['a | b\n--|--\nc | d\n{: .e}', ['markdown-raw guides/start.en.md:9:1']],
    ['It returns {:ok, value} or {:error}, `{: .a}`, \\{: .a}, {:a => 1}', []],
    ['Write <code>:tada:</code>, <code>{{ a | b }}</code>.[^1]\n\n[^1]: {#a}', ['markdown-raw guides/start.en.md:8:7']],
    ['See [[Other Page]].', ['markdown-raw guides/start.en.md:6:5']],
    ['!!! note "Title"\n    Words.', ['markdown-raw guides/start.en.md:6:1']],
    ['Done :white_check_mark: today', ['markdown-raw guides/start.en.md:6:6']],
    ['- [ ]\n- [x] done\n- [x]', ['markdown-raw guides/start.en.md:6:3', 'markdown-raw guides/start.en.md:8:3']],
    ['-[ ] words', ['markdown-raw guides/start.en.md:6:1']],
    ['- [ ]\n  words\n\nThe marks [ ], [x] and -[ ] of tasks', []],
    ['::video[words]{id=1}', ['markdown-raw guides/start.en.md:6:1']],
    ['::before', []],
    ['[words](./other.md and more', ['markdown-raw guides/start.en.md:6:1']],
    ['[words](https://example.com\nand more', ['markdown-raw guides/start.en.md:6:1']],
    ['[words](/a and [more](#a)\n\n## A', ['markdown-raw guides/start.en.md:6:1']],
    ['`[words](/a b`, \\[words](/a b, [words](#a\n"Title"), f[words](x and y\n\n## A', []],
    [
      '[![](/assets/map.svg)](#a), [![ ](/assets/map.svg)][b]\n\n[b]: #a\n\n## A',
      ['picture-text guides/start.en.md:6:1', 'picture-text guides/start.en.md:6:29'],
    ],
    [
      '[![Map](/assets/map.svg)](#a), [![](/assets/map.svg) **map**](#a)\n\n## A',
      ['asset-unknown guides/start.en.md:6:2', 'asset-unknown guides/start.en.md:6:33'],
    ],
    [':+1:', ['markdown-raw guides/start.en.md:6:1']],
    ['12:30:45, a:b:c, `:tada:`, \\:tada:, ::left::, std::move::x, 1:2', []],
    ['Between “{{” and “}}”, \'{{\'&nbsp;and&nbsp;\'}}\', "{%-" and "-%}", in meta{.h, .cc}', []],
    ['Say "{{ a | b }}", "{{ "a" }}".', ['markdown-raw guides/start.en.md:6:6', 'markdown-raw guides/start.en.md:6:21']],
    ['## Words {#--force}\n\n[a](#--force)', []],
    ['Set it to `true now', ['markdown-raw guides/start.en.md:6:11']],
    ['So is U`30', ['markdown-raw guides/start.en.md:6:8']],
    ['So is a \\` and `` ` ``, ```a``b```', []],
    ['So is <code>a`</code>', []],
    ['It`s so', []],
    ['Words{.lead}', ['markdown-raw guides/start.en.md:6:6']],
    ['## Words {.lead #words}', ['markdown-raw guides/start.en.md:6:10']],
    ['`{{< a >}}`, `[[b]]`, \\{{< c >}}, \\[[d]], {a, b}, {Object=}, wow!!! note', []],
    ['[[_TOC_]]', ['markdown-raw guides/start.en.md:6:1']],
    ['[toc]', ['markdown-raw guides/start.en.md:6:1']],
    ['- TOC\n{:toc}', ['markdown-raw guides/start.en.md:6:3']],
    ['`[toc]`, \\[toc], see [toc] and [[a]](./start.md)\n\n[toc]\n\n[toc]: https://example.org', []],
    ['$$\na = b\n$$', ['markdown-raw guides/start.en.md:6:1']],
    ['It is $x_1$, *or* $\\frac a b$.', ['markdown-raw guides/start.en.md:6:7']],
    ['A $a^2$ | b\n--|--\nc $10^3$ | d', ['markdown-raw guides/start.en.md:6:3', 'markdown-raw guides/start.en.md:8:3']],
    ['\\begin{align}', ['markdown-raw guides/start.en.md:6:1']],
    ['$5 and $10, US$5_000, ($user_id,$user_name), $HOME/_x, $PATH, $ to $$$, `$x_1$`, \\$x_1$, 5_000$ $xy$', []],
    ['A __ word __ here', ['markdown-raw guides/start.en.md:6:3']],
    ['Name: __ Date: __, ____ and ____, __init__, __a.__ and __(b)__', []],
    ['**{email.office}**s', ['markdown-raw guides/start.en.md:6:1']],
    ['So *{email.office}*s, _{email.office}_s', ['markdown-raw guides/start.en.md:6:4', 'markdown-raw guides/start.en.md:6:23']],
    ['**Note:**words', ['markdown-raw guides/start.en.md:6:1']],
    ['Word**(new)** and word*(new)*', ['markdown-raw guides/start.en.md:6:5', 'markdown-raw guides/start.en.md:6:23']],
    ['Gas*, power*, "heat*" and 3*(4+5)*6, *.md, *.js, **a.** b.**c**', []],
    ['A ==mark== b', ['markdown-raw guides/start.en.md:6:3']],
    ['x^2^', ['markdown-raw guides/start.en.md:6:2']],
    ['Leser*innen und Kund*innen', ['markdown-raw guides/start.en.md:6:6']],
    ['H~2~O', ['markdown-raw guides/start.en.md:6:2']],
    ['Leser\\*innen und Kund\\*innen, un*fass*bar, ~old~, a~~b~~c, so *und so*', []],
    ['%%\nhidden\n%%', ['markdown-raw guides/start.en.md:6:1']],
    ['Words %%hidden%%', ['markdown-raw guides/start.en.md:6:7']],
    ['As in [@doe99, p. 3]', ['markdown-raw guides/start.en.md:6:7']],
    ['![[plan.png]]', ['markdown-raw guides/start.en.md:6:1']],
    ['[words] (https://example.org)', ['markdown-raw guides/start.en.md:6:1']],
    ['(words)[https://example.org]', ['markdown-raw guides/start.en.md:6:1']],
    ['-one\n-two', ['markdown-raw guides/start.en.md:6:1']],
    ['1.one\n2.two', ['markdown-raw guides/start.en.md:6:1']],
    ['- [x]done', ['markdown-raw guides/start.en.md:6:3']],
    ['[`a b`][c] %%d%%\n\n[c]: /', ['markdown-raw guides/start.en.md:6:12']],
    ['- [ ] **a** b\n- [x] [c](/)\n- [ ] `d`\n- [x] ~~e~~', []],
    ['=== "Tab"', ['markdown-raw guides/start.en.md:6:1']],
    ['!!!note\n    Words.', ['markdown-raw guides/start.en.md:6:1']],
    ['!!! Warning "Title"\n\n    Words.', ['markdown-raw guides/start.en.md:6:1']],
    ['- Words\n\n    ??? "Title"\n\n        Words', ['markdown-raw guides/start.en.md:8:5']],
    ['!!!wow, !!! and ???, or\n???', []],
    ['=== “Tab”\n\n    Words', ['markdown-raw guides/start.en.md:6:1']],
    ['/// tip | Title\nWords\n///', ['markdown-raw guides/start.en.md:6:1']],
    ['/// words of a comment', []],
    ['--8<-- "part.md"', ['markdown-raw guides/start.en.md:6:1']],
    ['Words\n\n-8<-\npart.md\n-8<-', ['markdown-raw guides/start.en.md:8:1']],
    ['Cut here\n\n--8<--\n\nand paste', []],
    ['[=65% "65%"]', ['markdown-raw guides/start.en.md:6:1']],
    ['Press ++ctrl+alt+"My key"++ now', ['markdown-raw guides/start.en.md:6:7']],
    ['Press ++enter++.', ['markdown-raw guides/start.en.md:6:7']],
    ['C++ and C++, ++i or i++, a++b++c, `++a++`, \\++a++, 1 ++ 2 ++ 3', []],
    ['A ^^new word^^ here', ['markdown-raw guides/start.en.md:6:3']],
    ['Fine ^^ or not ^^, x^^y^^z, \\^^a^^', []],
    ['A {++new++} word', ['markdown-raw guides/start.en.md:6:3']],
    ['An {--old--} word', ['markdown-raw guides/start.en.md:6:4']],
    ['A {~~old~>new~~} word', ['markdown-raw guides/start.en.md:6:3']],
    ['Words{>>why?<<}', ['markdown-raw guides/start.en.md:6:6']],
    ['The HTML.\n\n*[HTML]: Hypertext\n*[CSS]: Style', ['markdown-raw guides/start.en.md:8:1']],
    ['*[Note]: all of this* and *[a](/): b*', []],
    ['## Words\n\n: what they mean', ['markdown-raw guides/start.en.md:8:1']],
    ['Words\n: what they mean\n\nOther words\n\n: what they mean\n\n\\: a colon', []],
    ['A [`b`][c], a [**d** e][], ![f `g`][h]', ['markdown-raw guides/start.en.md:6:3', 'markdown-raw guides/start.en.md:6:29']],
    ['| A |\n|---|\n| *[`b`][c]* |', ['markdown-raw guides/start.en.md:8:4']],
    ['## A [`b`][c]', ['markdown-raw guides/start.en.md:6:6']],
    ['A [`b`][c], \\[`d`][e], [`f`] [g]\n\n[c]: /', []],
    ['So ==**words** here==.', ['markdown-raw guides/start.en.md:6:4']],
    ['So ^^*words*^^.', ['markdown-raw guides/start.en.md:6:4']],
    ['`a`==`b`==`c`, 1 == *2* == 3', []],
    ['## Words {: #a }\n\n### More {:#b}\n\n[a](#a), [b](#b)', []],
    ['Words\n{: #a }', ['markdown-raw guides/start.en.md:6:1']],
    ['[](){: #a } words', ['link-unclear guides/start.en.md:6:1', 'markdown-raw guides/start.en.md:6:5']],
    ['a == b == c, 2^10, 50%% or 60%%, [@angular/core], -5\n-7, 1.5\n2.5, [1] (https://example.org), - [x] done', []],
    ['Words[^a b]\n\n[^a b]: Note.', ['markdown-raw guides/start.en.md:6:6', 'markdown-raw guides/start.en.md:8:1']],
    ['Words[^a b]\n\n[^a b]: A note.', ['markdown-raw guides/start.en.md:6:6', 'markdown-raw guides/start.en.md:8:1']],
    ['Words[^a]', ['markdown-raw guides/start.en.md:6:6']],
    ['Words\n\n[^a]: Note.', ['markdown-raw guides/start.en.md:8:1']],
    ['Words[^a]\n\n[^a]: Note.\n[^a]: Other.', ['markdown-raw guides/start.en.md:9:1']],
    ['Words[^a]\n\n[^a]:', ['markdown-raw guides/start.en.md:8:1']],
    ['Words^[note]', ['markdown-raw guides/start.en.md:6:6']],
    ['## Words {#a b}', ['heading-id guides/start.en.md:6:1']],
    ['## Of {{< version >}}', ['markdown-raw guides/start.en.md:6:7']],
    ['## ::: package.module', ['markdown-raw guides/start.en.md:6:4']],
    ['| A |\n|---|\n| {% include "x" %} |\n| `{% y %}`, \\{% z %} |', ['markdown-raw guides/start.en.md:8:3']],
    ['| A |\n|---|\n| [words] (https://example.org) |', ['markdown-raw guides/start.en.md:8:3']],
    ['| A |\n|---|\n| [words](https://example.org/a b) |', ['markdown-raw guides/start.en.md:8:3']],
    ['Word %%hidden%%\n: what it means', ['markdown-raw guides/start.en.md:6:6']],
    ['[a](./start.md/#words), [b](start.md/)\n\n## Words', []],
    ['## Words { #a }', []],
    ['{# hidden words #}', ['markdown-raw guides/start.en.md:6:1']],
    ['{#- hidden\nwords -#}', ['markdown-raw guides/start.en.md:6:1']],
    ['## Words {# hidden #}', ['markdown-raw guides/start.en.md:6:10']],
    ['Words {# hidden #} and more, `{# a #}`, \\{# b #}', ['markdown-raw guides/start.en.md:6:7']],
    ['## Words {#site.name}\n\n### More { #+site.name:more }\n\n[a](#site.name), [b](#+site.name:more)', []],
    ['## Words {#a} more', ['markdown-raw guides/start.en.md:6:10']],
    ['<!--><b onclick="x()">x</b>-->', ['html-unknown guides/start.en.md:6:1']],
    ['a <b/onclick=x()>x</b>', ['html-unclosed guides/start.en.md:6:19']],
    ['<b title="a\\" onclick="x()">x</b>', ['html-unknown guides/start.en.md:6:1']],
    ['<!-- --all <b onclick="x()"> -- -->\n\nWords <!-- -- --> here', []],
    ['<!-- a --!><b onclick="x()">x</b> -->', ['html-unknown guides/start.en.md:6:1']],
    ['<table><tr><td>-</td><td>* </td><td>1. March</td><td>\n+<b>2</b></td></tr></table>', []],
    ['<p>v8.1+*, v9.0+*, *.md, *.js</p>', []],
    ['<p>(**one**) or *two*</p>', ['markdown-raw guides/start.en.md:6:5']],
    ['<div>\n- one\n</div>', ['markdown-raw guides/start.en.md:7:1']],
    ['<div>## one</div>', ['markdown-raw guides/start.en.md:6:6']],
    ['A<br>b', []],
    ['1 < 2 and a <b', []],
  ])('The Markdown %s has the problems %j', async (words, expected) => {
    const { problems } = await built({ 'guides/start.en.md': front('Start', '', `${words}\n`) });
    expect(problems).toEqual(expected);
  });
});

test.each(['#first-steps', './start.de.md#first-steps'])(
  'A link of a translation to the id of an untranslated heading asks for the same id in each language: %s',
  async (address) => {
    const { diagnostics, problems } = await built({
      'guides/start.en.md': front('Start', '', '## First steps\n\n[Steps](#first-steps)\n'),
      'guides/start.de.md': front('Anfang', '', `## Los geht es\n\n[Schritte](${address})\n`),
    });
    expect(problems).toEqual(['anchor-language guides/start.de.md:8:1']);
    const [finding] = formatDiagnostics(diagnostics, 'en').filter(({ code }) => code === 'anchor-language');
    expect(finding?.hint).toContain('{#first-steps}');
  },
);

describe('A Markdown link to a file of another language', () => {
  test.each([
    ['guides/en/start.md', '../de/more.md', ['guides/en/more.md', 'guides/de/more.md']],
    ['guides/en/deep/start.md', '../../de/more.md#words', ['guides/en/more.md', 'guides/de/more.md']],
    ['guides/start.md', './more.de.md', ['guides/more.md', 'guides/more.de.md']],
    ['guides/start.md', 'de/more.md', ['guides/more.md', 'guides/de/more.md']],
  ])('leads to the page in the language of the reader: %s, %s', async (file, address, [english = '', german = '']) => {
    const texts = { [english]: front('More', '', '## Words\n'), [german]: front('Mehr', '', '## Words\n') };
    const { files, problems } = await built({ ...texts, [file]: front('Start', '', `[x](${address})\n`) });
    expect(problems).toEqual([]);
    const page = file.includes('deep') ? 'guides/deep/start.html' : 'guides/start.html';
    expect(files.get(page)).toContain(`<a href="/guides/more${address.includes('#') ? '#words' : ''}">x</a>`);
  });

  test('leads to the page in the other language, with its hreflang, if there is no translation; a link to a file of another collection leads to its page', async () => {
    const { files, problems } = await built({
      'guides/en/start.md': front('Start', '', '[x](../de/more.md) and [y](../../pages/home.yaml)\n'),
      'guides/de/more.md': front('Mehr'),
    });
    expect(problems).toEqual([]);
    expect(files.get('guides/start.html')).toContain('<a href="/de/guides/more" hrefLang="de">x</a> and <a href="/">y</a>');
  });

  test('leads to the other language of the same page if it names the translation of its own file', async () => {
    const { files, problems } = await built({
      'guides/en/start.md': front('Start', '', '[German](../de/start.md), [here](./start.md)\n'),
      'guides/de/start.md': front('Anfang', '', '[Englisch](../en/start.md)\n'),
    });
    expect(problems).toEqual([]);
    expect(files.get('guides/start.html')).toContain('<a href="/de/guides/start" hrefLang="de">German</a>, <a href="#top">here</a>');
    expect(files.get('de/guides/start.html')).toContain('<a href="/guides/start" hrefLang="en">Englisch</a>');
  });

  test('is suggested by the hint for a link to the path of a page without a translation', async () => {
    const { diagnostics } = await built({
      'guides/de/start.md': front('Anfang', '', '[x](/guides/more)\n'),
      'guides/en/more.md': front('More'),
    });
    const [link] = formatDiagnostics(diagnostics, 'en').filter(({ code }) => code === 'link-language');
    expect(link?.hint).toMatch(/^Name the file of that language/);
  });

  test('is an error if the file is missing', async () => {
    const { problems } = await built({ 'guides/en/start.md': front('Start', '', 'A [x](../de/less.md)\n') });
    expect(problems).toEqual(['link-address guides/en/start.md:6:3']);
  });
});

test('A component that the template does not pass to <Prose> is an error', () => {
  const root: Root = { type: 'root', children: [{ type: 'element', tagName: 'Note', properties: { title: 'x' }, children: [] }] };
  expect(() => renderToStaticMarkup(<Prose of={root} />)).toThrow(/<Prose> has no component Note/);
  expect(renderToStaticMarkup(<Prose of={root} components={{ Note: ({ title }: { readonly title: string }) => <b>{title}</b> }} />)).toBe(
    '<b>x</b>',
  );
});

test('A save of a Markdown file rebuilds only its entry', () => {
  const tools = { model: definition, digest: (words: string) => words, asEntries: sourcedEntries };
  const before = joinTree(treeOf({ 'guides/one.md': front('One'), 'guides/two.md': front('Two') }), tools).documents;
  const after = joinTree(treeOf({ 'guides/one.md': front('One, again'), 'guides/two.md': front('Two') }), tools).documents;
  expect(after?.get('guides/two.yaml')).toBe(before?.get('guides/two.yaml'));
  expect(after?.get('guides/one.yaml')?.text()).toContain('One, again');
});

describe('Pictures in Markdown', () => {
  const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><path d="M0 0h320v160z"/></svg>');
  const pictures = createImageProcessor(projectAt());
  const rendered = async (body: string, file = 'guides/start.md') => {
    const texts = new Map(Object.entries({ ...home, [file]: front('Start', '', body) }));
    const tree: ContentTree = { texts, assets: new Map([['plans/plan.svg', { bytes: drawing, hash: '0123456789' }]]), problems: [] };
    const { files, diagnostics } = await buildTree(tree, { pictures });
    const problems = placesOf(diagnostics.filter(({ severity }) => severity === 'error'));
    return { problems, html: files.get('guides/start.html') ?? '', files };
  };
  const image = '<img src="/assets/plans/plan-0123456789.svg" width="320" height="160" alt="The plan" loading="lazy" decoding="async"/>';

  test.each([
    ['/assets/plans/plan.svg', 'guides/start.md'],
    ['../assets/plans/plan.svg', 'guides/start.mdx'],
    ['../../assets/plans/plan.svg', 'guides/en/start.md'],
    ['/plans/plan.svg', 'guides/en/start.md'],
    ['@site/static/plans/plan.svg', 'guides/start.mdx'],
  ])('can have the address %s in %s', async (address, file) => {
    const { problems, html, files } = await rendered(`Look: ![The plan](${address})\n`, file);
    expect(problems).toEqual([]);
    expect(html).toContain(`<p>Look: <picture>${image}</picture></p>`);
    expect(files.has('assets/plans/plan-0123456789.svg')).toBe(true);
  });

  test('have their title as a caption, even if their address is a reference, and are decorative without alt text', async () => {
    const { problems, html } = await rendered(
      '![The plan][plan]\n\n![](/assets/plans/plan.svg)\n\n[plan]: /assets/plans/plan.svg "As of today"\n',
    );
    expect(problems).toEqual([]);
    expect(html).toContain(`<figure><picture>${image}</picture><figcaption>As of today</figcaption></figure>`);
    expect(html).toContain('alt=""');
  });

  describe('beside their text', () => {
    const besideTree = (
      written: Readonly<Record<string, string>>,
      { hash = '0123456789', name = '../guides/en/plan.svg' } = {},
    ): ContentTree => ({
      texts: new Map(Object.entries({ ...home, ...written })),
      assets: new Map([[name, { bytes: drawing, hash }]]),
      problems: [],
    });
    const builtOf = async (tree: ContentTree) => {
      const { files, diagnostics } = await buildTree(tree, { pictures });
      return { files, problems: placesOf(diagnostics.filter(({ code }) => /^asset|^picture|^name/.test(code))) };
    };
    const guide = (body: string) => front('Start', '', `${body}\n`);

    test.each([
      ['guides/en/start.md', './plan.svg', '../guides/en/plan.svg'],
      ['guides/en/start.md', 'plan.svg', '../guides/en/plan.svg'],
      ['guides/en/start.mdx', 'images/plan%20b.svg', '../guides/en/images/plan b.svg'],
      ['guides/de/start.md', '../en/plan.svg', '../guides/en/plan.svg'],
      ['guides/start.en.md', './start/plan.svg', '../guides/start/plan.svg'],
      ['guides/start/index.md', './plan.svg', '../guides/start/plan.svg'],
      ['guides/start.md', 'assets/plan.svg', '../guides/assets/plan.svg'],
      ['guides/en/start.md', '../assets/big/plan.svg', '../guides/assets/big/plan.svg'],
      ['guides/en/start.md', './assets/assets/plan.svg', '../guides/en/assets/assets/plan.svg'],
    ])('are found: %s, %s', async (file, address, name) => {
      const { files, problems } = await builtOf(besideTree({ [file]: guide(`![The plan](${address})`) }, { name }));
      const published = `/assets/${name.slice(3, -4)}-0123456789.svg`;
      expect(problems).toEqual(name.includes(' ') ? ['name-invalid guides/en/images/plan b.svg'] : []);
      if (problems.length > 0) return;
      expect([...files.keys()]).toContain(published.slice(1));
      expect([...files.values()].some((html) => html.includes(`<img src="${published}" width="320"`))).toBe(true);
    });

    test('are looked for in a folder assets beside the text only while there is one', async () => {
      const builder = createIncrementalBuilder();
      const texts = { 'guides/start.md': guide('![The plan](assets/plan.svg)') };
      const saved = async (name: string) => {
        const tree = besideTree(texts, { name });
        const { live } = await builder.update({ ...inputOf(tree, { definition, pictures }), bundle: emptyBundle });
        const route = live?.routeOf('guides/start.html');
        return /<img src="([^"]*)"/.exec(String(route && live?.html(route)))?.[1];
      };
      expect([await saved('plan.svg'), await saved('../guides/assets/plan.svg'), await saved('plan.svg')]).toEqual([
        '/assets/plan-0123456789.svg',
        '/assets/guides/assets/plan-0123456789.svg',
        '/assets/plan-0123456789.svg',
      ]);
    });

    test('are reported in the text that shows them if they are missing, and at their own file if they are unused', async () => {
      const { problems } = await builtOf(besideTree({ 'guides/en/start.md': guide('![The plan](./plam.svg)') }));
      expect(problems).toEqual(['picture-address guides/en/start.md:6:1']);
      expect((await builtOf(besideTree({ 'guides/en/start.md': guide('Words') }))).problems).toEqual(['asset-unused guides/en/plan.svg']);
    });

    test.each([
      ['./plam.svg', 'guides/en/plan.svg'],
      ['./Plan.SVG', 'guides/en/plan.svg'],
      ['../plan.svg', 'guides/en/plan.svg'],
      ['/img/plan.png', 'guides/en/plan.svg'],
      ['./nothing-like-it.png', undefined],
    ])('are suggested for a picture that does not exist, %s', async (address, suggestion) => {
      const { diagnostics } = await buildTree(besideTree({ 'guides/en/start.md': guide(`![The plan](${address})`) }), { pictures });
      const found = diagnostics.filter(({ code }) => code === 'picture-address');
      expect(found.map(({ args }) => args['suggestion'])).toEqual([suggestion]);
    });

    test('change their page when they are saved, so that it equals the page of a build without a cache', async () => {
      const builder = createIncrementalBuilder();
      const texts = { 'guides/en/start.md': guide('![The plan](./plan.svg)') };
      const saved = async (hash: string) => {
        const { live } = await builder.update({ ...inputOf(besideTree(texts, { hash }), { definition, pictures }), bundle: emptyBundle });
        const route = live?.routeOf('guides/start.html');
        return route && live?.html(route);
      };
      const before = await saved('0123456789');
      const after = await saved('9876543210');
      const { files } = await builtOf(besideTree(texts, { hash: '9876543210' }));
      expect(after).not.toBe(before);
      expect(after).toBe(files.get('guides/start.html'));
    });
  });

  test.each([
    ['![x](https://example.org/x.png)', ['picture-address guides/start.md:6:1']],
    ['a ![x](./x.png)', ['picture-address guides/start.md:6:3']],
    ['![x](/assets/plans/plam.svg)', ['asset-unknown guides/start.md:6:1']],
  ])('are checked: %s', async (body, expected) => {
    expect((await rendered(`${body}\n`)).problems).toEqual(expected);
  });
});
