import { expect, test } from 'vitest';
import { hasLooseEnd } from '../../src/model/languages/isolate.ts';

test.each([
  ['Stations for small islands.', true],
  ['5 islands', true],
  ['“Ferries”', true],
  ['Ferry times', false],
  ['Ferries', false],
  ['Ferries (all) and trains', false],
  ['2026', false],
  ['משרה Ferries.', false],
])('In right-to-left text, an end of %j would move: %s', (text, expected) => {
  expect(hasLooseEnd(text)).toBe(expected);
});
