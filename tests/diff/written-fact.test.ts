import { expect, test } from 'vitest';
import { writtenFact } from '../../src/tools/diff/values/written-fact.ts';

test.each([
  ['€9997', 'de', '9.997\u00a0€'],
  ['€9997', 'en', '€9,997'],
  ['€0.39', 'de', '0,39\u00a0€'],
  ['CHF50', 'en', 'CHF\u00a050'],
  ['7.5%', 'de', '7,5\u00a0%'],
  ['50%', 'en', '50%'],
  ['12500', 'de', '12.500'],
  ['2025', 'de', '2025'],
  ['2025-06-30', 'de', '30. Juni 2025'],
  ['2025-06-30', 'en-GB', '30 June 2025'],
  ['18:00', 'de', '18:00'],
  ['--06-30', 'de', '--06-30'],
  ['+493023125980', 'de', '+493023125980'],
  ['info@example.com', 'de', 'info@example.com'],
])('The fact %s, written in %s, is %s', (fact, tag, written) => {
  expect(writtenFact(fact, tag)).toBe(written);
});
