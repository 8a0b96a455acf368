// Proves that `explain` names exactly the pages that change with a value of content. The first test changes each value alone,
// and all named pages must differ. The second test changes all values for which `explain` does not name a page at once, and
// the page must stay the same.
import { describe, expect, test } from 'vitest';
import { plan } from '../../src/build/plan.ts';
import type { DataPath } from '../../src/model/data/place.ts';
import { valueAt } from '../../src/model/data/value-at.ts';
import { factsOf } from '../../src/model/facts.ts';
import { isText } from '../../src/model/languages/text.ts';
import { entriesOf, type Site } from '../../src/model/site-content.ts';
import { clockAt } from '../../src/model/time/clock.ts';
import { pagesUsing } from '../../src/tools/explain/explain-use.ts';
import { type ContentPlace, factPlaces, yamlDataOf } from '../../src/tools/explain/places.ts';
import { recorder } from '../../src/tools/explain/record-page.ts';
import { prepared } from '../support/fixture-site/content.ts';
import { differ, otherValuesIn, realInput, type Value } from '../support/real-site/changes-of-content.ts';
import { partOf, turnOfSearches } from '../support/samples.ts';

const input = await realInput();
const ready = await prepared(input);
const { site } = ready;

const record = recorder({ ...ready, at: input.at });
const pages = ready.routes.routes.map(record);
const differing = await differ(input);

const explained = (...places: readonly ContentPlace[]): readonly string[] =>
  pagesUsing({ kind: 'setting', name: '', exactly: '', also: [], places }, pages, yamlDataOf(site)).map(({ route }) => route.path);

/** Returns the paths of all single values in `value`. */
const leaves = (value: unknown, path: DataPath = []): readonly DataPath[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]))
    : [path];

test('Recording reads does not change a page', () => {
  expect(pages.filter(({ route, made }) => made.html !== ready.render(route).html).map(({ route }) => route.path)).toEqual([]);
});

const valueIn = (file: string, path: DataPath): unknown => valueAt(yamlDataOf(site).get(file), path);

/** Returns whether a value cannot become an arbitrary word, because it names another item or decides which files are built. */
const isName = (path: DataPath): boolean =>
  path.at(-1) === 'example' ||
  ['urlStyle', 'icon', 'promotion', 'booking', 'currency', 'services'].includes(String(path[0])) ||
  ['external', 'icon', 'buy', 'videoCall', 'campaign', 'validUntil'].includes(String(path.at(-1)));

const settings = leaves(site.settings).filter((path) => !isName(path));
/** Returns whether the file contains a value. It may leave out `newTab`, which has a default. */
const isInFile = (file: string, path: DataPath): boolean => {
  const text = input.tree.texts.get(file) ?? '';
  return path.at(-1) !== 'newTab' || new RegExp(`${String(path[1])}:.*newTab`).test(text);
};
const prices = leaves(site.prices).filter((path) => !isName(path));
const words = (['de', 'en'] as const).flatMap((locale) =>
  leaves(site.messages[locale])
    .filter((_, index) => index % 9 === (locale === 'de' ? 0 : 4))
    .map((path) => ({ file: `translations/${locale}.yaml`, path })),
);
const entries = entriesOf(site).flatMap(({ file, value }) => leaves(value).map((path) => ({ file, path })));
const labels = leaves(site.data['navigation']).map((path) => ({ file: 'navigation.yaml', path }));
const texts = [...labels, ...entries].filter(({ path }) => ['de', 'en'].includes(String(path.at(-1))));
const isOneLine = ({ file, path }: Value): boolean => typeof valueIn(file, path) === 'string';
// Other pages show the name and the card of a page.
const isShownElsewhere = ({ path }: Value): boolean => /^(?:name|summary|card\.\w+|industry)\.(?:de|en)$/.test(path.join('.'));

const all: readonly Value[] = [
  ...settings.filter((path) => isInFile('site.yaml', path)).map((path) => ({ file: 'site.yaml', path })),
  ...prices.map((path) => ({ file: 'prices.yaml', path })),
  ...words,
  ...texts.filter((text, index) => index % 97 === 5 && isOneLine(text)),
  ...entries.filter((value, index) => index % 5 === 0 && isShownElsewhere(value)),
  ...[...input.tree.assets.keys()].map((name) => ({ file: `assets/${name}`, path: [] })),
];
const nameOf = ({ file, path }: Value): string => `${file}:${path.join('.')}`;
const values = [...new Map(all.map((value) => [nameOf(value), value]))];
const others = otherValuesIn(input.tree);
const namedFor = new Map(values.map(([, value]) => [value, explained(value)]));

test.each(partOf(values, 5, turnOfSearches))('Every page that explain names for %s changes with the value', async (_, value) => {
  const named = namedFor.get(value) ?? [];
  expect(await differing(others([value]), named)).toEqual(named);
});

test.each(
  partOf(
    ready.routes.routes.map(({ path }) => path),
    5,
    turnOfSearches,
  ),
)('The page %s changes only with values for which explain names the page', async (path) => {
  const rest = values.flatMap(([, value]) => (namedFor.get(value)?.includes(path) ? [] : [value]));
  expect(await culprits(rest, path)).toEqual([]);
});

/** Resolves to the names of the values in `rest` that change the page at `path`, or to a remark if only several together change it. */
async function culprits(rest: readonly Value[], path: string): Promise<readonly string[]> {
  if ((await differing(others(rest), [path])).length === 0) return [];
  const alone: string[] = [];
  for (const value of rest) if ((await differing(others([value]), [path])).length > 0) alone.push(nameOf(value));
  return alone.length > 0 ? alone : ['all of them together'];
}

describe('explain names the right place of each fact: a change of the value there changes the fact', () => {
  const factsIn = (of: Site): ReadonlyMap<string, string> => factsOf({ ...of, clock: clockAt(input.at, of.model.calendar) }, 'de');
  const before = factsIn(site);
  const places = factPlaces(site, input.at);

  test.each(partOf([...before], 5, turnOfSearches))('%s: %s', async (name, value) => {
    const { file, path } = places.get(name) ?? { file: '', path: [] };
    const inGerman = isText(valueIn(file, path), site.locales) ? [...path, 'de'] : path;
    const { site: after } = await plan({ ...input, tree: others([{ file, path: inGerman }]) });
    expect(after && factsIn(after).get(name)).not.toBe(value);
    expect(after).toBeDefined();
  });
});
