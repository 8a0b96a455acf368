// Lets single calls to the disk fail, with each possible error. `npm run faults` tests calls of every kind, and with FAULTS=all
// every call. Without FAULTS, the test takes a sample of the calls, which depends on the day or on FAULTS_SEED. A daytime run tests
// two of the places, a nightly run all of them.
import { expect, test } from 'vitest';
import { randomFrom, seedOfDay, someOf, turnOfSearches } from '../support/samples.ts';
import { errors, type Failure, failingBuilds, ofEveryKind, places } from './failing-calls.ts';

const { FAULTS_SEED: seed = String(seedOfDay()), FAULTS: requested } = process.env;

/** Returns the number of calls that fail in a place: fewer if a build fills an empty cache, because it then also runs the bundler. */
const sampleOf = (place: string): number => (place === 'an empty cache' ? 4 : 8);

function chosenFrom(calls: readonly string[], place: string): readonly Failure[] {
  if (requested === 'kinds') return ofEveryKind(calls);
  const all = calls.flatMap((_, index) => errors.map((error): Failure => [index + 1, error]));
  if (requested === 'all') return all;
  const random = randomFrom(Number(seed));
  const sample = Array.from(
    { length: Number(requested ?? sampleOf(place)) },
    (): Failure => all[Math.floor(random() * all.length)] ?? [1, 'EIO'],
  );
  return [...sample, ...failuresOfLock(calls)];
}

/** Returns a failure for each call to the lock, because a lock that a build has not released would block all later builds. */
const failuresOfLock = (calls: readonly string[]): readonly Failure[] =>
  calls.flatMap((call, index) => (/\.dist\.lock/.test(call) ? [[index + 1, errors[index % errors.length] ?? 'EIO'] as const] : []));

test.each(requested === undefined ? someOf(places, 2, turnOfSearches) : places)(
  'A build in which a call to %s fails publishes no incomplete site, and the next build works',
  async (place) => {
    const builds = await failingBuilds(place);
    const chosen = chosenFrom(builds.calls, place);
    const broken: string[] = [];
    const ended = new Map<string, { built: number; refused: number }>();
    for (const [call, error] of chosen) {
      const failed = await builds.fail(call, error);
      broken.push(...failed.broken);
      for (const promise of failed.broken) console.info(promise);
      const name = `${error} ${(builds.calls[call - 1] ?? '').split(' ')[0]}`;
      const counts = ended.get(name) ?? { built: 0, refused: 0 };
      ended.set(name, { ...counts, ...(failed.isBuilt ? { built: counts.built + 1 } : { refused: counts.refused + 1 }) });
    }
    builds.stop();
    console.info(`${place}: ${chosen.length} failures of ${builds.calls.length} calls, ${broken.length} broken`);
    if (requested !== undefined) console.table([...ended].sort().map(([name, counts]) => ({ name, ...counts })));
    expect(broken).toEqual([]);
  },
  7_200_000,
);
