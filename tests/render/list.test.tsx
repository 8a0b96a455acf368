// Lists of entries in layouts and sections.
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build.ts';
import type { PageView } from '../../src/model/view.ts';
import {
  createLocales,
  defineCollection,
  defineSite,
  type ListOptions,
  languages,
  list,
  meta,
  neighboursOf,
  path,
  text,
  type Value,
  z,
} from '../../src/site/index.ts';
import { emptyBundle } from '../../src/testing/stand-ins.ts';
import { inputOf } from '../support/fixture-site/content.ts';

const schema = () => z.strictObject({ languages, path: path.optional(), meta, name: text, height: z.int().optional() });

const row = ({ name, height }: Value<typeof schema>) => ({ name, height });

const hills = defineCollection({
  singular: 'hill',
  description: 'a hill',
  schema,
  title: ({ name }) => name,
  card: row,
  component: ({ entry: { name } }) => <h1>{name}</h1>,
});
const plain = defineCollection({ ...hills, card: undefined } as never);

type Names = (view: PageView) => readonly string[];

/** Returns a file of content for each hill with its height. The first hill is the home page. */
const contentOf = (heights: Readonly<Record<string, number | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(heights).map(([name, height], index) => [
      `hills/${name.toLowerCase().replace('é', 'e')}.yaml`,
      `languages: [en]
${index === 0 ? 'path: /\n' : ''}meta:
  title: { en: ${name} }
  description: { en: "The hill ${name}, of which this page says its name, and where on the map one finds it, in a sentence or two." }
name: { en: ${name} }
${height === undefined ? '' : `height: ${height}\n`}`,
    ]),
  );

/** Builds a site of hills with a layout that writes `names`. Resolves to the written names by page, and to the thrown errors. */
async function namesWritten(names: Names, heights: Readonly<Record<string, number | undefined>>) {
  const Body = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
    <main>
      {children}
      <p>{names(view).join(', ')}</p>
    </main>
  );
  const definition = defineSite({ locales: createLocales({ en: {} }), Body, collections: { hills, plain } });
  const site = 'name: { en: Hills }\nbaseUrl: https://hills.example.org\n';
  const tree = { texts: new Map(Object.entries({ 'site.yaml': site, ...contentOf(heights) })), assets: new Map(), problems: [] };
  const pages: Record<string, string> = {};
  const { thrown } = await build({ ...inputOf(tree), definition, bundle: emptyBundle }, ({ path: file, bytes }) => {
    const [, names = undefined] = /<p>(.*?)<\/p>/.exec(String(bytes)) ?? [];
    if (names !== undefined) pages[file] = names;
  });
  return { pages, thrown: thrown.map(({ message }) => message) };
}

const four = { Ben: 300, Arthur: 12, Zugspitze: undefined, Élan: 40 };

/** Resolves to the names in a list with these options, as the home page writes them. */
async function listed(options: Partial<ListOptions<ReturnType<typeof row>>>): Promise<string | undefined> {
  const { pages, thrown } = await namesWritten((view) => list(view, 'hills', { card: row, ...options }).map(({ name }) => name), four);
  expect(thrown).toEqual([]);
  return pages['index.html'];
}

test('A layout can list a collection that no section lists', async () => {
  expect(await listed({})).toBe('Arthur, Ben, Élan, Zugspitze');
});

test('A list is sorted by a number, by a text in the order of its language, or by a comparison', async () => {
  expect(await listed({ sort: 'height' })).toBe('Arthur, Élan, Ben, Zugspitze');
  expect(await listed({ sort: 'name', descending: true })).toBe('Zugspitze, Élan, Ben, Arthur');
  expect(await listed({ sort: (a, b) => a.name.length - b.name.length })).toBe('Ben, Élan, Arthur, Zugspitze');
});

test('A list in descending order also has entries without the sort field at its end', async () => {
  expect(await listed({ sort: 'height', descending: true })).toBe('Ben, Élan, Arthur, Zugspitze');
});

test('A list keeps only entries that meet its condition, up to its limit', async () => {
  expect(await listed({ where: ({ height = 0 }) => height > 20, sort: 'height' })).toBe('Élan, Ben');
  expect(await listed({ sort: 'height', limit: 1 })).toBe('Arthur');
});

test('The neighbors of a page in a list are the entries before and after it', async () => {
  const { pages } = await namesWritten((view) => {
    const { previous, next } = neighboursOf(list(view, 'hills', { card: row, sort: 'height' }), view.id);
    return [previous?.name ?? 'none', next?.name ?? 'none'];
  }, four);
  expect(pages).toMatchObject({ 'arthur.html': 'none, Élan', 'index.html': 'Élan, Zugspitze', 'zugspitze.html': 'Ben, none' });
});

test('A list of an unknown collection, or of a collection without cards, is an error that names the collections with cards', async () => {
  for (const folder of ['hill', 'plain']) {
    const { thrown } = await namesWritten((view) => list(view, folder, { card: row }).map(({ name }) => name), { Ben: 300 });
    expect(thrown).toEqual([expect.stringContaining(`no collection "${folder}" with a card. These have one: hills.`)]);
  }
});
