// Changes one value of the real content at a time: the diff reports exactly the changed pages, with the line of the value.
// Each day tests other values; ALL_VALUES=1 tests all of them, and ALL_VALUES=2/4 the second quarter. The diff is empty after
// a rename in all files.
import { describe, expect, test } from 'vitest';
import { createVersionBuilder, type VersionBuilder } from '../../src/cli/diff/build-version.ts';
import { compareVersions } from '../../src/cli/diff/compare-versions.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { changedRoutes } from '../../src/tools/diff/print/changed-routes.ts';
import type { SiteDiff, SourcePlace } from '../../src/tools/diff/site-diff.ts';
import { factPlaces, placeKeyOf } from '../../src/tools/explain/places.ts';
import { nonEmptyLists } from '../diff/diff-of.ts';
import { prepared } from '../support/fixture-site/content.ts';
import { differ, otherValuesIn, realInput } from '../support/real-site/changes-of-content.ts';
import { type ContentValue, valuesOf } from '../support/real-site/values-of-content.ts';
import { dealt, samples, turnOf, turnOfSearches } from '../support/samples.ts';

const input = await realInput();
const { site, routes } = await prepared(input);
const paths = routes.routes.map(({ path }) => path);
const differing = await differ(input);
const others = otherValuesIn(input.tree);
const before = { name: 'before', input };
const plainBuilder = createVersionBuilder();
let unchanged: ReturnType<VersionBuilder['build']> | undefined;
/** Builds the unchanged content once, because thousands of versions are compared with it. */
const builder: VersionBuilder = {
  ...plainBuilder,
  build: (request) => {
    if (request.input !== input) return plainBuilder.build(request);
    unchanged ??= plainBuilder.build(request);
    return unchanged;
  },
};

async function diffTo(tree: ContentTree): Promise<SiteDiff> {
  const after = { name: 'after', input: { ...input, tree } };
  const { result } = await compareVersions([before, after], { language: 'en', shown: (file) => file, builder });
  if (result === undefined) throw new Error('one of the versions has no site');
  return result;
}

const values = valuesOf(site, input.tree);

const [part, parts = '1'] = process.env['ALL_VALUES']?.split('/') ?? [];
const isInPart = (index: number): boolean => Math.floor((index * Number(parts)) / values.length) === Number(part) - 1;

const nameOf = ({ file, path, line }: ContentValue): string => `${file}: ${path.length === 0 ? line : path.join('.')}`;

const sample =
  part === undefined ? dealt(values, turnOf(values, samples(12, 600)), turnOfSearches) : values.filter((_, index) => isInPart(index));

/** The compared values with the pages that the diff names, and the values that cannot be changed. */
const compared = new Map<ContentValue, readonly string[]>();
const refused: ContentValue[] = [];

/** Returns groups of at most 20 compared values for which the diff names the same pages. The values of a group are changed together. */
const batches = (): readonly (readonly [pages: string, values: readonly ContentValue[]])[] =>
  [...groupBy(compared, ([, pages]) => pages.join(' '))].flatMap(([pages, list]) =>
    Array.from(
      { length: Math.ceil(list.length / 20) },
      (_, index) => [pages, list.slice(index * 20, index * 20 + 20).map(([value]) => value)] as const,
    ),
  );

/** Resolves to the pages that differ if all of these values change, or undefined if content cannot have all of the changes at once. */
async function pagesOf(list: readonly ContentValue[]): Promise<string | undefined> {
  try {
    return [...(await differing(others(list), paths))].sort().join(' ');
  } catch (error) {
    if (list.length === 1) throw error;
    return undefined;
  }
}

/** Values that change more than pages: URLs, files that hosts read, or dates of the schedule. */
const otherEffects: readonly (readonly [value: RegExp, what: 'addresses' | 'files' | 'schedule'])[] = [
  [/^prices\.yaml: campaigns\..*\.ends$/, 'schedule'],
];

const hasOtherEffect = ({ file, path }: ContentValue, what: string): boolean =>
  otherEffects.some(([value, name]) => name === what && value.test(`${file}: ${path.join('.')}`));

const placesOfFacts = new Set([...factPlaces(site, input.at).values()].map(placeKeyOf));

/**
 * Returns whether a value is a fact. Facts are values that texts can name in braces, texts whose digits change, numbers, dates,
 * telephone numbers, e-mail addresses and URLs.
 */
const isFact = ({ file, path, isText, value, to = String(value) }: ContentValue): boolean =>
  placesOfFacts.has(placeKeyOf({ file, path: isText ? path.slice(0, -1) : path })) ||
  (isText
    ? digitsOf(String(value)) !== digitsOf(to)
    : typeof value === 'number' ||
      (typeof value === 'string' && /^\d{4}-\d\d-\d\d|^\+?\d[\d /()-]{5,}$|^[^\s@]+@[^\s@]+$|^https?:/.test(value)));

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const linesOf = (list: readonly { readonly sources: readonly SourcePlace[] }[]): readonly string[] => [
  ...new Set(list.map(({ sources }) => sources.map(({ file, line }) => `${file}:${line}`).join(' '))),
];

describe('The diff of a changed value is complete:', () => {
  test.each(sample.map((value) => [nameOf(value), value] as const))('%s', async (_name, value) => {
    const result = await diffTo(others([value]));
    // If the schema or the file does not allow another value, the diff reports an error.
    if (result.after.broken.length > 0) {
      refused.push(value);
      return;
    }
    const changed = changedRoutes(result).filter((route) => paths.includes(route));
    compared.set(value, changed);
    const own = result.pages.flatMap(({ state, changes }) => (state === 'added' || state === 'removed' ? [] : changes));
    const changes = [...own, ...result.shared.map(({ change }) => change)];
    const place = `${value.file}:${value.line}`;
    expect(linesOf(changes)).toEqual(changes.length === 0 ? [] : [place]);
    expect(changes.filter(({ before, after, state }) => state === 'changed' && before !== undefined && before === after)).toEqual([]);
    expect(linesOf(result.facts)).toEqual(isFact(value) && changed.length > 0 ? [place] : []);
    if (result.facts.length > 0) expect([...new Set(result.facts.flatMap((fact) => fact.routes))].sort()).toEqual(changed);
    if (!hasOtherEffect(value, 'addresses')) expect(result.addresses).toEqual([]);
    if (!hasOtherEffect(value, 'files')) expect(result.files.filter(({ kind }) => kind !== 'other')).toEqual([]);
    if (!hasOtherEffect(value, 'schedule')) expect(result.schedule).toEqual([]);
  });

  // A page that changes with one of several values also changes with all of them. If the diff names the same pages for each
  // value, exactly these pages must differ.
  test('it names exactly the pages that change', async () => {
    for (const [named, list] of batches()) {
      if ((await pagesOf(list)) === named) continue;
      for (const value of list) expect([nameOf(value), await pagesOf([value])]).toEqual([nameOf(value), named]);
    }
  });

  test('it is tested with a sample of thousands of values, and at least a quarter of the sample can change', () => {
    expect(values.length).toBeGreaterThan(2000);
    expect(compared.size + refused.length).toBe(sample.length);
    expect(compared.size).toBeGreaterThanOrEqual(sample.length / 4);
  });
});

const renamedIn = (from: RegExp, to: string, files: Readonly<Record<string, string>> = {}): ContentTree => {
  const texts = [...input.tree.texts].map(([file, text]) => [files[file] ?? file, text.replaceAll(from, to)] as const);
  return { ...input.tree, texts: new Map([...texts].sort(([one], [other]) => (one < other ? -1 : 1))) };
};

describe('The diff is empty after a rename in all files of', () => {
  test.each<[string, () => ContentTree]>([
    ['a price list', () => renamedIn(/(?<=prices: |price\.|^ {2}|list: )audit(?=[.:,\s}])/gm, 'survey')],
    ['a campaign', () => renamedIn(/summer-2025/g, 'sale-of-2025')],
    [
      'the file of a document',
      () =>
        renamedIn(/(?<=source: )imprint$/gm, 'legal', {
          'pages/imprint.de.mdx': 'pages/legal.de.mdx',
          'pages/imprint.en.mdx': 'pages/legal.en.mdx',
        }),
    ],
  ])('%s', async (_name, make) => {
    const tree = make();
    expect([...tree.texts]).not.toEqual([...input.tree.texts]);
    const result = await diffTo(tree);
    expect([result.after.broken, nonEmptyLists(result)]).toEqual([[], {}]);
  });
});
