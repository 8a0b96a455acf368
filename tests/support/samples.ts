// Chooses the inputs of tests: a few different ones each day, and all of them in `npm run nightly`.

/** Returns a generator (mulberry32) of numbers from 0 to 1, which are the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The seed of the day, such as 20261123. The configuration of the tests stores it in SEED, unless the user has set that
 * variable.
 */
export const seedOfDay = (): number => Number(process.env['SEED']);

/** The number of a day, one more than that of the day before, from its seed. A seed that is no date counts as a number of a day. */
function numberOfDay(seed: number): number {
  const [year, month, day] = [Math.floor(seed / 10_000), Math.floor(seed / 100) % 100, seed % 100];
  const time = Date.UTC(year, month - 1, day);
  const isDate = !Number.isNaN(time) && Number(new Date(time).toISOString().slice(0, 10).replaceAll('-', '')) === seed;
  return isDate ? time / 86_400_000 : seed;
}

const isNight = (): boolean => process.env['NIGHTLY'] !== undefined;

/** The number of samples of a test: `ofDay`, or `ofNight` in `npm run nightly`. */
export const samples = (ofDay: number, ofNight: number): number => (isNight() ? ofNight : ofDay);

/** A third of `all` if `part` is 3, so that three days in a row take each of them once; all of them by night. */
export const partOf = <T>(all: readonly T[], part: number): readonly T[] => (isNight() ? all : dealt(all, part));

/** In how many days each of the files in searches.ts has its turn: what it deals moves on with each turn, not each day. */
export const turnOfSearches = 3;

/** In how many days each of `all` has its turn if a day takes `ofDay` of them. */
export const turnOf = (all: readonly unknown[], ofDay: number): number => Math.max(1, Math.ceil(all.length / ofDay));

/**
 * At most `ofDay` of `all`, which are dealt to the days so that each has its turn before one is taken again; all of them by night.
 * What belongs to a sample that has its turn every `turn` days moves on with each turn, so that in the end all of it is taken.
 */
export const someOf = <T>(all: readonly T[], ofDay: number, turn = 1): readonly T[] =>
  isNight() ? all : dealt(all, turnOf(all, ofDay), turn);

/** The share of the day where `all` are dealt to `days`, in their order. It prints how many, and the seed that takes the same again. */
export function dealt<T>(all: readonly T[], days: number, turn = 1): readonly T[] {
  // Always the same order for so many, in which neighbours, which are often alike, go to different days.
  const random = randomFrom(all.length);
  const order = all.map((_, index) => ({ index, at: random() })).sort((one, other) => one.at - other.at);
  const today = Math.floor(numberOfDay(seedOfDay()) / turn) % days;
  const chosen = new Set(order.filter((_, place) => place % days === today).map(({ index }) => index));
  if (chosen.size < all.length) console.info(`SEED=${seedOfDay()} takes ${chosen.size} of ${all.length} samples`);
  return all.filter((_, index) => chosen.has(index));
}
