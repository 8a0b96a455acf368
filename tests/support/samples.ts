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
 * Returns the seed of the day, such as 20261123. The configuration of the tests stores it in SEED, unless the user has set that variable.
 */
export const seedOfDay = (): number => Number(process.env['SEED']);

/**
 * Converts a seed such as 20261123 to the number of the day since 1970. A seed that is not a date is returned
 * unchanged.
 */
function numberOfDay(seed: number): number {
  const [year, month, day] = [Math.floor(seed / 10_000), Math.floor(seed / 100) % 100, seed % 100];
  const time = Date.UTC(year, month - 1, day);
  const isDate = !Number.isNaN(time) && Number(new Date(time).toISOString().slice(0, 10).replaceAll('-', '')) === seed;
  return isDate ? time / 86_400_000 : seed;
}

/** Returns whether the tests run at night, when they take all samples. */
export const isNight = (): boolean => process.env['NIGHTLY'] !== undefined;

/** Returns the number of samples of a test: `ofDay`, or `ofNight` in `npm run nightly`. */
export const samples = (ofDay: number, ofNight: number): number => (isNight() ? ofNight : ofDay);

/** The number of days after which a file in searches.ts runs again. The samples of the file change with each run, not each day. */
export const turnOfSearches = 3;

/** The number of days after which a spec runs again in Firefox, and in WebKit. */
export const turnOfBrowsers = 2;

/**
 * Returns one of `parts` parts of `all`, so that each item is taken once in as many days; all items at night. A test that runs only every
 * `turn` days takes the next part with each run.
 */
export const partOf = <T>(all: readonly T[], parts: number, turn = 1): readonly T[] => (isNight() ? all : dealt(all, parts, turn));

/** Returns the number of days in which each item of `all` is taken once, with `ofDay` items per day. */
export const turnOf = (all: readonly unknown[], ofDay: number): number => Math.max(1, Math.ceil(all.length / ofDay));

/**
 * Returns at most `ofDay` items of `all`; all of them at night. Items are dealt to days, so that each is taken once before any is taken
 * again. A test that runs only every `turn` days gets the next items with each run.
 */
export const someOf = <T>(all: readonly T[], ofDay: number, turn = 1): readonly T[] =>
  isNight() ? all : dealt(all, turnOf(all, ofDay), turn);

/**
 * Deals `all` to `days`, and returns the items of today in their original order. Prints their number, and the seed that
 * takes the same items again.
 */
export function dealt<T>(all: readonly T[], days: number, turn = 1): readonly T[] {
  // Shuffles in the same way for the same number of items. Neighbors are often similar, and should go to different days.
  const random = randomFrom(all.length);
  const order = all.map((_, index) => ({ index, at: random() })).sort((one, other) => one.at - other.at);
  const today = Math.floor(numberOfDay(seedOfDay()) / turn) % days;
  const chosen = new Set(order.filter((_, place) => place % days === today).map(({ index }) => index));
  if (chosen.size < all.length) console.info(`SEED=${seedOfDay()} takes ${chosen.size} of ${all.length} samples`);
  return all.filter((_, index) => chosen.has(index));
}
