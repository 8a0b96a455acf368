// Any call to the disk may fail, in any way. `npm run faults` lets calls of every kind fail in each way, and with
// FAULTS=all every single call. Here, a sample of the calls fails, a different one for each day or FAULTS_SEED: in two of the
// places by day, in all of them at night.
import { expect, test } from 'vitest';
import { randomFrom, seedOfDay, someOf, turnOfSearches } from '../support/samples.ts';
import { errors, type Failure, failingBuilds, ofEveryKind, places } from './failing-calls.ts';

const { FAULTS_SEED: seed = String(seedOfDay()), FAULTS: wanted } = process.env;

/** Returns the number of calls to refuse in a place: fewer if an empty cache is filled, because that also runs the bundler. */
const sampleOf = (place: string): number => (place === 'a cache that is made' ? 4 : 8);

function chosenFrom(calls: readonly string[], place: string): readonly Failure[] {
  if (wanted === 'kinds') return ofEveryKind(calls);
  const all = calls.flatMap((_, index) => errors.map((error): Failure => [index + 1, error]));
  if (wanted === 'all') return all;
  const random = randomFrom(Number(seed));
  const sample = Array.from(
    { length: Number(wanted ?? sampleOf(place)) },
    (): Failure => all[Math.floor(random() * all.length)] ?? [1, 'EIO'],
  );
  return [...sample, ...atTheLock(calls)];
}

/** Returns a failure of each call to the lock, because a lock that a build has not released would block all later builds. */
const atTheLock = (calls: readonly string[]): readonly Failure[] =>
  calls.flatMap((call, index) => (/\.dist\.lock/.test(call) ? [[index + 1, errors[index % errors.length] ?? 'EIO'] as const] : []));

test.each(wanted === undefined ? someOf(places, 2, turnOfSearches) : places)(
  'A build in which any call to %s is refused publishes no incomplete site, and the next build works',
  async (place) => {
    const builds = await failingBuilds(place);
    const chosen = chosenFrom(builds.calls, place);
    const broken: string[] = [];
    const ended = new Map<string, { built: number; refused: number }>();
    for (const [call, error] of chosen) {
      const failed = await builds.fail(call, error);
      broken.push(...failed.broken);
      for (const what of failed.broken) console.info(what);
      const name = `${error} ${(builds.calls[call - 1] ?? '').split(' ')[0]}`;
      const counts = ended.get(name) ?? { built: 0, refused: 0 };
      ended.set(name, { ...counts, ...(failed.isBuilt ? { built: counts.built + 1 } : { refused: counts.refused + 1 }) });
    }
    builds.stop();
    console.info(`${place}: ${chosen.length} failures of ${builds.calls.length} calls, ${broken.length} broken`);
    if (wanted !== undefined) console.table([...ended].sort().map(([name, counts]) => ({ name, ...counts })));
    expect(broken).toEqual([]);
  },
  7_200_000,
);
