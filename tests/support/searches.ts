// Tests that run on one of four days, and all at night. A file that is named on the command line always runs.
import { partOf, turnOfSearches } from './samples.ts';

// Four groups with about the same duration. Each has tests of watch, the cache, threads and publishing.

/**
 * Tests that search for rare failures with random edits, faults and kills, or at every place of this site. They take
 * many more inputs at night.
 */
const rare = [
  [
    'tests/cache/cached-results.test.ts',
    'tests/cli/relay-faults.test.ts',
    'tests/hand-in/kills.slow.test.ts',
    'tests/threads/same-results.test.ts',
    'tests/watch/editing-interleaved.test.ts',
    'tests/watch/random.test.ts',
    'tests/watch/refused-reads.test.ts',
  ],
  [
    'tests/cache/watch-from-builds.test.ts',
    'tests/output/kills.test.ts',
    'tests/site/edits/edits.slow.test.ts',
    'tests/watch/many-edits.test.ts',
  ],
  [
    'tests/cache/saved-while-building.test.ts',
    'tests/fuzz/fuzz.slow.test.ts',
    'tests/output/power-cut.test.ts',
    'tests/site/edits/changed-values.slow.test.ts',
    'tests/site/edits/lists-and-settings.slow.test.ts',
    'tests/watch/editing-together.test.ts',
    'tests/watch/random-code.test.ts',
  ],
  [
    'tests/dependencies/one-more-value.slow.test.ts',
    'tests/incremental/random-edits.slow.test.ts',
    'tests/output/failing-calls.test.ts',
    'tests/site/editors-day.test.ts',
    'tests/site/edits/certain-places.slow.test.ts',
    'tests/site/edits/changed-prose.slow.test.ts',
    'tests/threads/lost.test.ts',
    'tests/watch/bursts.test.ts',
    'tests/watch/editing-killed.test.ts',
  ],
] as const;

/** Tests of features in depth: every way of writing, every mistake, every file. Tests of every day show that each feature works. */
const deep = [
  [
    'tests/cache/additions.test.ts',
    'tests/cli/bug.test.ts',
    'tests/cli/mistakes-in-code.test.ts',
    'tests/cli/own-process.test.ts',
    'tests/cli/pictures.test.ts',
    'tests/cli/types.test.ts',
    'tests/output/lock.test.ts',
    'tests/site/config/new-sections.slow.test.ts',
    'tests/sources/texts.slow.test.ts',
    'tests/sources/watched-sources.slow.test.ts',
    'tests/watch/editing-pictures.test.ts',
  ],
  [
    'tests/cache/damaged.test.ts',
    'tests/cli/cached-engine.test.ts',
    'tests/cli/german.test.ts',
    'tests/cli/recipes.test.ts',
    'tests/determinism/same-bytes.test.ts',
    'tests/output/disk.test.ts',
    'tests/scaffold/entries.slow.test.ts',
    'tests/sources/sources.slow.test.ts',
    'tests/watch/editing-structure.test.ts',
  ],
  [
    'tests/cli/mistakes-in-templates.test.ts',
    'tests/cli/new-code.slow.test.ts',
    'tests/cli/throwing.test.ts',
    'tests/external/check.test.ts',
    'tests/output/crash.test.ts',
    'tests/output/spare.test.ts',
    'tests/threads/other-commands.test.ts',
    'tests/watch/editing-new-prose.test.ts',
    'tests/work/linear.slow.test.ts',
  ],
  [
    'tests/cache/previous-run.test.ts',
    'tests/content/scale.slow.test.ts',
    'tests/output/in-place.test.ts',
    'tests/output/precompressed.test.ts',
    'tests/output/without-native.test.ts',
    'tests/site/config/third-language.slow.test.ts',
    'tests/watch/code-saves.test.ts',
    'tests/watch/editing-moved.test.ts',
    'tests/watch/editing-refused.test.ts',
  ],
] as const;

export const searches: readonly (readonly string[])[] = rare.map((files, group) => [...files, ...(deep[group] ?? [])]);

/** The files that run on other days. `words` are the arguments of the command line. */
export function searchesOfOtherDays(words: readonly string[] = process.argv): string[] {
  if (words.some((word) => word.startsWith('tests/'))) return [];
  const today = new Set(partOf(searches, turnOfSearches));
  return searches.filter((group) => !today.has(group)).flat();
}
