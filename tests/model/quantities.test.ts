import { expect, test } from 'vitest';
import { withLimit } from '../../src/model/quantities.ts';

test.each([
  [3100, 3000, 'en', ['3.1 kB', '3.0 kB']],
  [3008, 3000, 'en', ['3,008 B', '3,000 B']],
  [3008, 3000, 'de', ['3.008 B', '3.000 B']],
  [999, 998, 'en', ['999 B', '998 B']],
] as const)('%i bytes above %i differ in what "%s" says', (bytes, limit, tag, said) => {
  expect(withLimit(bytes, limit, tag)).toEqual(said);
});
