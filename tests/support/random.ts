// Chance for tests of vitest, with the seed of the day.
import { onTestFailed } from 'vitest';
import { randomFrom, seedOfDay } from './samples.ts';

/** The random numbers of the day, so that every day tries other inputs. A test that fails prints how to repeat it. Call it in a test. */
export function randomOfDay(): () => number {
  const seed = seedOfDay();
  onTestFailed(() => console.error(`To repeat it: SEED=${seed}`));
  return randomFrom(seed);
}
