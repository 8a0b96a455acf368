import { defineConfig } from 'playwright/test';
import { launchOptions } from './tests/support/chromium.mjs';
import { missingPackages, type OtherBrowser, otherBrowsers } from './tests/support/other-browsers.mjs';
import { specsOfOtherBrowser, specsOfOtherDays } from './tests/support/searches.ts';

// Wherever the tests run, commands speak English; a test of another language says so.
process.env['LC_ALL'] = 'C.UTF-8';
// All processes of a run take the samples of one day.
process.env['SEED'] ??= new Date().toISOString().slice(0, 10).replaceAll('-', '');

const site = 'node_modules/.cache/browser-site';
// Worker processes read this file, too, but only the first process chooses what runs today.
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
const later = isWorker ? [] : specsOfOtherDays();

// The built site in real browsers, served by `archipel preview`.
export default defineConfig<object, { readonly otherBrowser: OtherBrowser }>({
  fullyParallel: true,
  // Pages wait as often as they compute: two cores serve three of them in four fifths of the time of two.
  workers: 3,
  forbidOnly: true,
  // Machines that run tests are shared: what comes late is no mistake.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // What passes the second time only is reported as flaky.
  retries: 1,
  reporter: [['list'], ['./tests/support/absent-browsers-reporter.ts']],
  use: {
    baseURL: `http://localhost:${process.env['SITE_PORT']}`,
    launchOptions,
    // A test that visits many pages reports the action that is stuck, instead of waiting until its own timeout.
    actionTimeout: 90_000,
    // None of ours, so that no other language is offered.
    locale: 'fr-FR',
    // The moving sky takes a quarter of a processor. Tests of what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // First, as each of them has one window: beside them the tests of Chromium go on.
    ...otherBrowsers
      .filter((name) => missingPackages(name).length === 0)
      .map((otherBrowser) => ({
        name: otherBrowser,
        testDir: 'tests/firefox-webkit',
        testIgnore: [
          ...(isWorker ? [] : specsOfOtherBrowser(otherBrowser)).map((file) => `**/${file}`),
          ...(otherBrowser === 'firefox' ? [] : ['**/*.firefox.spec.ts']),
        ],
        // One window, in which one test follows the other.
        workers: 1,
        fullyParallel: false,
        use: { otherBrowser },
      })),
    { name: 'chromium', testDir: 'tests/browser', testIgnore: later.map((file) => `**/${file}`) },
  ],
  webServer: {
    command: `node bin/archipel.js build --quiet --at 2025-06-01T12:00:00+02:00 --out ${site} && node bin/archipel.js preview --out ${site}`,
    // The port of `preview`, or the next one where another run has it.
    wait: { stderr: /http:\/\/localhost:(?<SITE_PORT>\d+)/ },
    // The first build of a clean clone draws every picture.
    timeout: 300_000,
  },
});
