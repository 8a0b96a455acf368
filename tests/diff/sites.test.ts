// The small site with one change: the diff reports exactly this change, with its source.
import { describe, expect, test } from 'vitest';
import { failuresOf } from '../../src/tools/diff/failures.ts';
import { type Changes, contentWith, duringSummer, edited, tinyPage } from '../support/fixture-site/content.ts';
import { diffOf, diffOfTrees, nonEmptyLists } from './diff-of.ts';

const shownPlaces = (list: readonly { readonly file: string; readonly line: number }[]): readonly string[] =>
  list.map(({ file, line }) => `${file}:${line}`);

test('The diff of equal content is empty', async () => {
  expect(nonEmptyLists(await diffOf({}))).toEqual({});
});

describe('The diff of a price', () => {
  const change = edited('prices.yaml', '1799700', '1899700');

  test('has one fact, with both texts, its line and its pages', async () => {
    const { facts } = await diffOf(change);
    expect(facts.map(({ sources, ...fact }) => ({ ...fact, sources: shownPlaces(sources) }))).toEqual([
      {
        kind: 'price',
        name: 'price.masts.regular.once',
        before: { de: '17.997\u00a0€', en: '€17,997' },
        after: { de: '18.997\u00a0€', en: '€18,997' },
        unchangedIn: [],
        sources: ['content/prices.yaml:7'],
        routes: ['/offer'],
      },
    ]);
  });

  test('fails with --fail-on price, but not with url or translation', async () => {
    const result = await diffOf(change);
    expect(failuresOf(result, ['url', 'price', 'translation'])).toEqual(['price']);
  });
});

test('The diff of a text names its page, both versions and its line', async () => {
  const { pages, facts, shared } = await diffOf(edited('pages/about.yaml', 'From {city}.', 'Out of {city}.'));
  const [page] = pages;
  expect([pages.length, facts, shared]).toEqual([1, [], []]);
  expect(page?.route).toBe('/en/about');
  expect(page?.changes.map(({ kind, before, after, sources }) => [kind, before, after, ...shownPlaces(sources)])).toEqual([
    ['text', expect.stringContaining('From Hamburg.'), expect.stringContaining('Out of Hamburg.'), 'content/pages/about.yaml:9'],
  ]);
});

test('The diff marks a fact that changed in only one language', async () => {
  const { facts } = await diffOf(edited('pages/about.yaml', 'Three people and a mast.', '4 people and a mast.'));
  expect(facts.map(({ name, after, unchangedIn, routes }) => ({ name, after, unchangedIn, routes }))).toEqual([
    { name: 'pages/about.yaml: meta.description', after: { en: '4' }, unchangedIn: ['de'], routes: ['/en/about'] },
  ]);
});

test('The diff of a document has the line of the change', async () => {
  const text = contentWith().texts.get('pages/about.en.mdx') ?? '';
  const { pages } = await diffOf({ 'pages/about.en.mdx': `Before.\n\n${text}` });
  expect(pages.flatMap(({ changes }) => changes.map(({ state, after, sources }) => [state, after, ...shownPlaces(sources)]))).toEqual([
    ['added', 'Before.', 'content/pages/about.en.mdx:1'],
  ]);
});

test('The diff reports a change that every page has, such as in the footer, once, with the pages', async () => {
  const before = contentWith();
  const after = contentWith();
  const { shared, pages } = await diffOfTrees(before, after, {
    before: { at: duringSummer },
    after: { at: Date.parse('2026-06-01T12:00:00+02:00') },
  });
  const years = shared.filter(({ change }) => change.before?.includes('2025') === true && change.after?.includes('2026') === true);
  expect(years.length).toBeGreaterThan(0);
  expect(years[0]?.routes.length).toBeGreaterThanOrEqual(5);
  expect(pages.some(({ changes }) => changes.some((change) => change.after === years[0]?.change.after))).toBe(false);
});

test('The diff reports a new page as a URL and as a page', async () => {
  const { addresses, pages } = await diffOf(tinyPage());
  expect(addresses).toEqual([{ route: '/tiny', state: 'added', language: 'de' }]);
  expect(pages.find(({ route }) => route === '/tiny')).toMatchObject({ state: 'added', weight: { after: { raw: expect.any(Number) } } });
});

test('The diff reports the URL of a removed page as gone, as redirected or, if it was published, as broken', async () => {
  const stateWith = async (changes: Changes): Promise<unknown> => {
    const { addresses, pages } = await diffOf(changes, tinyPage());
    return [addresses.find(({ route }) => route === '/tiny')?.state, pages.find(({ route }) => route === '/tiny')?.state];
  };
  const redirects = contentWith().texts.get('redirects.yaml') ?? '';
  expect(await stateWith({})).toEqual(['gone', 'removed']);
  expect(await stateWith({ 'redirects.yaml': `${redirects}  - { from: /tiny, to: /about }\n` })).toEqual(['redirected', 'removed']);
  expect(await stateWith({ 'locks/urls.yaml': 'urls:\n  - /tiny\n' })).toEqual(['broken', 'removed']);
});

test('The diff reports errors in one version, and compares the rest', async () => {
  const { after, facts, diagnostics } = await diffOf({
    ...edited('prices.yaml', '1799700', '1899700'),
    'pages/about.yaml': 'languages: [de, en]\nname: { de: Was, en: What }\n',
  });
  expect(after.broken).toEqual(['content/pages/about.yaml']);
  expect(facts.map(({ name }) => name)).toEqual(['price.masts.regular.once']);
  expect(
    diagnostics.some(({ state, file, severity }) => state === 'appeared' && file === 'content/pages/about.yaml' && severity === 'error'),
  ).toBe(true);
});

test('If a page to which other pages link was removed, the diff takes the page from the other version, and compares the rest', async () => {
  const { after, facts, pages } = await diffOf({ ...edited('prices.yaml', '1799700', '1899700'), 'pages/offer.yaml': undefined });
  expect([after.broken, facts.map(({ name }) => name)]).toEqual([['content/pages/offer.yaml'], ['price.masts.regular.once']]);
  expect(pages.map(({ state }) => state)).toEqual(['changed']);
});

test('If a changed file breaks an unchanged file, the diff takes the changed file from the other version', async () => {
  // The home page links to this anchor.
  const { after } = await diffOf(edited('pages/offer.yaml', 'id: price', 'id: cost'));
  expect(after.broken).toEqual(['content/pages/offer.yaml']);
});

test('The diff shows a change of the new version despite errors in the old version', async () => {
  const { before, facts } = await diffOf(edited('prices.yaml', '1799700', '1899700'), { 'pages/about.yaml': 'name: 1\n' });
  expect([before.broken, facts.map(({ name }) => name)]).toEqual([['content/pages/about.yaml'], ['price.masts.regular.once']]);
});

/** Resolves to the facts of `changes`, as `name: before → after`. */
async function factsOf(changes: Changes, from: Changes = {}): Promise<readonly string[]> {
  const { facts } = await diffOf(changes, from);
  const joined = (texts: Readonly<Record<string, string>>): string => Object.values(texts).join(' | ');
  return facts.map(
    ({ name, from: old, before, after }) => `${name}${old === undefined ? '' : ` from ${old}`}: ${joined(before)} → ${joined(after)}`,
  );
}

describe('The diff of facts in a text', () => {
  const city = edited('pages/about.yaml', 'en: Three people and a mast.', 'en: "Three people in {city}."');
  const price = '{price.masts.offer.once}';

  test('has the value that visitors read, not its name in braces', async () => {
    expect(await factsOf(city)).toEqual(['pages/about.yaml: meta.description:  → Hamburg']);
    expect(await factsOf({}, city)).toEqual(['pages/about.yaml: meta.description: Hamburg → ']);
  });

  test('is empty if a fact is written in braces instead of as a value', async () => {
    const spelled = edited('pages/home.yaml', `Ab ${price}.`, 'Ab 9.997 €.');
    const other = edited('pages/home.yaml', `Ab ${price}.`, 'Ab 9997,50 EUR.');
    expect(await factsOf(spelled)).toEqual([]);
    expect(await factsOf({}, spelled)).toEqual([]);
    expect(await factsOf(other)).toEqual(['pages/home.yaml: sections.1.items.1.answer: 9.997\u00a0€ → 9.997,50\u00a0€']);
  });

  test('ignores values that a program fills in', async () => {
    expect(await factsOf(edited('pages/about.yaml', 'From {city}.', 'From {{count}}.'))).toEqual([]);
  });

  test('reports a fact that moved to another place as moved, not as a changed price', async () => {
    const text = contentWith().texts.get('pages/about.yaml') ?? '';
    const about = (description: string, lead: string): Changes => ({
      'pages/about.yaml': text.replace('Three people and a mast.', description).replace('From {city}.', lead),
    });
    const [here, there] = [about('A mast for €95.', 'From {city}.'), about('A mast.', 'From {city}, for €95.')];
    expect(await factsOf(there, here)).toEqual(['pages/about.yaml: sections.0.lead from pages/about.yaml: meta.description: €95 → €95']);
    expect(failuresOf(await diffOf(there, here), ['price'])).toEqual([]);
    const dearer = about('A mast.', 'From {city}, for €96.');
    expect(await factsOf(dearer, here)).toEqual([
      'pages/about.yaml: meta.description: €95 → ',
      'pages/about.yaml: sections.0.lead:  → €96',
    ]);
    expect(failuresOf(await diffOf(dearer, here), ['price'])).toEqual(['price']);
  });
});

test('If a content file of one version has an error, the diff reports no public file as removed', async () => {
  const publicFiles = new Map([['report.txt', { bytes: new TextEncoder().encode('Words.'), hash: 'a1' }]]);
  const [before, after] = [contentWith(), contentWith(edited('pages/about.yaml', 'name:', 'nme:'))].map((tree) => ({
    ...tree,
    publicFiles,
  }));
  const { files, after: version } = await diffOfTrees(before ?? contentWith(), after ?? contentWith());
  expect({ files, broken: version.broken }).toEqual({ files: [], broken: ['content/pages/about.yaml'] });
});
