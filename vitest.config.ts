import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { retriedReporter } from './tests/support/retried-reporter.ts';
import { isNight } from './tests/support/samples.ts';
import { searchesOfOtherDays } from './tests/support/searches.ts';

// Tests run the same code as visitors and editors. For development, React and the parser of prose have slower variants.
process.env['NODE_ENV'] = 'production';
// Commands print English on every machine; tests of another language request that language.
process.env['LC_ALL'] = 'C.UTF-8';
// All processes of a run use the samples of the same day.
process.env['SEED'] ??= new Date().toISOString().slice(0, 10).replaceAll('-', '');

// The tests are split into projects:
// - `fast`: tests of the pure core, and all tests that are in no other project.
// - `whole`: tests that run the command line as a process, and tests that take seconds, for thousands of random inputs or encoded pictures.
// - `timed`: tests with a terminal, with the server of an editor, or with pauses as people make them.
// - `site`: tests of what this site promises its customer. They read the real content, which is built once. Tests of the islands and
//   forms of the site need no build, so they are in `fast` or `whole`.
// - `mocked`: tests that replace a module. Each file imports its own modules.
// Browser tests run with Playwright.
const timed = ['tests/{cli,install,preview}/**/*.test.{ts,tsx}', 'tests/site/editors/**/*.test.ts'];
const whole = [
  'tests/{cache,output,determinism,sites,threads,watch}/**/*.test.{ts,tsx}',
  'tests/cli/{cached-engine,derived,hand-in,own-process,power-cut,relay*}.test.ts',
  'tests/**/*.slow.test.{ts,tsx}',
];
const mocked = ['tests/**/*.mocked.test.{ts,tsx}'];
const site = ['tests/site/{files,html,pages}/**/*.test.{ts,tsx}', 'tests/site/*.test.{ts,tsx}'];
// The tests that run on other days.
const later = searchesOfOtherDays();

// The package under its own name, which the configuration of a site imports.
const alias = [
  { find: /^archipel$/, replacement: fileURLToPath(new URL('src/site/index.ts', import.meta.url)) },
  { find: /^archipel\/client$/, replacement: fileURLToPath(new URL('src/client/index.ts', import.meta.url)) },
  { find: /^archipel\/fields$/, replacement: fileURLToPath(new URL('src/forms/fields.ts', import.meta.url)) },
  { find: /^archipel\/forms$/, replacement: fileURLToPath(new URL('src/forms/index.ts', import.meta.url)) },
  { find: /^archipel\/testing$/, replacement: fileURLToPath(new URL('src/testing/index.ts', import.meta.url)) },
];

export default defineConfig({
  resolve: { alias },
  test: {
    // Tests wait for processes for about half of the time, so three workers fill two cores.
    maxWorkers: 3,
    // All test files of a worker share imported modules, which halves the processor time.
    isolate: false,
    setupFiles: ['tests/support/process/clean-up.ts'],
    reporters: ['default', retriedReporter],
    // Tests run on shared machines, so a slow test is no failure. At night, a test takes up to a thousand samples.
    testTimeout: isNight() ? 7_200_000 : 300_000,
    hookTimeout: 300_000,
    // The same for what a test waits for: without this limit, it would be one second.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['{tests,islands,templates}/**/*.test.{ts,tsx}'],
          exclude: [...whole, ...timed, ...site, ...mocked, ...later, 'tests/browser/**', 'tests/fixtures/**'],
        },
      },
      // These tests have no second attempt, because they prove that bytes are the same, that nothing is stale, and that nothing is lost.
      { extends: true, test: { name: 'whole', include: whole, exclude: later } },
      // These tests depend on the load of the machine. Tests that pass only at the second attempt are listed at the end of the run.
      { extends: true, test: { name: 'timed', include: timed, exclude: [...whole, ...mocked, ...later], retry: 1 } },
      { extends: true, test: { name: 'mocked', include: mocked, exclude: later, isolate: true } },
      {
        extends: true,
        test: { name: 'site', include: site, exclude: later, globalSetup: ['tests/support/real-site/build-real-site.ts'] },
      },
    ],
  },
});
