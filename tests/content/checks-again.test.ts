// The check of a file runs again only if its data or the result of a lookup has changed.
import { expect, test } from 'vitest';
import { plan } from '../../src/build/plan.ts';
import { createQueryCache, type QueryCache } from '../../src/store/query-cache.ts';
import { type Changes, contentWith, duringSummer, edited, inputOf, type Options } from '../support/fixture-site/content.ts';
import { datedSite } from '../support/fixture-site/dated-site.ts';

/**
 * Returns a function that checks content with changes, and reuses the cache of its earlier calls. The function resolves to the
 * checked files and to the site checks that ran, which have the prefix `all: `.
 */
function checker(): (changes: Changes, options?: Options) => Promise<readonly string[]> {
  const base = createQueryCache();
  let checked: string[] = [];
  const queries: QueryCache = {
    ...base,
    compute: (query, from, run) =>
      base.compute(query, from, () => {
        if (Array.isArray(query) && query[0].name === 'check of the site') checked.push(`all: ${query[1]}`);
        return run();
      }),
    each: (request, run) =>
      base.each(request, (input, key) => {
        if (request.query.name === 'check') checked.push(key);
        return run(input, key);
      }),
  };
  return async (changes, options = {}) => {
    checked = [];
    await plan(inputOf(contentWith(changes), { ...options, queries }));
    return checked;
  };
}

/** Resolves to the checks that run again after an edit. */
async function allCheckedAfter(changes: Changes): Promise<readonly string[]> {
  const check = checker();
  await check({});
  return check(changes);
}

const isFile = (name: string): boolean => !name.startsWith('all: ');

/** Resolves to the files that are checked again after an edit. */
const checkedAfter = async (changes: Changes): Promise<readonly string[]> => (await allCheckedAfter(changes)).filter(isFile);

test('After an edit of a title, only the site checks of titles and campaigns run again', async () => {
  const checked = await allCheckedAfter(edited('pages/about.yaml', 'title: { de: Wer', 'title: { de: Was'));
  // The check of campaigns searches all texts, so it depends on every title.
  expect(checked.filter((name) => !isFile(name))).toEqual(['all: campaignUses', 'all: meta']);
});

test.each([
  ['the title of a page that others link to', edited('pages/about.yaml', 'title: { de: Wer', 'title: { de: Was')],
  ['a price', edited('prices.yaml', 'perMinute: 25', 'perMinute: 26')],
])('After an edit of %s, only the edited file is checked again', async (_, changes) => {
  expect(await checkedAfter(changes)).toEqual(Object.keys(changes));
});

test('If a page is added, only that page is checked', async () => {
  const copy = contentWith().texts.get('pages/about.yaml') ?? '';
  expect(await checkedAfter({ 'pages/another.yaml': copy })).toEqual(['pages/another.yaml']);
});

test('If a page is removed, the files that name it are checked again', async () => {
  const checked = await checkedAfter({ 'pages/about.yaml': undefined });
  const { texts } = contentWith();
  const naming = [...texts].filter(([file, text]) => /(?:page|parent): about\b/.test(text) && file !== 'pages/about.yaml');
  expect(naming.length).toBeGreaterThan(0);
  expect([...checked].sort()).toEqual(naming.map(([file]) => file).sort());
});

test('If the clock passes dates, fewer than half of the files are checked again; otherwise, no file is checked again', async () => {
  const check = checker();
  const changes = Object.fromEntries(datedSite().texts);
  await check(changes, { at: duringSummer });
  expect((await check(changes, { at: duringSummer + 60_000 })).filter(isFile)).toEqual([]);
  const later = (await check(changes, { at: Date.parse('2025-09-16T00:00:00+02:00') })).filter(isFile);
  expect(later.length).toBeGreaterThan(0);
  expect(later.length).toBeLessThan(contentWith(changes).texts.size / 2);
});
