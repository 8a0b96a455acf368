// @ts-check
// Random numbers that are the same in every run, and the colours of stars, for the drawing scripts.

/** Tints of stars, white twice as often as each of the others. */
export const tints = ['#fff', '#fff', '#dbe5ff', '#bfeaff', '#d9ccff'];

/** Returns a small seeded generator (mulberry32) of numbers from 0 up to 1. @param {number} seed */
export function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
