// Tests that run on one of six days, and all at night. A file that is named on the command line always runs.
import { isNight, partOf, turnOfBrowsers, turnOfSearches } from './samples.ts';

/** Files that run on the same day, with the processor seconds that each takes then. */
type Group = Readonly<Record<string, number>>;

/**
 * Tests that search for rare failures with random edits, faults and kills, which take many more inputs at night, and
 * tests of features in depth: every way of writing, every mistake, every file. Tests of every day show that each feature
 * works. The groups take about the same time, and each has tests of watch, the cache and publishing.
 */
export const groupsOfSearches: readonly Group[] = [
  {
    'tests/cache/previous-run.test.ts': 14,
    'tests/cli/environment.test.ts': 8,
    'tests/cli/new-code.slow.test.ts': 25,
    'tests/cli/recipes.test.ts': 8,
    'tests/cli/templates.test.ts': 10,
    'tests/complete-configuration.slow.test.ts': 7,
    'tests/determinism/same-bytes.test.ts': 8,
    'tests/guides/code-blocks.slow.test.ts': 33,
    'tests/output/crash.test.ts': 24,
    'tests/output/signals.test.ts': 6,
    'tests/scaffold/entries.slow.test.ts': 8,
    'tests/site/config/base-path.slow.test.ts': 4,
    'tests/site/diff.test.ts': 8,
    'tests/watch/editing-pictures.test.ts': 8,
    'tests/watch/editing-together.test.ts': 5,
    'tests/watch/refused-reads.test.ts': 8,
  },
  {
    'tests/bundle/site-plugins.test.ts': 7,
    'tests/cache/watch-from-builds.test.ts': 8,
    'tests/cli/appearing-config.test.ts': 3,
    'tests/cli/bug.test.ts': 8,
    'tests/cli/cached-engine.test.ts': 8,
    'tests/cli/pictures.test.ts': 8,
    'tests/cli/throwing.test.ts': 23,
    'tests/content/scale.slow.test.ts': 6,
    'tests/install/packed.test.ts': 30,
    'tests/output/lock.test.ts': 8,
    'tests/output/spare.test.ts': 7,
    'tests/preview/mail-catcher.test.ts': 8,
    'tests/site/config/new-sections.slow.test.ts': 8,
    'tests/site/edits/edits.slow.test.ts': 8,
    'tests/threads/same-results.test.ts': 18,
    'tests/watch/many-edits.test.ts': 8,
    'tests/watch/mistakes.test.ts': 6,
    'tests/watch/probe.test.ts': 11,
  },
  {
    'tests/bundle/throwing.test.ts': 6,
    'tests/cache/damaged.test.ts': 8,
    'tests/cli/check-fix.test.ts': 7,
    'tests/cli/lastmod.test.ts': 8,
    'tests/cli/paths-by-language.test.ts': 6,
    'tests/cli/relay-faults.test.ts': 11,
    'tests/cli/relay-mail-server.test.ts': 14,
    'tests/external/check.test.ts': 26,
    'tests/output/kills.test.ts': 8,
    'tests/output/refusal.test.ts': 12,
    'tests/preview/gallery.test.ts': 8,
    'tests/site/editors-day.test.ts': 18,
    'tests/site/edits/changed-values.slow.test.ts': 4,
    'tests/sites/atlas.test.ts': 7,
    'tests/threads/lost.test.ts': 14,
    'tests/watch/editing-interleaved.test.ts': 5,
    'tests/watch/editing-moved.test.ts': 13,
    'tests/watch/random.test.ts': 8,
  },
  {
    'tests/cache/cached-results.test.ts': 11,
    'tests/cli/derived.test.ts': 6,
    'tests/cli/explain.test.ts': 15,
    'tests/cli/mistakes-in-code.test.ts': 8,
    'tests/cli/mistakes-in-templates.test.ts': 11,
    'tests/cli/parsed-once.mocked.test.ts': 9,
    'tests/dependencies/one-more-value.slow.test.ts': 4,
    'tests/forms/guide.slow.test.ts': 7,
    'tests/hand-in/hand-in.slow.test.ts': 21,
    'tests/output/in-place.test.ts': 16,
    'tests/output/without-native.test.ts': 12,
    'tests/reference-examples.slow.test.ts': 6,
    'tests/site/edits/certain-places.slow.test.ts': 12,
    'tests/site/explain.test.ts': 8,
    'tests/sites/agenda.test.ts': 8,
    'tests/threads/other-commands.test.ts': 7,
    'tests/watch/bursts.test.ts': 8,
    'tests/watch/editing-killed.test.ts': 7,
    'tests/watch/editing-refused.test.ts': 8,
  },
  {
    'tests/bundle/early-script.test.ts': 6,
    'tests/cache/additions.test.ts': 8,
    'tests/cli/markdown-files.test.ts': 10,
    'tests/cli/new.test.ts': 11,
    'tests/cli/own-process.test.ts': 8,
    'tests/cli/rename.test.ts': 9,
    'tests/cli/schedule.test.ts': 15,
    'tests/fuzz/fuzz.slow.test.ts': 13,
    'tests/hand-in/kills.slow.test.ts': 3,
    'tests/output/failing-calls.test.ts': 7,
    'tests/output/power-cut.test.ts': 12,
    'tests/site/edits/changed-prose.slow.test.ts': 11,
    'tests/site/edits/lists-and-settings.slow.test.ts': 7,
    'tests/sites/guides-website.test.ts': 20,
    'tests/sources/texts.slow.test.ts': 8,
    'tests/watch/code-saves.test.ts': 22,
    'tests/watch/program.test.ts': 5,
    'tests/watch/saves.test.ts': 8,
  },
  {
    'tests/cache/saved-while-building.test.ts': 12,
    'tests/cli/diff.test.ts': 9,
    'tests/cli/german.test.ts': 8,
    'tests/cli/translations.test.ts': 13,
    'tests/cli/types.test.ts': 8,
    'tests/incremental/random-edits.slow.test.ts': 15,
    'tests/output/disk.test.ts': 8,
    'tests/output/precompressed.test.ts': 11,
    'tests/site/config/third-language.slow.test.ts': 33,
    'tests/site/pages/ended-promotion.slow.test.ts': 3,
    'tests/sources/sources.slow.test.ts': 8,
    'tests/sources/watched-sources.slow.test.ts': 8,
    'tests/watch/editing-new-prose.test.ts': 9,
    'tests/watch/editing-structure.test.ts': 8,
    'tests/watch/random-code.test.ts': 5,
    'tests/watch/shared-process.test.ts': 8,
    'tests/work/linear.slow.test.ts': 17,
  },
];

/**
 * Tests in the browser of features that this site's pages, forms and dialogs do not use, of `watch` in depth, of code
 * that rarely changes, and of states that visitors rarely reach.
 */
export const groupsOfSpecs: readonly Group[] = [
  {
    'tests/browser/back-forward.spec.ts': 18,
    'tests/browser/mail-catcher.spec.ts': 15,
    'tests/browser/prerendering.spec.ts': 15,
    'tests/browser/styles.spec.ts': 32,
  },
  {
    'tests/browser/early-script.spec.ts': 14,
    'tests/browser/guides.spec.ts': 15,
    'tests/browser/header.spec.ts': 8,
    'tests/browser/prose.spec.ts': 8,
    'tests/browser/starter-form.spec.ts': 21,
    'tests/browser/style-values.spec.ts': 14,
  },
  {
    'tests/browser/dev-client.spec.ts': 15,
    'tests/browser/discount-closed.spec.ts': 11,
    'tests/browser/starter.spec.ts': 15,
    'tests/browser/sub-path.spec.ts': 6,
    'tests/browser/words.spec.ts': 15,
    'tests/browser/zoom.spec.ts': 18,
  },
  {
    'tests/browser/editing-beside-others.spec.ts': 22,
    'tests/browser/embeds.spec.ts': 15,
    'tests/browser/islands-in-use.spec.ts': 11,
    'tests/browser/new-build.spec.ts': 10,
    'tests/browser/report.spec.ts': 21,
  },
  {
    'tests/browser/bold-sections.spec.ts': 15,
    'tests/browser/demonstrations.spec.ts': 20,
    'tests/browser/editing-states.spec.ts': 14,
    'tests/browser/hands.spec.ts': 19,
    'tests/browser/late-fonts.spec.ts': 12,
  },
  {
    'tests/browser/atlas.spec.ts': 20,
    'tests/browser/editing-parts.spec.ts': 15,
    'tests/browser/older-browsers.spec.ts': 8,
    'tests/browser/plans-with-tailwind.spec.ts': 15,
    'tests/browser/player.spec.ts': 15,
    'tests/browser/streamed.spec.ts': 6,
  },
];

function filesOfOtherDays(groups: readonly Group[]): string[] {
  const today = new Set(partOf(groups, turnOfSearches));
  return groups.filter((group) => !today.has(group)).flatMap((group) => Object.keys(group));
}

/** Returns the files of Vitest that run on other days. `words` are the arguments of the command line. */
export const searchesOfOtherDays = (words: readonly string[] = process.argv): string[] =>
  words.some((word) => word.startsWith('tests/')) ? [] : filesOfOtherDays(groupsOfSearches);

/** Returns whether the command line of Playwright names files. */
const namesSpecs = (words: readonly string[]): boolean => words.slice(3).some((word) => !word.startsWith('-'));

/** Returns the files of Playwright that run on other days. */
export const specsOfOtherDays = (words: readonly string[] = process.argv): string[] =>
  namesSpecs(words) ? [] : filesOfOtherDays(groupsOfSpecs);

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
