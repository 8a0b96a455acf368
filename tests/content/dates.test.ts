// The diagnostics of check that depend on the date.
import { describe, expect, test } from 'vitest';
import { isFailure } from '../../src/cli/output/exit-code.ts';
import { built, contentWith, diagnose, edited, problemsOf, tinyPage } from '../support/fixture-site/content.ts';
import { datedSite } from '../support/fixture-site/dated-site.ts';

const withChecklist = (more: string) =>
  tinyPage('', '', `  - type: checklist\n    title: { de: Was }\n    items: [{ de: Eins }, { de: Zwei }]\n${more}`);

/** Resolves to the codes and files of the diagnostics of content with `changes` at an instant. */
async function problemsAt(changes: Parameters<typeof contentWith>[0], at: string): Promise<string[]> {
  const places = await problemsOf(contentWith(changes), { at: Date.parse(at) });
  return places.map((place) => place.replace(/:\d+:\d+$/, ''));
}

describe('The diagnostics of a section that is valid until 31 May 2025', () => {
  test.each([
    ['two weeks and a millisecond before', '2025-05-17T23:59:59.999+02:00', []],
    ['two weeks before', '2025-05-18T00:00:00+02:00', ['claim-ends-soon pages/tiny.yaml']],
    ['in its last millisecond', '2025-05-31T23:59:59.999+02:00', ['claim-ends-soon pages/tiny.yaml']],
    ['after the end', '2025-06-01T00:00:00+02:00', ['claim-ended pages/tiny.yaml']],
  ])('%s', async (_when, at, expected) => {
    expect(await problemsAt(withChecklist('    validUntil: 2025-05-31\n'), at)).toEqual(expected);
  });
});

describe('The diagnostics of a page to be reviewed by 31 May 2025', () => {
  test.each([
    ['long before', '2025-05-01T00:00:00+02:00', []],
    ['on that day', '2025-05-31T12:00:00+02:00', ['review-soon pages/tiny.yaml']],
    ['the day after', '2025-06-01T00:00:00+02:00', ['review-overdue pages/tiny.yaml']],
  ])('%s', async (_when, at, expected) => {
    expect(await problemsAt(tinyPage('languages:', 'reviewBy: 2025-05-31\nlanguages:'), at)).toEqual(expected);
  });
});

describe('The diagnostics of a security.txt that is valid until 31 May 2025', () => {
  const security = edited(
    'site.yaml',
    'icon: icon.svg\n',
    'icon: icon.svg\nsecurity: { contact: security@inselfunk.test, validUntil: 2025-05-31 }\n',
  );

  test.each([
    ['long before', '2025-05-01T00:00:00+02:00', []],
    ['two weeks before', '2025-05-18T00:00:00+02:00', ['security-ends-soon site.yaml']],
    ['after the end', '2025-06-01T00:00:00+02:00', ['security-ended site.yaml']],
  ])('%s', async (_when, at, expected) => {
    expect(await problemsAt(security, at)).toEqual(expected);
  });
});

test.each([
  ['company', 'vatId: DE111111111', 'vatId: DE111111111\n  reviewBy: 2025-01-01'],
  ['contact', 'email: hilfe@inselfunk.test', 'email: hilfe@inselfunk.test, reviewBy: 2025-01-01'],
  ['external address', 'newTab: true', 'newTab: true, reviewBy: 2025-01-01'],
])('The %s of the site can have a date for its review', async (_what, from, to) => {
  expect(await problemsAt(edited('site.yaml', from, to), '2025-06-01T00:00:00+02:00')).toEqual(['review-overdue site.yaml']);
});

test.each([
  ['a campaign', 'percent: 50 }', 'percent: 50, reviewBy: 2025-01-01 }'],
  ['a price list', 'regular: { once: 1799700 }', 'regular: { once: 1799700 }\n    reviewBy: 2025-01-01'],
])('%s can have a date for its review', async (_what, from, to) => {
  expect(await problemsAt(edited('prices.yaml', from, to), '2025-06-01T00:00:00+02:00')).toEqual(['review-overdue prices.yaml']);
});

test.each([
  ['2025-02-30', 'date-invalid'],
  ['31.12.2025', 'date-notation'],
  ['2025-12-31T18:00:00', 'date-notation'],
  ['soon', 'format-invalid'],
])('The invalid end date %s is reported exactly once', async (end, code) => {
  expect(await problemsAt(withChecklist(`    validUntil: "${end}"\n`), '2025-06-01T00:00:00+02:00')).toEqual([`${code} pages/tiny.yaml`]);
});

test.each([
  ['29.03.2026', '2026-03-29T00:00:00+01:00'],
  ['29.03.2026 01:30', '2026-03-29T01:30:00+01:00'],
  ['29.03.2026 04:30', '2026-03-29T04:30:00+02:00'],
  ['25.10.2026', '2026-10-25T00:00:00+02:00'],
  ['25.10.2026 02:30', '2026-10-25T02:30:00+02:00'],
  ['25.10.2026 04:30', '2026-10-25T04:30:00+01:00'],
])('The fix of the start %s, on a day when the clocks change, is %s', async (written, meant) => {
  const starting = (start: string): string => `summer: { starts: ${start}, ends: 2026-12-31T23:59:59+01:00,`;
  const changes = edited('prices.yaml', 'summer: { ends: 2025-06-30T23:59:59+02:00,', starting(written));
  const found = (await diagnose(contentWith(changes))).find(({ code }) => code === 'date-notation');
  expect(found?.fix?.result).toContain(starting(meant));
});

test.each([
  ['12/31/2027', '2027-12-31'],
  ['31/12/2027', '2027-12-31'],
  ['3/3/2027', '2027-03-03'],
  // Either of the two may be the month.
  ['3/2/2027', undefined],
])('The fix of the day %s is %s', async (written, meant) => {
  const found = (await diagnose(contentWith(withChecklist(`    reviewBy: ${written}\n`)))).find(({ code }) => code === 'date-notation');
  expect([found?.code, found?.fix?.result.trim()]).toEqual(['date-notation', meant && `reviewBy: ${meant}`]);
});

test.each(['29.03.2026 25:30', '29.03.2026 02:30'])('The start %s, which no clock shows, is reported', async (start) => {
  const changes = edited(
    'prices.yaml',
    'summer: { ends: 2025-06-30T23:59:59+02:00,',
    `summer: { starts: ${start}, ends: 2026-12-31T23:59:59+01:00,`,
  );
  expect((await problemsAt(changes, '2025-06-01T00:00:00+02:00')).some((each) => each.endsWith('prices.yaml'))).toBe(true);
});

test('A hero cannot have an end date, because its page needs it', async () => {
  const changes = tinyPage('- type: hero', '- type: hero\n    validUntil: 2025-12-31');
  expect(await problemsAt(changes, '2025-06-01T00:00:00+02:00')).toEqual(['key-unknown pages/tiny.yaml']);
});

test('An item cannot have an end date if its list must have exactly three items', async () => {
  const changes = edited('packages/lighthouse.yaml', '{ name: Bo Ost,', '{ name: Bo Ost, validUntil: 2027-12-31,');
  expect(await problemsAt(changes, '2025-06-01T00:00:00+02:00')).toEqual(['claim-needed packages/lighthouse.yaml']);
});

describe('A promotion', () => {
  const countdown = (more = '') => withChecklist(`  - { type: countdown, campaign: summer, title: { de: Los }${more} }\n`);
  const starting = edited('prices.yaml', 'summer: {', 'summer: { starts: 2025-06-01T00:00:00+02:00,');

  test.each([
    ['counts as advertised by a countdown', countdown()],
    ['counts as advertised by its end in a sentence', tinyPage('Aber mein.', '"Bis {campaign.summer.end}."')],
  ])('%s', async (_how, changes) => {
    expect(await problemsAt(changes, '2025-07-01T00:00:00+02:00')).toContain('promotion-ended pages/tiny.yaml');
    expect(await problemsAt(changes, '2025-06-01T00:00:00+02:00')).toEqual([]);
  });

  test('does not count as advertised by its regular price, nor by a countdown that ends with it', async () => {
    const changes = [tinyPage('Aber mein.', '"Statt {price.masts.regular.once}."'), countdown(', validUntil: 2025-06-30')];
    for (const each of changes)
      expect(await problemsAt(each, '2025-07-01T00:00:00+02:00')).not.toContain('promotion-ended pages/tiny.yaml');
  });

  test('is reported in prices.yaml after its end if a price list keeps its prices, and then its countdown is not reported', async () => {
    const kept = edited('prices.yaml', 'regular: { once: 1799700 }', 'regular: { once: 1799700 }\n    afterEnd: offer');
    const changes = { ...countdown(), ...kept };
    expect(await problemsAt(changes, '2025-07-01T00:00:00+02:00')).toEqual([
      'promotion-ended pages/offer.yaml',
      'promotion-kept prices.yaml',
    ]);
    expect(await problemsAt(changes, '2025-06-01T00:00:00+02:00')).toEqual([]);
  });

  test('does not count as advertised by a price, neither before its start nor after its end, because prices follow their price list', async () => {
    const changes = { ...tinyPage('Aber mein.', '"Ab {price.masts.offer.once}."'), ...starting };
    for (const month of ['05', '07'])
      expect((await problemsAt(changes, `2025-${month}-01T00:00:00+02:00`)).filter((problem) => problem.includes('tiny'))).toEqual([]);
  });

  test('counts as advertised by prose that names it', async () => {
    const changes = { 'pages/about.de.mdx': 'Bis <Fact name="campaign.summer.end" />\n' };
    expect(await problemsAt(changes, '2025-07-01T00:00:00+02:00')).toContain('promotion-ended pages/about.de.mdx');
  });

  test('must not be mentioned before it starts, except in price lists and countdowns, which appear only when it starts', async () => {
    const problems = await problemsOf(contentWith(starting), { at: Date.parse('2025-05-01T00:00:00+02:00') });
    expect(problems).toEqual(['promotion-early pages/offer.yaml:11:17']);
    expect(await problemsAt(starting, '2025-06-01T00:00:00+02:00')).toEqual([]);
  });
});

test('A date in the future does not fail check --strict, but a past date does', async () => {
  const at = (instant: string) => diagnose(contentWith(), { at: Date.parse(instant) });
  const [near, over] = [await at('2025-06-25T00:00:00+02:00'), await at('2025-07-01T00:00:00+02:00')];
  expect(near.map(({ code }) => code)).toEqual(['promotion-ends-soon']);
  expect([isFailure(near, { strict: true }), isFailure(over, { strict: true }), isFailure(over, {})]).toEqual([false, true, false]);
});

test('Pages do not contain the dates of reviews and ends', async () => {
  const { files } = await built(datedSite());
  const pages = [...files].filter(([path]) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(8);
  expect(pages.filter(([, html]) => /reviewBy|validUntil\b|2025-11-11/.test(String(html))).map(([path]) => path)).toEqual([]);
});
