import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { retriedReporter } from './tests/support/retried-reporter.ts';
import { searchesOfOtherDays } from './tests/support/searches.ts';

// Tests run what visitors and editors run: React and the parser of prose have slower variants for development.
process.env['NODE_ENV'] = 'production';
// Wherever the tests run, commands speak English; a test of another language says so.
process.env['LC_ALL'] = 'C.UTF-8';
// All processes of a run take the samples of one day.
process.env['SEED'] ??= new Date().toISOString().slice(0, 10).replaceAll('-', '');

// `fast` is the pure core. `whole` runs the command line as a process; to it belong the tests that take seconds: thousands of random
// inputs, pictures encoded for real. `timed` does so at a terminal, in an editor's server, or with a person's pauses. `site` is what this site promises its customer, and looks at the real content,
// built once; what the site promises of its islands, forms and refactorings needs no build, and is fast or whole like the engine's.
// What replaces a module is `mocked`, and has its modules to itself. Browser tests have a runner of their own.
const timed = ['tests/{cli,install,preview}/**/*.test.{ts,tsx}', 'tests/site/editors/**/*.test.ts'];
const whole = [
  'tests/{cache,output,determinism,sites,threads,watch}/**/*.test.{ts,tsx}',
  'tests/cli/relay*.test.ts',
  'tests/**/*.slow.test.{ts,tsx}',
];
const mocked = ['tests/**/*.mocked.test.{ts,tsx}'];
const site = ['tests/site/{files,html,pages}/**/*.test.{ts,tsx}', 'tests/site/*.test.{ts,tsx}'];
// What runs on other days.
const later = searchesOfOtherDays();

// The package by its own name, as the configuration of a site imports it.
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
    // Tests wait for processes about as often as they compute: three fill two cores.
    maxWorkers: 3,
    // Each worker imports a module once, which halves the processor time.
    isolate: false,
    setupFiles: ['tests/support/process/clean-up.ts'],
    reporters: ['default', retriedReporter],
    // Machines that run tests are shared: what comes late is no mistake.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['{tests,islands,templates}/**/*.test.{ts,tsx}'],
          exclude: [...whole, ...timed, ...site, ...mocked, ...later, 'tests/browser/**', 'tests/fixtures/**'],
        },
      },
      // Nothing is tried twice that proves that bytes are the same, that nothing is stale and that nothing is lost.
      { extends: true, test: { name: 'whole', include: whole, exclude: later } },
      // Terminals and servers are at the mercy of what else the machine does. What passes at the second try is named at the end.
      { extends: true, test: { name: 'timed', include: timed, exclude: [...whole, ...mocked, ...later], retry: 1 } },
      { extends: true, test: { name: 'mocked', include: mocked, exclude: later, isolate: true } },
      {
        extends: true,
        test: { name: 'site', include: site, exclude: later, globalSetup: ['tests/support/real-site/build-real-site.ts'] },
      },
    ],
  },
});
