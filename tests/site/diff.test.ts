// The real content with one value changed at a time: the diff names the pages, both texts and the line, and nothing else.
// A sample in turn; all of them with ALL_VALUES=1, the second of four parts of them with ALL_VALUES=2/4. And names that are renamed everywhere: nothing at all.
import { describe, expect, test } from 'vitest';
import { createSideBuilder, type SideBuilder } from '../../src/commands/diff/build-side.ts';
import { compareSides } from '../../src/commands/diff/compare-sides.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import { locator } from '../../src/content/yaml/position.ts';
import { valueAt } from '../../src/data/value-at.ts';
import { computed } from '../../src/dependencies/reads.ts';
import type { DataPath } from '../../src/diagnostics/diagnostic.ts';
import type { SiteDiff } from '../../src/diff/site-diff.ts';
import { dataOf } from '../../src/explain/places.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { saidBy } from '../diff/diff-of.ts';
import { prepared } from '../support/fixture-site/content.ts';
import { differ, otherValuesIn, realInput, type Value } from '../support/real-site/changes-of-content.ts';

const input = await realInput();
const { site, routes } = await prepared(input);
const paths = routes.routes.map(({ path }) => path);
const differing = await differ(input);
const others = otherValuesIn(input.tree);
const before = { name: 'before', input };
const sides = createSideBuilder();
let known: ReturnType<SideBuilder['build']> | undefined;
/** Builds the content as it is once: thousands of versions are compared with it. */
const builder: SideBuilder = {
  ...sides,
  build: (request) => {
    if (request.input !== input) return sides.build(request);
    known ??= sides.build(request);
    return known;
  },
};

async function diffTo(tree: ContentTree): Promise<SiteDiff> {
  const after = { name: 'after', input: { ...input, tree } };
  const { result } = await compareSides([before, after], { language: 'en', shown: (file) => file, builder });
  if (result === undefined) throw new Error('one of the sides has no site');
  return result;
}

const leaves = (value: unknown, path: DataPath = []): readonly DataPath[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]))
    : [path];

const locators = new Map([...input.tree.texts].map(([file, text]) => [file, computed(() => locator(text))]));
const rangeOf = ({ file, path }: Value) => {
  const locate = locators.get(file);
  if (locate === undefined) throw new Error(`There is no ${file}`);
  return locate()({ path });
};

/** Texts in a language, numbers and dates, on one line of their file. */
const values: readonly Value[] = [...dataOf(site)].flatMap(([file, data]) =>
  leaves(data).flatMap((path): readonly Value[] => {
    const value = valueAt(data, path);
    const isWords = file.startsWith('translations/') || site.locales.has(path.at(-1));
    if (!(isWords && typeof value === 'string') && !(file === 'prices.yaml' && typeof value === 'number')) return [];
    const text = input.tree.texts.get(file) ?? '';
    const { line, endLine, column, endColumn } = rangeOf({ file, path });
    const written = text.split('\n')[line - 1]?.slice(column - 1, endColumn - 1) ?? '';
    return line === endLine && !/^[|>]/.test(written) ? [{ file, path }] : [];
  }),
);

const [part, parts = '1'] = process.env['ALL_VALUES']?.split('/') ?? [];
const chosen = (index: number): boolean =>
  part === undefined
    ? index % Math.ceil(values.length / 12) === 7
    : Math.floor((index * Number(parts)) / values.length) === Number(part) - 1;

const sample = values.filter((_, index) => chosen(index));

/** Values that were compared, with the pages that were named, and those that content cannot have otherwise. */
const compared = new Map<Value, readonly string[]>();
const refused: Value[] = [];

/** Values of which the same pages were named, so many that are changed at once. */
const batches = (): readonly (readonly [pages: string, values: readonly Value[]])[] =>
  [...groupBy(compared, ([, pages]) => pages.join(' '))].flatMap(([pages, list]) =>
    Array.from(
      { length: Math.ceil(list.length / 20) },
      (_, index) => [pages, list.slice(index * 20, index * 20 + 20).map(([value]) => value)] as const,
    ),
  );

/** The pages that differ where these values are others; undefined where content cannot have them all at once. */
async function pagesOf(list: readonly Value[]): Promise<string | undefined> {
  try {
    return [...(await differing(others(list), paths))].sort().join(' ');
  } catch (error) {
    if (list.length === 1) throw error;
    return undefined;
  }
}

describe('A value that is changed', () => {
  test.each(sample.map((value) => [`${value.file}: ${value.path.join('.')}`, value] as const))('%s', async (_name, value) => {
    const tree = others([value]);
    const result = await diffTo(tree);
    // A value that its schema or its file cannot have as another word is told as an error.
    if (result.after.broken.length > 0) {
      expect(result.after.broken).toContain(value.file);
      refused.push(value);
      return;
    }
    const changed = [...new Set([...result.pages.map(({ route }) => route), ...result.shared.flatMap((shared) => shared.routes)])].sort();
    compared.set(value, changed);
    const { line } = rangeOf(value);
    const changes = [...result.pages.flatMap((page) => page.changes), ...result.shared.map(({ change }) => change)];
    expect(changes.map(({ sources }) => sources.map((source) => `${source.file}:${source.line}`))).toEqual(
      changes.map(() => [`${value.file}:${line}`]),
    );
    expect(changes.filter(({ before, after }) => before === after && before !== undefined)).toEqual([]);
    expect([result.addresses, result.files.filter(({ kind }) => kind !== 'other'), result.schedule]).toEqual([[], [], []]);
    if (value.file === 'prices.yaml' && changed.length > 0) {
      expect(result.facts.length).toBeGreaterThan(0);
      expect(result.facts.map(({ kind, sources }) => [kind, sources.map((source) => source.line)])).toEqual(
        result.facts.map(() => [expect.stringMatching(/^(?:price|percentage|count)$/), [line]]),
      );
    }
  });

  // A page that one of several values changes differs where all of them are others, too. Where the same pages were named
  // of all, these and no others must.
  test('changes the pages that are named, and no others', async () => {
    for (const [named, list] of batches()) {
      if ((await pagesOf(list)) === named) continue;
      for (const value of list) expect([value, await pagesOf([value])]).toEqual([value, named]);
    }
  });

  test('is one of thousands, of which most can be others', () => {
    expect(values.length).toBeGreaterThan(2000);
    expect(compared.size + refused.length).toBe(sample.length);
    expect(compared.size).toBeGreaterThanOrEqual(sample.length / 2);
  });
});

const renamedIn = (from: RegExp, to: string, files: Readonly<Record<string, string>> = {}): ContentTree => {
  const texts = [...input.tree.texts].map(([file, text]) => [files[file] ?? file, text.replaceAll(from, to)] as const);
  return { ...input.tree, texts: new Map([...texts].sort(([one], [other]) => (one < other ? -1 : 1))) };
};

describe('A name that is renamed everywhere', () => {
  test.each<[string, () => ContentTree]>([
    ['a price list', () => renamedIn(/(?<=prices: |price\.|^ {2}|list: )audit(?=[.:,\s}])/gm, 'survey')],
    ['a campaign', () => renamedIn(/summer-2025/g, 'sale-of-2025')],
    [
      'the file of a longer text',
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
    expect([result.after.broken, saidBy(result)]).toEqual([[], {}]);
  });
});
