// Tests that search for rare failures with random edits, faults and kills, or at every place of this site. A third of
// them runs each day, and all run at night, with many more inputs. A file that is named on the command line always
// runs.
import { partOf, turnOfSearches } from './samples.ts';

/** Three groups with about the same duration. Each has tests of watch, the cache, threads and publishing. */
export const searches = [
  [
    'tests/cli/relay-faults.test.ts',
    'tests/hand-in/kills.slow.test.ts',
    'tests/site/edits/edits.slow.test.ts',
    'tests/site/edits/lists-and-settings.slow.test.ts',
    'tests/watch/editing-interleaved.test.ts',
    'tests/watch/many-edits.test.ts',
    'tests/watch/random.test.ts',
  ],
  [
    'tests/cache/cached-results.test.ts',
    'tests/cache/watch-from-builds.test.ts',
    'tests/fuzz/fuzz.slow.test.ts',
    'tests/output/kills.test.ts',
    'tests/site/edits/changed-values.slow.test.ts',
    'tests/threads/same-results.test.ts',
    'tests/watch/editing-together.test.ts',
    'tests/watch/random-code.test.ts',
    'tests/watch/refused-reads.test.ts',
  ],
  [
    'tests/cache/saved-while-building.test.ts',
    'tests/dependencies/one-more-value.slow.test.ts',
    'tests/incremental/random-edits.slow.test.ts',
    'tests/output/failing-calls.test.ts',
    'tests/output/power-cut.test.ts',
    'tests/site/edits/certain-places.slow.test.ts',
    'tests/site/edits/changed-prose.slow.test.ts',
    'tests/site/editors-day.test.ts',
    'tests/threads/lost.test.ts',
    'tests/watch/bursts.test.ts',
    'tests/watch/editing-killed.test.ts',
  ],
] as const;

/** The files that run on other days. `words` are the arguments of the command line. */
export function searchesOfOtherDays(words: readonly string[] = process.argv): string[] {
  if (words.some((word) => word.startsWith('tests/'))) return [];
  const today = new Set(partOf(searches, turnOfSearches));
  return searches.filter((group) => !today.has(group)).flat();
}
