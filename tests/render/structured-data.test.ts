import { expect, test } from 'vitest';
import { scriptJson } from '../../src/pages/render/head/structured-data.ts';
import { built, type Changes, contentWith, duringSummer, edited, type Options, placesOf } from '../support/fixture-site/content.ts';

type Thing = Readonly<Record<string, unknown>>;

async function graphOf(path: string, changes: Changes = {}, options: Options = {}): Promise<Thing[]> {
  const { files, diagnostics } = await built(contentWith(changes), options);
  const html = files.get(path) ?? expect.fail(placesOf(diagnostics).join('\n'));
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(String(html))?.[1];
  return json === undefined ? [] : (JSON.parse(json) as { '@graph': Thing[] })['@graph'];
}
const typesOf = async (path: string) => (await graphOf(path)).map((thing) => thing['@type']);

test.each([
  ['index.html', ['Organization', 'WebSite', 'FAQPage']],
  ['en.html', ['Organization', 'WebSite', 'FAQPage']],
  ['about.html', ['BreadcrumbList']],
  ['offer.html', ['BreadcrumbList', 'Service']],
  ['stations/buoy.html', ['BreadcrumbList', 'Service']],
  ['package-lighthouse.html', ['BreadcrumbList', 'Product']],
  ['404.html', []],
])('The structured data of %s describes %j', async (path, types) => {
  expect(await typesOf(path)).toEqual(types);
});

const offerAt = async (at: string, changes: Changes = {}) => (await graphOf('offer.html', changes, { at: Date.parse(at) }))[1]?.['offers'];

test.each([
  ['before', '2024-01-01T00:00:00Z'],
  ['during', '2025-06-15T00:00:00Z'],
])('The offer in structured data has its price and its last day until the campaign ends (%s)', async (_when, at) => {
  expect(await offerAt(at)).toMatchObject({
    price: '9997.00',
    priceCurrency: 'EUR',
    priceValidUntil: '2025-06-30',
    url: 'https://www.inselfunk.test/offer',
    priceSpecification: { valueAddedTaxIncluded: false },
  });
});

test('After the campaign, structured data has the regular price, or the offer price if the list keeps it, and no last day', async () => {
  const kept = edited('prices.yaml', 'regular: { once: 1799700 }', 'regular: { once: 1799700 }\n    afterEnd: offer');
  const [regular, offer] = [await offerAt('2030-01-01T00:00:00Z'), await offerAt('2030-01-01T00:00:00Z', kept)];
  expect([regular, offer]).toMatchObject([{ price: '17997.00' }, { price: '9997.00' }]);
  for (const each of [regular, offer]) expect(each).not.toHaveProperty('priceValidUntil');
});

test('The last day in structured data is the day in Berlin', async () => {
  const [, service] = await graphOf('offer.html', edited('prices.yaml', '2025-06-30T23:59:59+02:00', '2025-06-30T22:30:00Z'));
  expect(service?.['offers']).toMatchObject({ priceValidUntil: '2025-07-01' });
});

test('URLs in structured data are absolute, even with a base URL from the environment', async () => {
  const [first] = await graphOf('about.html', {}, { overrides: new Map([['baseUrl', 'https://preview.test']]) });
  expect(JSON.stringify(first)).toContain('"item":"https://preview.test/about"');
});

test('Questions and answers in structured data are texts with their facts filled in', async () => {
  const things = await graphOf('en.html', {}, { at: duringSummer });
  expect(things.at(-1)?.['mainEntity']).toEqual([
    { '@type': 'Question', name: 'How far?', acceptedAnswer: { '@type': 'Answer', text: 'To the <edge> & back.' } },
    { '@type': 'Question', name: 'How much?', acceptedAnswer: { '@type': 'Answer', text: 'From €9,997.' } },
  ]);
});

test.each([
  ['the end tag of a script', '</script><script>alert(1)</script>'],
  ['a comment that would hide the page', '<!--<script>'],
  ['line separators of JavaScript', 'a\u2028b\u2029c'],
  ['ampersands and quotes', `&amp; " ' \\`],
])('Structured data escapes %s', (_name, text) => {
  const json = scriptJson({ text });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text });
});

test('Structured data on a page survives a text with the end tag of a script', async () => {
  const things = await graphOf('index.html', edited('pages/home.yaml', 'Bis <zum Rand> & zurück.', '</script><script>alert(1)</script>'));
  expect(things).toHaveLength(3);
});
