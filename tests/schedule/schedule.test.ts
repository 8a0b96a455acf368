import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { BuildInput } from '../../src/build/build-input.ts';
import type { PageView } from '../../src/model/view.ts';
import { schedule } from '../../src/tools/schedule/schedule.ts';
import { contentWith, edited, inputOf, prepared } from '../support/fixture-site/content.ts';
import { datedSite } from '../support/fixture-site/dated-site.ts';

const inputAt = (tree: ReturnType<typeof contentWith>, when: string): BuildInput => inputOf(tree, { at: Date.parse(when) });

async function scheduleOf(tree: ReturnType<typeof contentWith>, when: string, more: Partial<BuildInput> = {}) {
  const input = { ...inputAt(tree, when), ...more };
  return schedule({ ready: await prepared(input), texts: tree.texts, at: input.at });
}

const dated = datedSite();
const june = '2025-06-15T12:00:00+02:00';
let cached: ReturnType<typeof scheduleOf> | undefined;

/** Returns the schedule of the dated site in June. */
const inJune = (): ReturnType<typeof scheduleOf> => (cached ??= scheduleOf(dated, june));

test('The schedule lists every instant in order, with its state and whether pages change', async () => {
  const { entries } = await inJune();
  expect(entries.map(({ at, what, name, state, rebuild }) => [at, what, name, state, rebuild])).toEqual([
    ['2025-03-01T00:00:00+01:00', 'campaign-starts', 'spring', 'passed', false],
    ['2025-03-16T00:00:00+01:00', 'review-by', 'spring', 'overdue', false],
    ['2025-03-31T23:59:59+02:00', 'campaign-ends', 'spring', 'passed', false],
    ['2025-04-11T00:00:00+02:00', 'review-by', '99%', 'overdue', false],
    ['2025-05-02T00:00:00+02:00', 'valid-until', 'Im Frühling', 'overdue', false],
    ['2025-05-21T00:00:00+02:00', 'review-by', 'pages/offer', 'overdue', false],
    ['2025-06-01T00:00:00+02:00', 'campaign-starts', 'summer', 'passed', false],
    ['2025-06-30T23:59:59+02:00', 'campaign-ends', 'summer', 'ahead', true],
    ['2025-07-01T00:00:00+02:00', 'valid-until', 'Nur kurz', 'ahead', true],
    ['2025-07-16T00:00:00+02:00', 'valid-until', 'Wer?', 'ahead', false],
    ['2025-07-20T00:00:00+02:00', 'campaign-starts', 'contest', 'ahead', true],
    ['2025-07-31T23:59:59+02:00', 'campaign-ends', 'contest', 'ahead', false],
    ['2025-08-01T00:00:00+02:00', 'campaign-starts', 'secret', 'ahead', false],
    ['2025-08-15T00:00:00+02:00', 'valid-from', 'How new?', 'ahead', true],
    ['2025-08-31T23:59:59+02:00', 'campaign-ends', 'secret', 'ahead', false],
    ['2025-09-16T00:00:00+02:00', 'valid-until', 'How old?', 'ahead', true],
    ['2025-10-10T12:00:00+02:00', 'valid-until', 'Wellen', 'ahead', true],
    ['2025-11-02T00:00:00+01:00', 'review-by', 'masts', 'ahead', false],
    ['2025-11-12T00:00:00+01:00', 'valid-until', 'ISO 1', 'ahead', true],
    ['2025-12-01T00:00:00+01:00', 'campaign-starts', 'winter', 'ahead', true],
    ['2026-01-01T00:00:00+01:00', 'year', '2026', 'ahead', true],
    ['2026-01-15T23:59:59+01:00', 'campaign-ends', 'winter', 'ahead', true],
    ['2026-03-01T00:00:00+01:00', 'review-by', 'company', 'ahead', false],
  ]);
});

test('The schedule lists the end of security.txt, which changes no page', async () => {
  const security = 'icon: icon.svg\nsecurity: { contact: security@inselfunk.test, validUntil: 2025-06-20 }\n';
  const { entries } = await scheduleOf(contentWith(edited('site.yaml', 'icon: icon.svg\n', security)), june);
  expect(entries.filter(({ name }) => name === 'security')).toMatchObject([
    { at: '2025-06-21T00:00:00+02:00', what: 'valid-until', state: 'ahead', rebuild: false, routes: [] },
  ]);
});

test('The next change in the schedule is at the first entry that is ahead and changes pages', async () => {
  expect(await inJune()).toMatchObject({
    at: '2025-06-15T12:00:00+02:00',
    nextChangeAt: '2025-06-30T23:59:59.001+02:00',
  });
});

test.each([
  ['campaign-starts', 'winter', ['/', '/offer', '/package-lighthouse', '/en', '/en/about']],
  ['campaign-starts', 'contest', ['/offer', '/package-lighthouse']],
  ['campaign-ends', 'secret', []],
  ['valid-until', 'ISO 1', ['/stations/buoy', '/en/stations/buoy']],
  ['valid-until', 'Wellen', ['/offer']],
  ['valid-from', 'How new?', ['/', '/en']],
  ['review-by', 'masts', ['/', '/offer', '/en']],
])('For %s of %s, the schedule names the pages that show it in a section, a sentence, a layout or prose', async (what, name, pages) => {
  const { entries } = await inJune();
  expect(entries.find((entry) => entry.what === what && entry.name === name)?.routes).toEqual(pages);
});

test('The schedule names every page for the year and the company', async () => {
  const { routes } = await prepared(inputAt(dated, june));
  const { entries } = await inJune();
  const pages = entries.filter(({ what, name }) => what === 'year' || name === 'company').map((entry) => entry.routes);
  expect(pages).toEqual([routes.routes.map(({ path }) => path), routes.routes.map(({ path }) => path)]);
});

test('The schedule has the place of each date; the year has none', async () => {
  const { entries } = await scheduleOf(contentWith(), '2025-06-15T12:00:00+02:00');
  expect(entries.map(({ what, file, range }) => ({ what, file, ...range }))).toEqual([
    { what: 'campaign-ends', file: 'prices.yaml', line: 4, column: 19 },
    { what: 'year', file: undefined },
  ]);
});

test.each([
  ['ahead in its last moment', '2025-06-30T23:59:59+02:00', 'ahead'],
  ['overdue a moment later, while pages show it', '2025-06-30T23:59:59.001+02:00', 'overdue'],
])('The schedule marks a campaign as %s', async (_when, at, expected) => {
  expect((await scheduleOf(contentWith(), at)).entries[0]?.state).toBe(expected);
});

test('The schedule marks an ended campaign that no page shows as passed', async () => {
  const tree = contentWith(edited('prices.yaml', 'campaigns:\n', 'campaigns:\n  old: { ends: 2024-06-30T23:59:59+02:00, percent: 5 }\n'));
  const { entries } = await scheduleOf(tree, '2025-06-15T12:00:00+02:00');
  expect(entries[0]).toMatchObject({ name: 'old', state: 'passed', routes: [] });
});

test('The schedule names the overview page if a card on it shows the price of a future offer', async () => {
  const tree = contentWith({
    ...edited('prices.yaml', 'summer: {', 'summer: { starts: 2025-06-01T00:00:00+02:00,'),
    ...edited('stations/buoy.yaml', 'Ein Sender auf einer Boje.', '"Ab {price.masts.offer.once}."'),
  });
  const { entries } = await scheduleOf(tree, '2025-05-15T12:00:00+02:00');
  expect(entries[0]?.routes).toContain('/stations');
  expect(entries[0]?.routes).not.toContain('/en/stations');
});

test('The schedule names no page for a campaign that no template shows', async () => {
  const Body = ({ view }: { readonly view: PageView }) => createElement('main', {}, view.site.name);
  const { entries } = await scheduleOf(dated, june, { definition: { ...inputOf(dated).definition, Body } });
  expect(entries.filter(({ name }) => name === 'contest').map(({ routes, rebuild }) => [routes, rebuild])).toEqual([
    [[], false],
    [[], false],
  ]);
});
