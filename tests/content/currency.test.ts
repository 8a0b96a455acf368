import { expect, test } from 'vitest';
import { built, contentWith, diagnose, edited, problemsOf } from '../support/fixture-site/content.ts';

test('Amounts are shown in the currency of prices.yaml', async () => {
  const { files } = await built(contentWith(edited('prices.yaml', 'currency: EUR', 'currency: GBP')));
  const pages = [...files].flatMap(([path, bytes]) => (path.endsWith('.html') ? [String(bytes)] : [])).join('');
  expect(pages).toContain('£');
  expect(pages).toContain('"priceCurrency":"GBP"');
  expect(pages).not.toContain('€');
});

test('An invalid currency code is reported with its place', async () => {
  expect(await problemsOf(contentWith(edited('prices.yaml', 'currency: EUR', 'currency: coins')))).toEqual([
    expect.stringMatching(/^format-invalid prices\.yaml:\d+:\d+$/),
  ]);
});

test.each([
  ['euro', 'EUR'],
  ['Euros', 'EUR'],
  ['€', 'EUR'],
  ['gbp', 'GBP'],
  ['£', 'GBP'],
  ['US Dollars', 'USD'],
  ['Schweizer Franken', 'CHF'],
  ['dollars', undefined],
])('The fix of the currency %s is %s', async (written, meant) => {
  const [found] = await diagnose(contentWith(edited('prices.yaml', 'currency: EUR', `currency: ${written}`)));
  expect([found?.code, found?.fix?.result]).toEqual(['format-invalid', meant && `currency: ${meant}`]);
});
