import { defineConfig } from 'playwright/test';
import { launchOptions } from './tests/support/chromium.mjs';
import { missingPackages, type OtherBrowser, otherBrowsers } from './tests/support/other-browsers.mjs';
import { specsOfOtherBrowser, specsOfOtherDays } from './tests/support/searches.ts';

// Commands print English on every machine; tests of another language request that language.
process.env['LC_ALL'] = 'C.UTF-8';
// All processes of a run use the samples of the same day.
process.env['SEED'] ??= new Date().toISOString().slice(0, 10).replaceAll('-', '');

const site = 'node_modules/.cache/browser-site';
// Workers also read this file, but only the main process chooses the specs that run today.
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
const later = isWorker ? [] : specsOfOtherDays();

// Runs the specs in real browsers on the built site, which `archipel preview` serves.
export default defineConfig<object, { readonly otherBrowser: OtherBrowser }>({
  fullyParallel: true,
  // Pages wait for about half of the time, so on two cores, three workers take a fifth less time than two.
  workers: 3,
  forbidOnly: true,
  // Tests run on shared machines, so a slow response is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A test that passes only at the second attempt is reported as flaky.
  retries: 1,
  reporter: [['list'], ['./tests/support/absent-browsers-reporter.ts']],
  use: {
    baseURL: `http://localhost:${process.env['SITE_PORT']}`,
    launchOptions,
    // A test that visits many pages reports the action that is stuck, instead of waiting until its own timeout.
    actionTimeout: 90_000,
    // The site does not have this language, so pages do not offer a translation.
    locale: 'fr-FR',
    // The moving sky takes a quarter of a processor. Tests of animations turn motion on themselves.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // These projects come first, because each of them has only one window. The tests of Chromium run beside them.
    ...otherBrowsers
      .filter((name) => missingPackages(name).length === 0)
      .map((otherBrowser) => ({
        name: otherBrowser,
        testDir: 'tests/firefox-webkit',
        testIgnore: [
          ...(isWorker ? [] : specsOfOtherBrowser(otherBrowser)).map((file) => `**/${file}`),
          ...(otherBrowser === 'firefox' ? [] : ['**/*.firefox.spec.ts']),
        ],
        // All tests run in one window, one after the other.
        workers: 1,
        fullyParallel: false,
        use: { otherBrowser },
      })),
    { name: 'chromium', testDir: 'tests/browser', testIgnore: later.map((file) => `**/${file}`) },
  ],
  webServer: {
    command: `node bin/archipel.js build --quiet --at 2025-06-01T12:00:00+02:00 --out ${site} && node bin/archipel.js preview --out ${site}`,
    // `preview` prints its port. It takes the next free port if another run has the usual one.
    wait: { stderr: /http:\/\/localhost:(?<SITE_PORT>\d+)/ },
    // The first build in a fresh clone draws every picture.
    timeout: 300_000,
  },
});
