// A site without any optional part, such as prices, messages, pictures, styles or scripts.
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { build } from '../src/build/build.ts';
import type { AllowedOrigins } from '../src/model/output/policy.ts';
import type { PageView } from '../src/model/view.ts';
import { definitionProblems } from '../src/site/check-definition.ts';
import type { SiteDefinition } from '../src/site/definition.ts';
import { createLocales, defineCollection, defineEmbed, defineIsland, defineSite, languages, meta, path, text } from '../src/site/index.ts';
import { emptyBundle } from '../src/testing/stand-ins.ts';
import { inputOf, placesOf } from './support/fixture-site/content.ts';

const note = {
  singular: 'note',
  description: 'a note',
  schema: () => z.strictObject({ languages, path: path.optional(), meta, words: text }),
  component: ({ entry }: { readonly entry: { readonly words: string } }) => <h1>{entry.words}</h1>,
};
const notes = defineCollection({ ...note, title: ({ words }) => words });

const Body = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
  <>
    <header>{view.site.name}</header>
    <main>{children}</main>
    <footer>{view.year}</footer>
  </>
);

const locales = createLocales({ en: {} });
const definition = defineSite({ locales, Body, collections: { notes } });

const home = `languages: [en]
path: /
meta:
  title: { en: Hello }
  description: { en: "A page that says hello to the world, and that is all there is to it: no price, no picture, no menu and no form." }
words: { en: Hello }
`;

const embedWords = `embed:
  note: "At {{provider}}."
  load: "Load {{title}} of {{provider}}"
  always: "Always load {{provider}}"
  open: "Open {{provider}}"
  privacy: "Privacy of {{provider}}"
  loaded: "{{title}} is loaded."
  stop: "Stop {{provider}}"
  stopped: "{{provider}} is stopped."
`;

const texts = { 'site.yaml': 'name: { en: Notes }\nbaseUrl: https://notes.example.org\n', 'notes/home.yaml': home };

async function built(changes: Readonly<Record<string, string>> = {}, { release = false, of = definition } = {}) {
  const tree = { texts: new Map(Object.entries({ ...texts, ...changes })), assets: new Map(), problems: [] };
  const files = new Map<string, string | Uint8Array>();
  const { diagnostics, thrown, summary } = await build(
    { ...inputOf(tree, { release }), definition: of, bundle: emptyBundle },
    ({ path, bytes }) => files.set(path, bytes),
  );
  return { files, problems: placesOf(diagnostics), thrown: thrown.map(({ message }) => message), summary };
}

test('A minimal site consists of one page and two settings', async () => {
  const { files, problems } = await built();
  expect(problems).toEqual([]);
  expect(files.get('index.html')).toContain('<header>Notes</header><main><h1>Hello</h1></main>');
  expect(files.get('index.html')).toContain('<title>Hello · Notes</title>');
  expect([...files.keys()]).toEqual(expect.arrayContaining(['sitemap.xml', 'robots.txt', 'site.webmanifest']));
});

test('The web manifest of a site without an icon names none', async () => {
  const { files } = await built();
  const manifest = JSON.parse(String(files.get('site.webmanifest')));
  expect(manifest).toMatchObject({ name: 'Notes' });
  expect(manifest).not.toHaveProperty('icons');
});

test('A minimal site is released without services for forms', async () => {
  const { problems } = await built({}, { release: true });
  expect(problems.filter((problem) => problem.startsWith('service'))).toEqual([]);
});

test('The redirect page of a minimal site shows its target', async () => {
  const redirects = 'redirects:\n  - { from: /old, to: / }\n';
  const { files, problems } = await built({ 'redirects.yaml': redirects });
  expect(problems).toEqual([]);
  expect(files.get('old.html')).toContain('<h1>https://notes.example.org/</h1>');
});

test('A price in a minimal site without prices.yaml is one problem: the missing file', async () => {
  const { problems } = await built({
    'notes/home.yaml': home.replace('words: { en: Hello', 'words: { en: "{price.a.regular.once}"'),
  });
  expect(problems).toEqual(['file-missing prices.yaml']);
});

test('Facts that a minimal site does not define are unknown', async () => {
  const { problems } = await built({
    'notes/home.yaml': home.replace('words: { en: Hello', 'words: { en: "{phone.a}"'),
  });
  expect(problems).toEqual(['fact-unknown notes/home.yaml:6:14']);
});

/** A page below the home page. */
const ada = home.replace('path: /', 'path: /ada').replaceAll('Hello', 'Ada').replace('the world', 'Ada');

test('A title function may return a plain string, which is the name of the page in breadcrumbs', async () => {
  const named = defineCollection({ ...note, title: ({ words }) => `${Object.values(words)[0]} B.` });
  const of = defineSite({ locales, Body, collections: { notes: named } });
  const { files, problems } = await built({ 'notes/ada.yaml': ada }, { of });
  expect(problems).toEqual([]);
  expect(files.get('ada.html')).toContain('"name":"Ada B."');
});

test('A title function that returns nothing is an error that names the collection and the entry', async () => {
  const named = defineCollection({ ...note, title: ({ words }) => Reflect.get(words, 'fr') });
  const of = defineSite({ locales, Body, collections: { notes: named } });
  const { thrown } = await built({ 'notes/ada.yaml': ada }, { of });
  expect(thrown).toEqual([
    expect.stringMatching(/title of the collection notes returns no name for notes\/(?:home|ada)\.yaml in the language en/),
  ]);
});

test('Each entry has languages and metadata, even if its schema does not define them', async () => {
  const short = defineCollection({
    ...note,
    schema: () => z.strictObject({ path: path.optional(), words: text }),
    title: ({ words }) => words,
  });
  const of = defineSite({ locales, Body, collections: { notes: short } });
  expect(Object.keys(Reflect.get(of.collections['notes']?.schema ?? {}, 'shape')).slice(0, 4)).toEqual([
    'languages',
    'path',
    'words',
    'meta',
  ]);
  const inEnglish = await built({}, { of });
  expect(inEnglish.problems).toEqual([]);
  expect(inEnglish.files.get('index.html')).toContain('<title>Hello · Notes</title>');
  const withoutLanguages = await built({ 'notes/home.yaml': home.replace('languages: [en]\n', '') }, { of });
  expect(withoutLanguages).toEqual(inEnglish);
  const { problems } = await built({ 'notes/home.yaml': home.replace(/^words: .*\n/m, '') }, { of });
  expect(problems).toEqual(['key-missing notes/home.yaml:1:1']);
});

describe('A finished page that `transformPage` changes', () => {
  const siteWith = (transformPage: NonNullable<SiteDefinition['transformPage']>) =>
    defineSite({ locales, Body, collections: { notes }, transformPage });

  /** Returns the elements of a page by name. */
  const elementsIn = (tree: Root | Element, name: string): Element[] =>
    tree.children.flatMap((child) =>
      child.type === 'element' ? [...(child.tagName === name ? [child] : []), ...elementsIn(child, name)] : [],
    );

  test('is written, and the function receives the view', async () => {
    const of = siteWith((page, view) => {
      for (const { properties } of elementsIn(page, 'h1')) properties['dataPath'] = view.path;
    });
    const { files, problems } = await built({}, { of });
    expect(problems).toEqual([]);
    expect(files.get('index.html')).toContain('<main><h1 data-path="/">Hello</h1></main>');
  });

  test('may be a new tree', async () => {
    const { files } = await built(
      {},
      {
        of: siteWith((page) => ({ ...page, children: [...page.children, { type: 'comment', value: 'end' }] })),
      },
    );
    expect(files.get('index.html')).toContain('</html><!--end-->\n');
  });

  test('is audited', async () => {
    const of = siteWith((page) => {
      for (const main of elementsIn(page, 'main')) main.tagName = 'div';
    });
    expect((await built({}, { of })).problems).toEqual(['page-landmark notes/home.yaml:1:1']);
  });

  test('gets a stylesheet for the style values of its elements', async () => {
    const of = siteWith((page) => {
      for (const { properties } of elementsIn(page, 'h1')) properties['dataVars'] = '--share:0.4';
    });
    const { files, problems } = await built({}, { of });
    expect(problems).toEqual([]);
    const [, sheet = ''] = /<link rel="stylesheet" href="\/([^"]*)" data-own="" data-values=""/.exec(String(files.get('index.html'))) ?? [];
    expect(files.get(sheet)).toBe('[data-vars="--share:0.4"]{--share:0.4}');
  });

  test('has the same document if the function changes nothing', async () => {
    const [before, after] = [await built(), await built({}, { of: siteWith(() => undefined) })];
    const treeOf = ({ files }: typeof before) =>
      JSON.stringify(fromHtml(String(files.get('index.html'))), (key, value) => (key === 'position' ? undefined : value));
    expect(treeOf(after)).toBe(treeOf(before));
  });

  test.each([
    [
      'throws',
      () => {
        throw new RangeError('no headings');
      },
      'no headings',
    ],
    ['returns a promise', async () => undefined, 'is not a tree'],
  ])('is reported as an error, with the reason, if the function %s', async (_, transform, reason) => {
    expect((await built({}, { of: siteWith(transform as never) })).thrown).toEqual([expect.stringContaining(reason)]);
  });
});

describe('The policy of a site', () => {
  const stats = 'https://stats.example.net';
  const Counted = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
    <>
      <Body view={view}>
        {children}
        <iframe src="https://video.example.net/1" title="A film" />
      </Body>
      <script src={`${stats}/count.js`} async />
    </>
  );
  const siteWith = (policy: AllowedOrigins) => defineSite({ locales, Body: Counted, collections: { notes }, hosts: ['netlify'], policy });

  test('allows resources of other sites without a finding, and is in the headers of the host', async () => {
    const policy = { script: [stats], frame: ['https://video.example.net'], connect: [stats] };
    const { files, problems } = await built({}, { of: siteWith(policy) });
    expect(problems).toEqual([]);
    const headers = String(files.get('_headers'));
    expect(headers).toContain(`script-src 'self' ${stats};`);
    expect(headers).toContain('frame-src https://video.example.net\n');
    expect(headers).toContain(`connect-src 'self' ${stats};`);
    expect(headers).not.toContain('Cross-Origin-Embedder-Policy');
  });

  test('is summarized together with the frames of embeds', async () => {
    const video = defineEmbed({ id: 'video', provider: 'Video', origins: ['https://video.example.net'] });
    expect((await built()).summary).not.toHaveProperty('policy');
    const of = defineSite({ locales, Body, collections: { notes }, policy: { script: [stats] }, embeds: [video] });
    const { summary } = await built({ 'translations/en.yaml': embedWords }, { of });
    expect(summary.policy).toEqual({ script: [stats], frame: ['https://video.example.net'] });
  });

  test('allows only what it names', async () => {
    const { problems } = await built({}, { of: siteWith({ script: [stats] }) });
    expect(problems).toEqual(['page-third-party notes/home.yaml:1:1']);
  });

  test.each([
    [{ script: ['http://stats.example.net'] }, 'policy.script'],
    [{ script: ['https://stats.example.net/count.js'] }, 'policy.script'],
    [{ frame: ['https://*.example.net'] }, 'policy.frame'],
    [{ style: ["'unsafe-inline'"] }, 'policy.style'],
    [{ scripts: [stats] }, 'policy.scripts'],
  ])('must list valid origins by known kinds: %j is an error of the configuration', (policy, key) => {
    expect(definitionProblems(siteWith(policy as AllowedOrigins)).map((problem) => problem.key)).toEqual([key]);
  });
});

test('A site that sets some budgets has defaults for the others', () => {
  const { budgets } = defineSite({ locales, Body, collections: { notes }, budgets: { exempt: ['Clock'] } });
  expect(budgets).toEqual({ beforeInteraction: 3200, whole: 75_000, exempt: ['Clock'] });
});

test('An island that is early by its definition is exempt from the budget of early scripts', () => {
  const islands = { Early: defineIsland({ component: () => null, early: true }), Late: defineIsland({ component: () => null }) };
  const { budgets } = defineSite({ locales, Body, collections: { notes }, islands, budgets: { exempt: ['player'] } });
  expect(budgets.exempt).toEqual(['player', 'Early']);
});
