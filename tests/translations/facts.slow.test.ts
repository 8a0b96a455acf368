// Texts of hundreds of thousands of characters, on which a careless expression would try every way through.
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
])('A long text of %s takes no longer than its length', (_, part) => {
  const text = `${part.repeat(200_000)} 1 b.c @ Hofgasse 1`;
  // Where the work grows with the square of the length, the test does not end in time.
  for (const tag of ['de-DE', 'en-GB', 'fr-FR']) expect(differingFacts({ text, tag: 'de-DE' }, { text, tag })).toBeUndefined();
});
