// Which inputs tests try: few of the day, others each day, and all by night (`npm run nightly`).

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

/** Another seed each day, 20261123, by the configurations of the tests; the variable SEED sets one. */
export const seedOfDay = (): number => Number(process.env['SEED']);

/** How many samples a test takes: few of the day, or all that a night has time for (`npm run nightly`). */
export const samples = (ofDay: number, ofNight: number): number => (process.env['NIGHTLY'] === undefined ? ofDay : ofNight);

/** A third of `all` if `part` is 3, another one each day; all of them by night. */
export const partOf = <T>(all: readonly T[], part: number): readonly T[] => someOf(all, Math.ceil(all.length / part));

/** Some of `all`, others each day; all of them by night. It prints how many, and the seed that takes the same again. */
export function someOf<T>(all: readonly T[], ofDay: number): readonly T[] {
  const random = randomFrom(seedOfDay());
  const order = all.map((value, index) => ({ value, index, at: random() })).sort((one, other) => one.at - other.at);
  const chosen = order.slice(0, samples(ofDay, all.length)).sort((one, other) => one.index - other.index);
  if (chosen.length < all.length) console.info(`SEED=${seedOfDay()} takes ${chosen.length} of ${all.length} samples`);
  return chosen.map(({ value }) => value);
}
