// Lists the tests that run only every third day. At night, all of them run. A file that the command line names always runs.
import { isNight, partOf, turnOfBrowsers, turnOfSearches } from './samples.ts';

/** Files that run together, two groups a day, with the seconds that a quiet `npm test` prints for each. */
type Group = Readonly<Record<string, number>>;

/**
 * Two kinds of tests: searches for rare failures with random edits, faults and kills, which take many more inputs at night,
 * and tests of features in depth, such as every way of writing a file. Other tests run every day and show that each feature
 * works. The groups take about the same time, and each group has tests of watch, the cache and publishing.
 */
export const groupsOfSearches: readonly Group[] = [
  {
    'tests/bundle/early-script.test.ts': 8,
    'tests/bundle/site-plugins.test.ts': 9,
    'tests/cache/additions.test.ts': 11,
    'tests/cli/check-fix.test.ts': 8,
    'tests/cli/mistakes-in-templates.test.ts': 14,
    'tests/cli/relay-faults.test.ts': 12,
    'tests/cli/types.test.ts': 50,
    'tests/dependencies/one-more-value.slow.test.ts': 5,
    'tests/hand-in/kills.slow.test.ts': 3,
    'tests/output/kills.test.ts': 20,
    'tests/output/previous-output.test.ts': 9,
    'tests/site/editors-day.test.ts': 23,
    'tests/site/edits/changed-prose.slow.test.ts': 13,
    'tests/sites/guides-website.test.ts': 26,
    'tests/threads/same-results.test.ts': 20,
    'tests/watch/probe.test.ts': 13,
    'tests/watch/random-code.test.ts': 7,
    'tests/watch/shared-process.test.ts': 10,
  },
  {
    'tests/cache/saved-while-building.test.ts': 15,
    'tests/cli/new-code.slow.test.ts': 32,
    'tests/cli/new.test.ts': 14,
    'tests/cli/templates.test.ts': 12,
    'tests/guides/code-blocks.slow.test.ts': 41,
    'tests/output/disk.test.ts': 20,
    'tests/output/refusal.test.ts': 15,
    'tests/preview/gallery.test.ts': 11,
    'tests/site/edits/edits.slow.test.ts': 25,
    'tests/site/edits/lists-and-settings.slow.test.ts': 9,
    'tests/sites/atlas.test.ts': 8,
    'tests/sources/sources.slow.test.ts': 13,
    'tests/watch/editing-interleaved.test.ts': 6,
    'tests/watch/editing-moved.test.ts': 16,
    'tests/watch/editing-new-prose.test.ts': 11,
    'tests/watch/refused-reads.test.ts': 4,
  },
  {
    'tests/cache/cached-results.test.ts': 12,
    'tests/cli/cached-engine.test.ts': 14,
    'tests/cli/environment.test.ts': 12,
    'tests/cli/german.test.ts': 4,
    'tests/cli/own-process.test.ts': 12,
    'tests/cli/throwing.test.ts': 28,
    'tests/forms/guide.slow.test.ts': 8,
    'tests/hand-in/hand-in.slow.test.ts': 26,
    'tests/output/in-place.test.ts': 20,
    'tests/output/without-native.test.ts': 15,
    'tests/site/config/new-sections.slow.test.ts': 18,
    'tests/site/edits/certain-places.slow.test.ts': 15,
    'tests/sources/watched-sources.slow.test.ts': 4,
    'tests/threads/other-commands.test.ts': 9,
    'tests/watch/editing-pictures.test.ts': 11,
    'tests/watch/mistakes.test.ts': 8,
    'tests/watch/saves.test.ts': 15,
    'tests/work/linear.slow.test.ts': 21,
  },
  {
    'tests/bundle/throwing.test.ts': 7,
    'tests/cache/previous-run.test.ts': 18,
    'tests/cli/appearing-config.test.ts': 4,
    'tests/cli/bug.test.ts': 12,
    'tests/cli/parsed-once.mocked.test.ts': 11,
    'tests/cli/recipes.test.ts': 22,
    'tests/cli/translations.test.ts': 16,
    'tests/complete-configuration.slow.test.ts': 8,
    'tests/determinism/same-bytes.test.ts': 46,
    'tests/output/power-cut.test.ts': 15,
    'tests/output/precompressed.test.ts': 14,
    'tests/preview/mail-catcher.test.ts': 10,
    'tests/site/config/third-language.slow.test.ts': 41,
    'tests/site/pages/ended-promotion.slow.test.ts': 4,
    'tests/watch/editing-refused.test.ts': 10,
    'tests/watch/random.test.ts': 18,
  },
  {
    'tests/cache/damaged.test.ts': 11,
    'tests/cli/derived.test.ts': 7,
    'tests/cli/diff.test.ts': 11,
    'tests/cli/explain.test.ts': 19,
    'tests/cli/lastmod.test.ts': 9,
    'tests/cli/pictures.test.ts': 16,
    'tests/cli/rename.test.ts': 11,
    'tests/content/scale.slow.test.ts': 8,
    'tests/fuzz/fuzz.slow.test.ts': 17,
    'tests/output/crash.test.ts': 30,
    'tests/output/signals.test.ts': 8,
    'tests/reference-examples.slow.test.ts': 7,
    'tests/site/config/base-path.slow.test.ts': 5,
    'tests/site/diff.test.ts': 28,
    'tests/sites/agenda.test.ts': 10,
    'tests/threads/lost.test.ts': 17,
    'tests/watch/bursts.test.ts': 10,
    'tests/watch/editing-structure.test.ts': 13,
    'tests/watch/editing-together.test.ts': 6,
    'tests/watch/many-edits.test.ts': 7,
  },
  {
    'tests/cache/watch-from-builds.test.ts': 14,
    'tests/cli/markdown-files.test.ts': 13,
    'tests/cli/mistakes-in-code.test.ts': 14,
    'tests/cli/paths-by-language.test.ts': 7,
    'tests/cli/relay-mail-server.test.ts': 17,
    'tests/cli/schedule.test.ts': 18,
    'tests/external/check.test.ts': 32,
    'tests/incremental/random-edits.slow.test.ts': 19,
    'tests/output/failing-calls.test.ts': 9,
    'tests/output/lock.test.ts': 26,
    'tests/scaffold/entries.slow.test.ts': 8,
    'tests/site/edits/changed-values.slow.test.ts': 5,
    'tests/site/explain.test.ts': 28,
    'tests/sources/texts.slow.test.ts': 10,
    'tests/watch/code-saves.test.ts': 27,
    'tests/watch/editing-killed.test.ts': 8,
    'tests/watch/program.test.ts': 6,
  },
];

/**
 * Browser tests of features that the pages, forms and dialogs of this site do not use, of `watch` in depth, of code that
 * rarely changes, and of states that visitors rarely reach.
 */
export const groupsOfSpecs: readonly Group[] = [
  {
    'tests/browser/bold-sections.spec.ts': 14,
    'tests/browser/editing-parts.spec.ts': 32,
    'tests/browser/embeds.spec.ts': 20,
    'tests/browser/mail-catcher.spec.ts': 3,
    'tests/browser/player.spec.ts': 10,
  },
  {
    'tests/browser/discount-closed.spec.ts': 9,
    'tests/browser/editing-beside-others.spec.ts': 24,
    'tests/browser/guides.spec.ts': 16,
    'tests/browser/islands-in-use.spec.ts': 10,
    'tests/browser/report.spec.ts': 21,
  },
  {
    'tests/browser/atlas.spec.ts': 20,
    'tests/browser/editing-states.spec.ts': 14,
    'tests/browser/late-fonts.spec.ts': 12,
    'tests/browser/prerendering.spec.ts': 6,
    'tests/browser/starter-form.spec.ts': 21,
    'tests/browser/streamed.spec.ts': 6,
  },
  {
    'tests/browser/demonstrations.spec.ts': 20,
    'tests/browser/new-build.spec.ts': 10,
    'tests/browser/plans-with-tailwind.spec.ts': 11,
    'tests/browser/styles.spec.ts': 32,
    'tests/browser/sub-path.spec.ts': 6,
  },
  {
    'tests/browser/back-forward.spec.ts': 18,
    'tests/browser/dev-client.spec.ts': 26,
    'tests/browser/early-script.spec.ts': 14,
    'tests/browser/header.spec.ts': 8,
    'tests/browser/style-values.spec.ts': 14,
  },
  {
    'tests/browser/hands.spec.ts': 19,
    'tests/browser/older-browsers.spec.ts': 8,
    'tests/browser/prose.spec.ts': 8,
    'tests/browser/starter.spec.ts': 12,
    'tests/browser/words.spec.ts': 15,
    'tests/browser/zoom.spec.ts': 18,
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

/** Two halves of the specs of Firefox and WebKit. The spec of pages is in neither, because it runs in both browsers each day. */
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
