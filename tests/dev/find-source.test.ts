// The search for the line of content with the text that was clicked on a page.
import { beforeAll, expect, test } from 'vitest';
import type { ContentTree } from '../../src/content/tree.ts';
import { findSource } from '../../src/watch/find-source.ts';
import { createIncrementalBuilder } from '../../src/watch/incremental/builder.ts';
import type { GoodBuild } from '../../src/watch/live-build.ts';
import { contentWith, duringSummer, edited, inputOf } from '../support/fixture-site/content.ts';
import { bundle } from '../support/fixture-site/theme.tsx';

const tree = contentWith(
  edited(
    'pages/about.yaml',
    'sections:',
    'sections:\n  - { type: cta, title: { de: Fragen, en: Questions }, actions: [{ label: { de: Zurück, en: Back }, link: { page: home } }] }',
  ),
);
let build: GoodBuild;

async function builtFrom(content: ContentTree): Promise<GoodBuild> {
  const { live, diagnostics } = await createIncrementalBuilder().update(inputOf(content));
  if (live === undefined) throw new Error(JSON.stringify(diagnostics));
  for (const _step of live.audit());
  return { site: live, tree: content, urls: bundle.urls, reloadVersion: 0, held: [], heldCode: [] };
}

beforeAll(async () => {
  build = await builtFrom(tree);
});

const sourceIn = (site: GoodBuild, click: Parameters<typeof findSource>[0]) =>
  findSource(click, { build: site, texts: site.tree.texts, at: duringSummer, displayPath: (file) => file });

/** Returns the file of the source, and the ten characters of its line from the place on: `pages/home.yaml "Wie weit?`. */
function found(page: string, texts: readonly string[]): string | undefined {
  const source = sourceIn(build, { page, texts, index: 0 });
  const line = tree.texts.get(source?.file ?? '')?.split('\n')[(source?.line ?? 0) - 1];
  return source && `${source.file} ${line?.slice(source.column - 1, source.column + 9)}`;
}

// biome-ignore format: one line per case.
test.each<[what: string, page: string, texts: readonly string[], source: string]>([
  ['a complete text', '/', ['Wie weit?'], 'pages/home.yaml "Wie weit?'],
  ['a translation, on the page in that language', '/en', ['How far?'], 'pages/home.yaml "How far?"'],
  ['a text with a fact filled in', '/', ['Ab 9.997 €.'], 'pages/home.yaml "Ab {price'],
  ['a part of a text, by the element around it', '/', ['Rand', 'Bis <zum Rand> & zurück.'], 'pages/home.yaml "Bis <zum '],
  ['a part of a text, without the element around it', '/', ['zum Rand> & zurück'], 'pages/home.yaml "Bis <zum '],
  ['a text of two pages, on the first', '/', ['Fragen'], 'pages/home.yaml Fragen, en'],
  ['a text of two pages, on the second', '/about', ['Fragen'], 'pages/about.yaml Fragen, en'],
  ['a message of the layout', '/', ['Zum Inhalt springen'], 'translations/de.yaml Zum Inhalt'],
  ['a text of another page', '/about', ['Wie weit?'], 'pages/home.yaml "Wie weit?'],
  ['a text, on a page that does not exist', '/nowhere', ['Wie weit?'], 'pages/home.yaml "Wie weit?'],
  ['a placeholder in another language', '/en', ['⟦missing: Wie weit?⟧'], 'pages/home.yaml "Wie weit?'],
  ['different spaces and quotes', '/', ['  wie\u00a0weit '], 'pages/home.yaml "Wie weit?'],
])('The source of a clicked text is found: %s', (_what, page, texts, source) => {
  expect(found(page, texts)).toBe(source);
});

test('The source of a text that occurs twice in content is found by the order of the texts on the page', async () => {
  const twice = await builtFrom(contentWith(edited('pages/home.yaml', 'de: "Wie teuer?"', 'de: "Wie weit?"')));
  const lines = [0, 1, 7].map((index) => sourceIn(twice, { page: '/', texts: ['Wie weit?'], index })?.line);
  expect(lines).toEqual([18, 19, 19]);
});

test.each([[['Nothing of all this is said']], [['Nothing of all this is said', 'Nothing of all this is said Wie weit?']], [['']], [[]]])(
  'The text %j has no source',
  (texts) => {
    expect(found('/', texts)).toBeUndefined();
  },
);
