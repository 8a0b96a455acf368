// The proof of `explain`: it names the pages that change when a value of content changes, those and no others.
import { describe, expect, test } from 'vitest';
import { plan, prepare } from '../../src/build.ts';
import { valueAt } from '../../src/data/value-at.ts';
import type { DataPath } from '../../src/diagnostics/diagnostic.ts';
import { usesOf } from '../../src/explain/explain-use.ts';
import { dataOf, factPlaces, type Place } from '../../src/explain/places.ts';
import { recorder } from '../../src/explain/record-page.ts';
import { renderContext } from '../../src/explain/render-context.ts';
import { factsOf } from '../../src/model/facts.ts';
import { isText } from '../../src/model/languages/text.ts';
import { entriesOf, type Site } from '../../src/model/site-content.ts';
import { clockAt } from '../../src/model/time/clock.ts';
import { changed, differ, realInput, repainted } from '../support/real-site/changes-of-content.ts';

const input = await realInput();
const { ready } = await prepare(input);
if (ready === undefined) throw new Error('The real content has errors.');
const { site } = ready;

const record = recorder(await renderContext(input, ready));
const pages = ready.routes.routes.map(record);
const changedBy = await differ(input);

const explained = (...places: readonly Place[]): readonly string[] =>
  usesOf({ kind: 'setting', name: '', exactly: '', also: [], places }, pages, dataOf(site)).map(({ route }) => route.path);

/** The paths of all single values in `value`. */
const leaves = (value: unknown, path: DataPath = []): readonly DataPath[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]))
    : [path];

test('Recording changes nothing of a page', () => {
  expect(pages.filter(({ route, made }) => made.html !== ready.render(route).html).map(({ route }) => route.path)).toEqual([]);
});

const valueIn = (file: string, path: DataPath): unknown => valueAt(dataOf(site).get(file), path);

/** Values that are names of other things, or decide what is made: they cannot just be another word. */
const isName = (path: DataPath): boolean =>
  path.at(-1) === 'example' ||
  ['urlStyle', 'icon', 'promotion', 'booking', 'currency', 'services'].includes(String(path[0])) ||
  ['external', 'icon', 'buy', 'videoCall', 'campaign'].includes(String(path.at(-1)));

describe('explain names the pages that change', () => {
  const settings = leaves(site.settings).filter((path) => !isName(path));
  const inTree = (file: string, path: DataPath): boolean => {
    const own = input.tree.texts.get(file) ?? '';
    // Defaults are not in the file.
    return path.at(-1) !== 'newTab' || new RegExp(`${String(path[1])}:.*newTab`).test(own);
  };
  test.each(settings.filter((path) => inTree('site.yaml', path)).map((path) => ({ name: path.join('.'), path })))(
    'with $name of site.yaml',
    async ({ path }) => {
      expect(explained({ file: 'site.yaml', path })).toEqual(await changedBy(changed(input.tree, 'site.yaml', path)));
    },
  );

  const prices = leaves(site.prices).filter((path) => !isName(path));
  test.each(prices.map((path) => ({ name: path.join('.'), path })))('with $name of prices.yaml', async ({ path }) => {
    expect(explained({ file: 'prices.yaml', path })).toEqual(await changedBy(changed(input.tree, 'prices.yaml', path)));
  });

  const words = (['de', 'en'] as const).flatMap((locale) =>
    leaves(site.messages[locale])
      .filter((_, index) => index % 9 === (locale === 'de' ? 0 : 4))
      .map((path) => ({ name: `${path.join('.')} (${locale})`, file: `translations/${locale}.yaml`, path })),
  );
  test.each(words)('with the words $name', async ({ file, path }) => {
    expect(explained({ file, path })).toEqual(await changedBy(changed(input.tree, file, path)));
  });

  const entries = entriesOf(site).flatMap(({ file, value }) => leaves(value).map((path) => ({ name: path.join('.'), file, path })));
  const labels = leaves(site.data['navigation']).map((path) => ({ name: path.join('.'), file: 'navigation.yaml', path }));
  const texts = [...labels, ...entries].filter(({ path }) => ['de', 'en'].includes(String(path.at(-1))));
  const oneLine = ({ file, path }: (typeof texts)[number]): boolean => typeof valueIn(file, path) === 'string';
  test.each(texts.filter((text, index) => index % 97 === 5 && oneLine(text)))('with the text $name of $file', async ({ file, path }) => {
    expect(explained({ file, path })).toEqual(await changedBy(changed(input.tree, file, path)));
  });
  // What others show of a page: its name, its card.
  test.each(
    entries.filter(({ path }, index) => index % 5 === 0 && /^(?:name|summary|card\.\w+|industry)\.(?:de|en)$/.test(path.join('.'))),
  )('with $name of $file', async ({ file, path }) => {
    expect(explained({ file, path })).toEqual(await changedBy(changed(input.tree, file, path)));
  });

  test.each([...input.tree.assets.keys()])('with the picture %s', async (name) => {
    expect(explained({ file: `assets/${name}`, path: [] })).toEqual(await changedBy(repainted(input.tree, name)));
  });
});

describe('Every fact stands where explain says, for another value there is another fact', () => {
  const factsIn = (of: Site): ReadonlyMap<string, string> => factsOf({ ...of, clock: clockAt(input.at, of.model.calendar) }, 'de');
  const before = factsIn(site);
  const places = factPlaces(site, input.at);

  test.each([...before])('%s: %s', async (name, value) => {
    const { file, path } = places.get(name) ?? { file: '', path: [] };
    const inGerman = isText(valueIn(file, path), site.locales) ? [...path, 'de'] : path;
    const { site: after } = await plan({ ...input, tree: changed(input.tree, file, inGerman) });
    expect(after && factsIn(after).get(name)).not.toBe(value);
    expect(after).toBeDefined();
  });
});
