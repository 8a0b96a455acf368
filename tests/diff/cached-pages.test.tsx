// With stored results of an earlier comparison, a comparison renders only the pages that differ.
import { expect, test } from 'vitest';
import { createVersionBuilder, type StoredVersion } from '../../src/cli/diff/build-version.ts';
import { compareVersions } from '../../src/cli/diff/compare-versions.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import { contentWith, duringSummer, edited, inputOf } from '../support/fixture-site/content.ts';
import { definition as theme } from '../support/fixture-site/theme.tsx';

const rendered: string[] = [];
const { pages } = theme.collections;
if (pages === undefined) throw new Error('The small site has no pages');
const { component: Layout } = pages;

/** The theme of the small site, changed so that it records the pages that it renders. */
const definition: typeof theme = {
  ...theme,
  collections: {
    ...theme.collections,
    pages: {
      ...pages,
      component: (props) => {
        rendered.push(props.entry.meta.title);
        return <Layout {...props} />;
      },
    },
  },
};

/** Compares two content trees with stored results; resolves to the diff, the results to store, and the titles of rendered pages. */
async function compare(trees: readonly [before: ContentTree, after: ContentTree], stored?: StoredVersion, at = duringSummer) {
  rendered.length = 0;
  const [before, after] = [inputOf(trees[0], { definition, at }), inputOf(trees[1], { definition, at })];
  const builder = createVersionBuilder(stored);
  const { result } = await compareVersions(
    [
      { name: 'before', input: before },
      { name: 'after', input: after },
    ],
    { language: 'en', shown: (file) => file, builder },
  );
  return { result, stored: builder.stored(after), rendered: [...rendered] };
}

const [before, changed] = ['Who Island Radio is', 'What Island Radio is'];
const [one, other] = [contentWith(), contentWith(edited('pages/about.yaml', before, changed))];

test('diff without stored results renders each page of one version, and only the differing pages of the other version', async () => {
  const { result, rendered: titles } = await compare([one, one]);
  expect([result?.pages, result?.shared]).toEqual([[], []]);
  expect(new Set(titles).size).toBeGreaterThan(3);
  expect(titles).toEqual([...new Set(titles)]);
});

test('diff with stored results renders only pages that differ', async () => {
  const { stored } = await compare([one, one]);
  expect((await compare([one, one], stored)).rendered).toEqual([]);
  const { result, rendered: titles } = await compare([other, one], stored);
  const uncached = await compare([other, one]);
  expect(result).toEqual(uncached.result);
  expect(result?.pages.map(({ route }) => route)).toEqual(['/en/about']);
  // The German page reads the title as well, so it is also rendered.
  expect(new Set(titles)).toEqual(new Set(['Wer Inselfunk ist', before, changed]));
});

test('diff does not reuse results that were stored for another instant', async () => {
  const { stored } = await compare([one, one]);
  const later = Date.parse('2026-03-01');
  const { result } = await compare([one, other], stored, later);
  expect(result).toEqual((await compare([one, other], undefined, later)).result);
});
