// Facts in texts of hundreds of thousands of characters, for which a slow regular expression could take minutes.
import { expect, test } from 'vitest';
import { differingFacts } from '../../src/translations/facts/differing-facts.ts';

test.each([
  ['digits', '1'],
  ['digits with dots', '1.'],
  ['digits and hyphens', '1-'],
  ['letters before a dot', 'a'],
  ['hyphens', 'a-'],
  ['opening braces', '{'],
  ['at signs', 'a@'],
  ['plus signs', '+1 '],
  ['blanks', ' '],
])('Facts in a long text of %s are found in linear time', (_, part) => {
  const text = `${part.repeat(200_000)} 1 b.c @ Hofgasse 1`;
  // Quadratic time would exceed the time limit of the test.
  for (const tag of ['de-DE', 'en-GB', 'fr-FR']) expect(differingFacts({ text, tag: 'de-DE' }, { text, tag })).toBeUndefined();
});
