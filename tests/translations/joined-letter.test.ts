import { expect, test } from 'vitest';
import { unspaced } from '../../src/model/languages/unspaced.ts';
import { joinedLetter } from '../../src/translations/facts/reader.ts';

test('A letter belongs to the word beside it unless its script has no spaces', () => {
  const [joined, byScript] = [new RegExp(joinedLetter, 'u'), new RegExp(`(?!${unspaced})\\p{L}`, 'u')];
  const letters = Array.from({ length: 0x110000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff);
  const differing = letters.map((code) => String.fromCodePoint(code)).filter((letter) => joined.test(letter) !== byScript.test(letter));
  expect(differing).toEqual([]);
});
