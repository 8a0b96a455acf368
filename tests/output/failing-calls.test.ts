// Any call to the disk may fail, in any way. `npm run faults` lets each fail in each way; here a sample does, another one
// for another FAULTS_SEED.
import { expect, test } from 'vitest';
import { randomFrom } from '../support/random.ts';
import { errors, failingBuilds, places } from './failing-calls.ts';

const { FAULTS_SEED: seed = '1', FAULTS: wanted } = process.env;

/** Calls that are refused in each place; to make a cache takes the bundler. */
const sampleOf = (place: string): number => (place === 'a cache that is made' ? 4 : 8);

test.each(places)(
  'Whichever call to %s is refused, no half of a site is published, and the next build works',
  async (place) => {
    const builds = await failingBuilds(place);
    const random = randomFrom(Number(seed));
    const all = builds.calls.flatMap((_, index) => errors.map((error) => [index + 1, error] as const));
    const chosen =
      wanted === 'all'
        ? all
        : Array.from({ length: Number(wanted ?? sampleOf(place)) }, () => all[Math.floor(random() * all.length)] ?? ([1, 'EIO'] as const));
    const broken: string[] = [];
    for (const [call, error] of chosen) broken.push(...(await builds.fail(call, error)));
    builds.stop();
    console.info(`${place}: ${chosen.length} of ${all.length} failures, ${broken.length} broken`);
    expect(broken).toEqual([]);
  },
  7_200_000,
);
