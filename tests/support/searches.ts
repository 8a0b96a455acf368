// Tests that run on one of four days, and all at night. A file that is named on the command line always runs.
import { isNight, partOf, turnOfBrowsers, turnOfSearches } from './samples.ts';

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
    'tests/cli/environment.test.ts',
    'tests/cli/lastmod.test.ts',
    'tests/cli/mistakes-in-code.test.ts',
    'tests/cli/own-process.test.ts',
    'tests/cli/pictures.test.ts',
    'tests/cli/types.test.ts',
    'tests/output/lock.test.ts',
    'tests/site/config/new-sections.slow.test.ts',
    'tests/site/diff.test.ts',
    'tests/sources/texts.slow.test.ts',
    'tests/sources/watched-sources.slow.test.ts',
    'tests/watch/editing-pictures.test.ts',
    'tests/watch/shared-process.test.ts',
  ],
  [
    'tests/cache/damaged.test.ts',
    'tests/cli/cached-engine.test.ts',
    'tests/cli/german.test.ts',
    'tests/cli/recipes.test.ts',
    'tests/determinism/same-bytes.test.ts',
    'tests/output/disk.test.ts',
    'tests/preview/gallery.test.ts',
    'tests/scaffold/entries.slow.test.ts',
    'tests/site/explain.test.ts',
    'tests/sources/sources.slow.test.ts',
    'tests/watch/editing-structure.test.ts',
    'tests/watch/saves.test.ts',
  ],
  [
    'tests/bundle/site-plugins.test.ts',
    'tests/cli/markdown-files.test.ts',
    'tests/cli/mistakes-in-templates.test.ts',
    'tests/cli/new-code.slow.test.ts',
    'tests/cli/throwing.test.ts',
    'tests/external/check.test.ts',
    'tests/install/packed.test.ts',
    'tests/output/crash.test.ts',
    'tests/output/spare.test.ts',
    'tests/sites/atlas.test.ts',
    'tests/threads/other-commands.test.ts',
    'tests/watch/editing-new-prose.test.ts',
    'tests/work/linear.slow.test.ts',
  ],
  [
    'tests/cache/previous-run.test.ts',
    'tests/cli/explain.test.ts',
    'tests/cli/templates.test.ts',
    'tests/content/scale.slow.test.ts',
    'tests/guides/code-blocks.slow.test.ts',
    'tests/output/in-place.test.ts',
    'tests/output/precompressed.test.ts',
    'tests/output/without-native.test.ts',
    'tests/site/config/third-language.slow.test.ts',
    'tests/sites/agenda.test.ts',
    'tests/watch/code-saves.test.ts',
    'tests/watch/editing-moved.test.ts',
    'tests/watch/editing-refused.test.ts',
  ],
] as const;

export const searches: readonly (readonly string[])[] = rare.map((files, group) => [...files, ...(deep[group] ?? [])]);

/**
 * Tests in the browser of features that this site's pages, forms and dialogs do not use, of `watch` in depth, and of
 * code that rarely changes.
 */
export const specs: readonly (readonly string[])[] = [
  [
    'tests/browser/bold-sections.spec.ts',
    'tests/browser/editing-parts.spec.ts',
    'tests/browser/guides.spec.ts',
    'tests/browser/plans-with-tailwind.spec.ts',
  ],
  [
    'tests/browser/dev-client.spec.ts',
    'tests/browser/embeds.spec.ts',
    'tests/browser/mail-catcher.spec.ts',
    'tests/browser/player.spec.ts',
    'tests/browser/prerendering.spec.ts',
    'tests/browser/starter.spec.ts',
  ],
  [
    'tests/browser/early-script.spec.ts',
    'tests/browser/hands.spec.ts',
    'tests/browser/header.spec.ts',
    'tests/browser/late-fonts.spec.ts',
    'tests/browser/report.spec.ts',
    'tests/browser/starter-form.spec.ts',
    'tests/browser/streamed.spec.ts',
    'tests/browser/style-values.spec.ts',
    'tests/browser/words.spec.ts',
  ],
  [
    'tests/browser/atlas.spec.ts',
    'tests/browser/back-forward.spec.ts',
    'tests/browser/demonstrations.spec.ts',
    'tests/browser/editing-states.spec.ts',
    'tests/browser/new-build.spec.ts',
    'tests/browser/older-browsers.spec.ts',
    'tests/browser/prose.spec.ts',
    'tests/browser/styles.spec.ts',
    'tests/browser/sub-path.spec.ts',
  ],
];

function filesOfOtherDays(groups: readonly (readonly string[])[]): string[] {
  const today = new Set(partOf(groups, turnOfSearches));
  return groups.filter((group) => !today.has(group)).flat();
}

/** Returns the files of Vitest that run on other days. `words` are the arguments of the command line. */
export const searchesOfOtherDays = (words: readonly string[] = process.argv): string[] =>
  words.some((word) => word.startsWith('tests/')) ? [] : filesOfOtherDays(searches);

/** Returns whether the command line of Playwright names files. */
const namesSpecs = (words: readonly string[]): boolean => words.slice(3).some((word) => !word.startsWith('-'));

/** Returns the files of Playwright that run on other days. */
export const specsOfOtherDays = (words: readonly string[] = process.argv): string[] => (namesSpecs(words) ? [] : filesOfOtherDays(specs));

/** Two halves of the specs of Firefox and WebKit besides those of pages, which run in both each day. */
export const halves: readonly (readonly string[])[] = [
  ['tests/firefox-webkit/forms.spec.ts'],
  [
    'tests/firefox-webkit/dialogs.spec.ts',
    'tests/firefox-webkit/early-click.firefox.spec.ts',
    'tests/firefox-webkit/navigation.spec.ts',
    'tests/firefox-webkit/preferences.firefox.spec.ts',
  ],
];

/** Returns the specs that `browser` leaves to the other browser today. */
export function specsOfOtherBrowser(browser: 'firefox' | 'webkit', words: readonly string[] = process.argv): readonly string[] {
  const [today] = partOf(halves, turnOfBrowsers);
  if (namesSpecs(words) || isNight()) return [];
  return halves.filter((half) => (browser === 'firefox') === (half !== today)).flat();
}
