import { expect, test } from 'vitest';
import { formatBytes, withLimit } from '../../src/model/quantities.ts';

test.each([
  [3100, 3000, 'en', ['3.1 kB', '3.0 kB']],
  [3008, 3000, 'en', ['3,008 B', '3,000 B']],
  [3008, 3000, 'de', ['3.008 B', '3.000 B']],
  [999, 998, 'en', ['999 B', '998 B']],
] as const)('The text for %i bytes differs from that of the limit %i in "%s"', (bytes, limit, tag, texts) => {
  expect(withLimit(bytes, limit, tag)).toEqual(texts);
});

test.each([
  [999, 'en', '999 B'],
  [58_240, 'de', '58,2 kB'],
  [999_499, 'en', '999 kB'],
  [999_500, 'en', '1.0 MB'],
  [3_398_000, 'de', '3,4 MB'],
  [240_000_000, 'en', '240 MB'],
] as const)('The size of %i bytes is written in "%s" as %s', (bytes, tag, written) => {
  expect(formatBytes(bytes, tag)).toBe(written);
});
