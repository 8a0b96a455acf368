// Files of content/assets that content offers for download are published under a name with the hash of their bytes.
import { createContext, type ReactNode, useContext } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { build } from '../../src/build/build.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import type { PageView } from '../../src/model/view.ts';
import { asset, createLocales, defineCollection, defineSite, meta, path, text } from '../../src/site/index.ts';
import { emptyBundle } from '../../src/testing/stand-ins.ts';
import { inputOf, placesOf } from '../support/fixture-site/content.ts';

const View = createContext<PageView | undefined>(undefined);

const papers = (name: (file: string) => string) => {
  const Paper = ({ entry: { words, file } }: { readonly entry: { readonly words: string; readonly file: string } }) => (
    <>
      <h1>{words}</h1>
      <a href={useContext(View)?.asset(name(file))}>{file}</a>
    </>
  );
  const collection = defineCollection({
    singular: 'paper',
    description: 'a paper',
    schema: () => z.strictObject({ path: path.optional(), meta, words: text, file: asset }),
    title: ({ words }) => words,
    component: Paper,
  });
  const Body = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
    <View value={view}>
      <header>{view.site.name}</header>
      <main>{children}</main>
      <footer>{view.year}</footer>
    </View>
  );
  return defineSite({ locales: createLocales({ en: {} }), Body, collections: { papers: collection } });
};

const home = (file: string): string => `languages: [en]
path: /
meta:
  title: { en: Papers }
  description: { en: All that we have published so far. }
words: { en: Papers }
file: ${file}
`;

async function built(file: string, name: (file: string) => string = (requested) => requested) {
  const bytes = new TextEncoder().encode('%PDF');
  const tree: ContentTree = {
    texts: new Map(
      Object.entries({ 'site.yaml': 'name: { en: Papers }\nbaseUrl: https://papers.example.org\n', 'papers/home.yaml': home(file) }),
    ),
    assets: new Map(['plan.pdf', 'other.pdf'].map((assetName) => [assetName, { bytes, hash: '0123456789' }])),
    problems: [],
  };
  const files = new Map<string, unknown>();
  const input = { ...inputOf(tree, { definition: papers(name) }), bundle: emptyBundle };
  const { diagnostics, thrown } = await build(input, (output) => files.set(output.path, output.bytes));
  return { files, problems: placesOf(diagnostics), thrown: thrown.map(({ message }) => message) };
}

test('A download that content names is published, and its URL contains the hash of its bytes', async () => {
  const { files, problems } = await built('plan.pdf');
  expect(String(files.get('index.html'))).toContain('<a href="/assets/plan-0123456789.pdf">plan.pdf</a>');
  expect(files.get('assets/plan-0123456789.pdf')).toEqual(new TextEncoder().encode('%PDF'));
  expect([...files.keys()].some((file) => file.includes('other'))).toBe(false);
  expect(problems).toEqual(['asset-unused assets/other.pdf']);
});

test('A file that content does not name has no URL, and a template that requests its URL gets an error', async () => {
  const { thrown } = await built('plan.pdf', () => 'plam.pdf');
  expect(thrown).toEqual([expect.stringContaining('names the file "plam.pdf" of content/assets. Did you mean "plan.pdf"?')]);
  expect((await built('plan.pdf', () => 'other.pdf')).thrown).toHaveLength(1);
  expect((await built('plam.pdf')).problems).toEqual(['asset-unknown papers/home.yaml:7:7']);
});
