// Random numbers for vitest tests, with the seed of the day.
import { onTestFailed } from 'vitest';
import { randomFrom, seedOfDay } from './samples.ts';

/**
 * Returns a generator with the seed of the day, so that tests try other inputs every day. Call this in a test. If the test
 * fails, the seed is printed, so that you can repeat it.
 */
export function randomOfDay(): () => number {
  const seed = seedOfDay();
  onTestFailed(() => console.error(`To repeat it: SEED=${seed}`));
  return randomFrom(seed);
}
