import { expect, test } from 'vitest';
import { factsOf } from '../../src/model/facts.ts';
import { formatMoney, formatPercent } from '../../src/model/format.ts';
import { needsIsolation } from '../../src/model/languages/isolate.ts';
import type { Locale } from '../../src/model/languages/locale.ts';
import { clockAt } from '../../src/model/time/clock.ts';
import { fillFacts } from '../../src/pages/render/view/localize.ts';
import { contentWith, duringSummer, planned } from '../support/fixture-site/content.ts';

const { site } = await planned(contentWith());
const facts = (locale: Locale) => factsOf({ ...site, clock: clockAt(duringSummer, site.model.calendar) }, locale);

test.each([
  ['company', 'Inselfunk GmbH', 'Inselfunk GmbH'],
  ['company.short', 'Inselfunk', 'Inselfunk'],
  ['company.street', 'Hafenweg 1', 'Hafenweg 1'],
  ['company.country', 'Deutschland', 'Germany'],
  ['city', 'Hamburg', 'Hamburg'],
  ['product', 'Wellenreiter', 'Wellenreiter'],
  ['vat', '19\u00a0%', '19%'],
  ['phone.support', '+49 40 66969 100', '+49 40 66969 100'],
  ['email.contact', 'post@inselfunk.test', 'post@inselfunk.test'],
  ['email.login', undefined, undefined],
  ['campaign.summer.end', '30. Juni 2025', '30 June 2025'],
  ['campaign.summer.percent', '50\u00a0%', '50%'],
  ['price.masts.regular.once', '17.997\u00a0€', '€17,997'],
  ['price.masts.offer.once', '9.997\u00a0€', '€9,997'],
  ['price.waves.offer.perMinute', '0,25\u00a0€', '€0.25'],
  ['price.waves.offer.once', undefined, undefined],
])('The fact %s is %j in German and %j in English', (name, german, english) => {
  expect(facts('de').get(name)).toBe(german);
  expect(facts('en').get(name)).toBe(english);
});

test('Both languages have the same facts', () => {
  expect([...facts('en').keys()]).toEqual([...facts('de').keys()]);
});

test.each([
  ['{company} in {city}', 'Inselfunk GmbH in Hamburg'],
  ['{{city}}', '{Hamburg}'],
  ['{unknown} and { city } and {}', '{unknown} and { city } and {}'],
  ['no braces', 'no braces'],
])('Facts in %j are filled in as %j', (text, expected) => {
  expect(fillFacts(text, facts('de'))).toBe(expected);
});

test.each([
  ['טלפון: {phone.support}.', 'טלפון: \u2066+49 40 66969 100\u2069.'],
  ['כתבו אל {email.contact}', 'כתבו אל \u2066post@inselfunk.test\u2069'],
  ['{company.street}', '\u2066Hafenweg 1\u2069'],
  // A single word needs no isolation. Marks that the author has written are kept.
  ['ב־{city}', 'ב־Hamburg'],
  ['\u2066{phone.support}\u2069', '\u2066+49 40 66969 100\u2069'],
])('In a text from right to left, the facts in %j are filled in as %j', (text, expected) => {
  expect(fillFacts(text, facts('en'), 'rtl')).toBe(expected);
});

test.each([
  ['31 בדצמבר 2026', false],
  [formatMoney(123_456, 'EUR', 'he'), false],
  [formatMoney(123_456, 'EUR', 'ar-EG'), false],
  [formatPercent(12.5, 'he'), true],
  ['', false],
])('The fact %j needs isolation: %s', (value, needed) => {
  expect(needsIsolation(value)).toBe(needed);
});

test('Facts are filled in only once, and characters such as $& in a fact have no special meaning', () => {
  expect(
    fillFacts(
      '{a} {b}',
      new Map([
        ['a', '{b} $& $1'],
        ['b', 'x'],
      ]),
    ),
  ).toBe('{b} $& $1 x');
});
