// The tokens of code depend only on the code, however slow the machine is.
import { afterEach, expect, test, vi } from 'vitest';
import { noCache } from '../../src/content/cache.ts';
import { highlighterFor } from '../../src/content/prose/code/highlighter.ts';

afterEach(() => void vi.restoreAllMocks());

test('A line that takes long to highlight has all of its tokens', async () => {
  const piece = { language: 'ts', code: "import { a, b } from 'c';" };
  const tokens = async () => (await highlighterFor([piece], noCache)).tokens(piece);
  const expected = await tokens();
  expect(expected[0]?.length).toBeGreaterThan(5);
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  expect(await tokens()).toEqual(expected);
});
