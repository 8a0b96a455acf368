// Chance for tests: the same for the same seed.
import { onTestFailed } from 'vitest';

/** mulberry32: numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Another seed each day, 20261123; the variable SEED sets one. */
const seedOfDay = (): number => Number(process.env['SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/** How many samples a test takes: few of the day, or all that a night has time for (`npm run nightly`). */
export const samples = (ofDay: number, ofNight: number): number => (process.env['NIGHTLY'] === undefined ? ofDay : ofNight);

/** Numbers of the day, so that every day tries other inputs. A test that fails says how to repeat it. Call it in a test. */
export function randomOfDay(): () => number {
  const seed = seedOfDay();
  onTestFailed(() => console.error(`To repeat it: SEED=${seed}`));
  return randomFrom(seed);
}
