// The diff of Markdown files with front matter: errors in one version, and the values that count as facts.
import { createContext, type ReactNode, useContext } from 'react';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { compareVersions } from '../../src/cli/diff/compare-versions.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import type { PageView } from '../../src/model/view.ts';
import { createLocales, defineCollection, defineSite, list, meta, Prose, path, text, type Value } from '../../src/site/index.ts';
import { emptyBundle } from '../../src/testing/stand-ins.ts';
import { statedDifference } from '../../src/tools/diff/values/stated-facts.ts';
import { inputOf } from '../support/fixture-site/content.ts';

const View = createContext<PageView | undefined>(undefined);

function Guide({ entry: { title } }: { readonly entry: { readonly title: string } }) {
  const body = useContext(View)?.prose['body'];
  return (
    <article>
      <h1>{title}</h1>
      {body && <Prose of={body} />}
    </article>
  );
}

const guideSchema = () => z.strictObject({ title: text });

const guideCard = ({ title }: Value<typeof guideSchema>) => ({ title });

const guides = defineCollection({
  singular: 'guide',
  description: 'a guide',
  markdown: true,
  schema: guideSchema,
  route: ({ id }) => `/guides/${id}`,
  title: ({ title }) => title,
  card: guideCard,
  component: Guide,
});

function Page({ entry: { words } }: { readonly entry: { readonly words: string } }) {
  const view = useContext(View);
  return (
    <>
      <h1>{words}</h1>
      <ul>{view && list(view, 'guides', { card: guideCard }).map(({ id, title }) => <li key={id}>{title}</li>)}</ul>
    </>
  );
}

const pages = defineCollection({
  singular: 'page',
  description: 'a page',
  schema: () => z.strictObject({ path, meta, words: text }),
  title: ({ words }) => words,
  component: Page,
});

const Body = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
  <View value={view}>
    <main>{children}</main>
  </View>
);

const definition = defineSite({ locales: createLocales({ en: {}, de: {} }), Body, collections: { pages, guides } });

const guide = (title: string, body = 'Words.'): string =>
  `---\ntitle: ${title}\ndescription: About ${title}, for whoever wants to know.\n---\n\n${body}\n`;

type Files = Readonly<Record<string, string>>;

const site: Files = {
  'site.yaml': 'name: { en: Guides, de: Anleitungen }\nbaseUrl: https://guides.example.org\n',
  'pages/home.yaml': `path: /
meta:
  title: { en: Hello, de: Hallo }
  description: { en: A page that says hello., de: Eine Seite die grüßt. }
words: { en: Hello, de: Hallo }
`,
  'guides/start.md': guide('Start'),
  'guides/de/start.md': guide('Anfang'),
  'guides/sail.md': guide('Sail'),
  'guides/sail.de.md': guide('Segeln'),
};

const treeOf = (changes: Files): ContentTree => ({
  texts: new Map(Object.entries({ ...site, ...changes }).filter(([, words]) => words !== '')),
  assets: new Map(),
  problems: [],
});

/** Resolves to the comparison of two versions of the site, each with changes. An empty text removes a file. */
const compared = (before: Files, after: Files) => {
  const [one, other] = [before, after].map((changes) => ({ ...inputOf(treeOf(changes), { definition }), bundle: emptyBundle }));
  if (one === undefined || other === undefined) throw new Error('Both versions have an input.');
  return compareVersions(
    [
      { name: 'before', input: one },
      { name: 'after', input: other },
    ],
    { language: 'en', shown: (file) => `content/${file}` },
  );
};

/** Resolves to the files that one version took from the other, and the changed pages. */
async function repaired(before: Files, after: Files) {
  const { result } = await compared(before, after);
  return result && { broken: [...result.before.broken, ...result.after.broken], pages: result.pages.map(({ route }) => route) };
}

describe('The diff compares the other files if one version has', () => {
  const edit: Files = { 'guides/sail.md': guide('Sail', 'Other words.') };
  const startFiles = ['content/guides/start.md', 'content/guides/de/start.md'];

  test.each<readonly [what: string, error: Files, taken: readonly string[]]>([
    ['an unknown key in a Markdown file', { 'guides/start.md': guide('Start').replace('title', 'titel') }, startFiles],
    ['a broken line in a Markdown file', { 'guides/start.md': guide('[Start') }, startFiles],
    ['an error in a translation', { 'guides/de/start.md': guide('Anfang').replace('title', 'titel') }, startFiles],
    ['an error in site.yaml', { 'site.yaml': 'nam: x\n' }, ['content/site.yaml']],
    [
      'an error in site.yaml and in a Markdown file',
      { 'site.yaml': 'nam: x\n', 'guides/start.md': guide('Start').replace('title', 'titel') },
      ['content/site.yaml', ...startFiles],
    ],
  ])('%s', async (_what, error, taken) => {
    const inNew = await repaired({}, { ...edit, ...error });
    const inOld = await repaired({ ...edit, ...error }, {});
    expect([inNew?.pages, [...(inNew?.broken ?? [])].sort()]).toEqual([['/guides/sail'], [...taken].sort()]);
    expect([inOld?.pages, [...(inOld?.broken ?? [])].sort()]).toEqual([['/guides/sail'], [...taken].sort()]);
  });

  test('a link to a removed Markdown file, which is then taken from the other version and still read as .md, where braces are text', async () => {
    const linked = { 'guides/sail.md': guide('Sail', 'Or [start](./start.md).') };
    const braces = { 'guides/start.md': guide('Start', 'Write {a: 1} <here.') };
    const removed = await repaired({ ...linked, ...braces }, { ...linked, 'guides/start.md': '', 'guides/de/start.md': '' });
    expect(removed).toEqual({ broken: startFiles, pages: [] });
  });
});

test('The source of a change in a removed Markdown file is the file on disk', async () => {
  const { result } = await compared({}, { 'guides/sail.md': '', 'guides/sail.de.md': '' });
  const changes = result?.pages.flatMap(({ state, changes: of }) => (state === 'changed' ? of : [])) ?? [];
  const files = changes.flatMap(({ sources }) => sources.map(({ file }) => file));
  expect([...new Set(files)].sort()).toEqual(['content/guides/sail.de.md', 'content/guides/sail.md']);
});

test('A file that is broken in both versions is reported as the file to correct first', async () => {
  const { result, before } = await compared({ 'site.yaml': 'nam: x\n' }, { 'site.yaml': 'baseUrl: 1\n', 'guides/start.md': '---\n' });
  expect([result, before.blocking]).toEqual([undefined, ['content/site.yaml']]);
});

test.each<readonly [what: string, before: string, after: string, facts: readonly string[]]>([
  ['the label of a footnote', 'Far[^1].\n\n[^1]: On 3 May 2026.', 'Far[^27].\n\n[^27]: On 3 May 2026.', []],
  ['the text of a footnote', 'Far[^1].\n\n[^1]: On 3 May 2026.', 'Far[^1].\n\n[^1]: On 4 May 2026.', ['4 May 2026']],
  ['the file of a picture', '![A hill](./hill-2.png)', '![A hill](./hill-3.png "A hill")', []],
  ['the label of a picture', '![A hill][2]\n\n[2]: ./hill.svg', '![A hill][3]\n\n[3]: ./hill.svg', []],
  ['the file of a picture in HTML', '<img src="hill-2.svg" alt="A hill">', '<img alt="A hill" src="hill-3.svg">', []],
  ['the alt text of a picture', '![2 hills](./hill-2.svg)', '![3 hills](./hill-2.svg)', ['3']],
])('The diff lists the expected facts for a change of %s', (_what, before, after, facts) => {
  const lines = (words: string) => words.split('\n').map((line) => ({ text: line, wordOf: () => undefined }));
  const others = lines(after);
  const found = lines(before).flatMap((line, index) => statedDifference([line, others[index] ?? line], 'en-GB').after);
  expect(found.map(({ text: words }) => words)).toEqual(facts);
});
