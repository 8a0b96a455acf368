// Prices that are valid one by one, but probably wrong in comparison with each other.
import { expect, test } from 'vitest';
import { type Changes, contentWith, diagnose, edited, problemsOf } from '../support/fixture-site/content.ts';

/** Returns the prices of the fixture with other amounts for its masts, and with more campaigns and lists. */
const prices = (regular: string, offer: string, { percent = 50, campaigns = '', lists = '' } = {}) => ({
  'prices.yaml': `currency: EUR
vatPercent: 19
campaigns:
  summer: { ends: 2025-06-30T23:59:59+02:00, percent: ${percent} }
${campaigns}lists:
  masts:
    regular: { ${regular} }
    offers:
      - { campaign: summer, amounts: { ${offer} } }
  waves:
    regular: { setup: 999700, monthly: 50000, perMinute: 39 }
    offers:
      - { campaign: summer, amounts: { setup: 499900, monthly: 30000, perMinute: 25 } }
${lists}`,
});

const problemsWith = (changes: Changes): Promise<string[]> => problemsOf(contentWith(changes));

const winter = (percent = 30): string =>
  `  winter: { starts: 2026-12-01T00:00:00+01:00, ends: 2027-01-31T23:59:59+01:00, percent: ${percent} }\n`;

test.each([
  ['an offer below the regular price', prices('once: 1799700', 'once: 999700'), []],
  ['an offer above the regular price', prices('once: 1799700', 'once: 1899700'), ['offer-not-cheaper prices.yaml:9:46']],
  ['an offer at the regular price', prices('once: 1799700', 'once: 1799700'), ['offer-not-cheaper prices.yaml:9:46']],
  ['an offer that keeps one of two amounts', prices('once: 1799700, monthly: 40000', 'once: 999700, monthly: 40000'), []],
  [
    'a list that occurs twice',
    prices('once: 1799700', 'once: 999700', { lists: '  masts:\n    regular: { once: 1899700 }\n' }),
    ['yaml-duplicate-key prices.yaml:14:3'],
  ],
  ['an offer of zero', prices('once: 1799700', 'once: 0'), []],
  ['forgotten cents of an offer', prices('once: 1799700', 'once: 9997'), ['amount-outlier prices.yaml:9:46']],
  ['forgotten cents of a regular price', prices('once: 17997', 'once: 999700'), ['amount-outlier prices.yaml:7:22']],
  [
    'forgotten cents beside another list',
    prices('setup: 9997, once: 1799700', 'setup: 4999, once: 999700'),
    ['amount-outlier prices.yaml:7:23', 'amount-outlier prices.yaml:9:47'],
  ],
  ['a column of two lists', prices('monthly: 500, once: 1799700', 'monthly: 25000, once: 999700'), ['amount-outlier prices.yaml:7:25']],
  ['cents in place of euros', prices('perMinute: 1, once: 1799700', 'perMinute: 39, once: 999700'), ['amount-outlier prices.yaml:7:27']],
  ['two extra digits', prices('perMinute: 39, once: 1799700', 'perMinute: 2500, once: 999700'), ['amount-outlier prices.yaml:9:51']],
  [
    'an amount with two extra digits that are not zeros',
    prices('perMinute: 39, once: 1799700', 'perMinute: 2555, once: 999700'),
    ['offer-not-cheaper prices.yaml:9:51'],
  ],
  ['a discount that one list has', prices('once: 1799700', 'once: 999700', { percent: 44 }), []],
  ['a discount that no list has', prices('once: 1799700', 'once: 999700', { percent: 90 }), ['percent-unmatched prices.yaml:4:55']],
  ['an unused campaign', prices('once: 1799700', 'once: 999700', { campaigns: winter() }), ['campaign-unused prices.yaml:5:3']],
])('The expected problems are reported for %s', async (_what, changes, expected) => {
  expect(await problemsWith(changes)).toEqual(expected);
});

test('A campaign that ends at the instant of its start is impossible; a campaign that ends a second later is possible', async () => {
  const lasting = (ends: string) =>
    prices('once: 1799700', 'once: 999700', { campaigns: `  winter: { starts: 2026-12-01T00:00:00+01:00, ends: ${ends}, percent: 30 }\n` });
  const impossible = async (ends: string) => (await problemsWith(lasting(ends))).filter((each) => each.startsWith('campaign-impossible'));
  expect(await impossible('2026-12-01T00:00:00+01:00')).toEqual(['campaign-impossible prices.yaml:5:54']);
  expect(await impossible('2026-12-01T00:00:01+01:00')).toEqual([]);
});

test('The fix of an amount with two missing digits is the right amount', async () => {
  const [diagnostic] = await diagnose(contentWith(prices('monthly: 500, once: 1799700', 'monthly: 25000, once: 999700')));
  expect(diagnostic?.fix?.result).toBe('    regular: { monthly: 50000, once: 1799700 }');
});

test('Each place that names an ended campaign is reported with a later campaign that no page names, until the later campaign has ended', async () => {
  const places = ['pages/offer.yaml', 'pages/offer.yaml', 'site.yaml'];
  const lists = `  lamps:
    regular: { once: 1000000 }
    offers:
      - { campaign: winter, amounts: { once: 700000 } }
`;
  const tree = contentWith(prices('once: 1799700', 'once: 999700', { campaigns: winter(), lists }));
  const unfollowedAt = async (at: string) =>
    (await diagnose(tree, { at: Date.parse(at) }))
      .filter(({ code }) => code === 'campaign-unfollowed')
      .map(({ file, args }) => `${file}: ${args['other']}, from ${args['from']} ${args['campaign']}`);
  expect(await unfollowedAt('2025-06-01T12:00:00+02:00')).toEqual([]);
  expect(await unfollowedAt('2025-07-01T12:00:00+02:00')).toEqual(places.map((file) => `${file}: summer, from 2026-12-01 winter`));
  expect(await unfollowedAt('2026-12-24T12:00:00+01:00')).toEqual(places.map((file) => `${file}: summer, from 2026-12-24 winter`));
  expect(await unfollowedAt('2027-02-01T12:00:00+01:00')).toEqual([]);
});

test('Each place that names an ended campaign is reported once, with the first of several later campaigns that no page names', async () => {
  const spring = '  spring: { starts: 2027-03-01T00:00:00+01:00, ends: 2027-03-31T23:59:59+02:00, percent: 20 }\n';
  const lists = `  lamps:
    regular: { once: 1000000 }
    offers:
      - { campaign: spring, amounts: { once: 800000 } }
      - { campaign: winter, amounts: { once: 700000 } }
`;
  const tree = contentWith(prices('once: 1799700', 'once: 999700', { campaigns: spring + winter(), lists }));
  const found = await diagnose(tree, { at: Date.parse('2025-07-01T12:00:00+02:00') });
  const unfollowed = found.filter(({ code }) => code === 'campaign-unfollowed').map(({ file, args }) => `${file}: ${args['campaign']}`);
  expect(unfollowed).toEqual(['pages/offer.yaml: winter', 'pages/offer.yaml: winter', 'site.yaml: winter']);
});

/** Returns the home page with a button that states a price. */
const button = (price: string, link: string): Changes =>
  edited(
    'pages/home.yaml',
    'label: { de: Zum Angebot, en: The offer }, link: { page: offer, anchor: price, fallback: de }',
    `label: { de: "Ab ${price}", en: "From ${price}" }, link: { ${link} }`,
  );

test.each([
  ['the price of the linked page', '{price.masts.offer.once}', 'page: offer, fallback: de', []],
  ['the regular price of the linked page', '{price.masts.regular.once}', 'page: offer, fallback: de', []],
  ['the price of another list', '{price.waves.offer.setup}', 'page: offer, fallback: de', ['price-elsewhere']],
  ['both prices', '{price.waves.offer.setup}, {price.masts.offer.once}', 'page: offer, fallback: de', []],
  ['another price beside a link to a page without a price', '{price.waves.offer.setup}', 'page: catalog', []],
  ['another price beside a link to another site', '{price.waves.offer.setup}', 'external: booking', []],
])('The expected price problems are reported for a button with %s', async (_what, price, link, expected) => {
  const codes = (await problemsWith(button(price, link))).map((each) => each.split(' ')[0]);
  expect(codes.filter((code) => code === 'price-elsewhere')).toEqual(expected);
});

test('On a page, each text with a price of another list is reported, in the first language that states the price', async () => {
  const price = '{price.masts.offer.once}';
  const text = contentWith().texts.get('packages/lighthouse.yaml') ?? '';
  const stating = text
    .replace('languages: [de]', 'languages: [de, en]')
    .replace('card: { title: { de: Leuchttürme }', `card: { title: { de: "Ab ${price}", en: "From ${price}" }`)
    .replace('industry: { de: Leuchtturm }', `industry: { de: Türme, en: "Towers from ${price}" }`)
    .replace('subtitle: { de: "{product} für Türme." }', `subtitle: { de: "Ab ${price}." }`);
  const codes = await problemsWith({ 'packages/lighthouse.yaml': stating });
  expect(codes.filter((code) => code.startsWith('price-elsewhere'))).toEqual([
    'price-elsewhere packages/lighthouse.yaml:5:28',
    'price-elsewhere packages/lighthouse.yaml:9:22',
    'price-elsewhere packages/lighthouse.yaml:10:17',
  ]);
});

test('A price of another list in the prose of a page is reported', async () => {
  const page = edited('pages/offer.yaml', 'sections:', 'sections:\n  - { type: prose, source: offer }');
  const expected = { masts: [], waves: ['price-elsewhere pages/offer.de.mdx:1:4'] };
  for (const [list, places] of Object.entries(expected)) {
    const codes = await problemsWith({ ...page, 'pages/offer.de.mdx': `Ab {price.${list}.offer.${list === 'masts' ? 'once' : 'setup'}}.` });
    expect(codes.filter((code) => code.startsWith('price-elsewhere'))).toEqual(places);
  }
});

test('With only one price list, no price is reported as a price of another list', async () => {
  const one = prices('once: 1799700', 'once: 999700')['prices.yaml'].replace(/ {2}waves:[\s\S]*/, '');
  const codes = await problemsWith({ 'prices.yaml': one, ...button('{price.masts.offer.once}', 'page: offer, fallback: de') });
  expect(codes.filter((code) => code.startsWith('price-elsewhere'))).toEqual([]);
});
