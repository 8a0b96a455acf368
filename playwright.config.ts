import { defineConfig } from 'playwright/test';
import { launchOptions } from './tests/support/chromium.mjs';

// Wherever the tests run, commands speak English; a test of another language says so.
process.env['LC_ALL'] = 'C.UTF-8';

// Another one where two checkouts are tested on one machine at the same time.
const port = Number(process.env['PORT'] ?? 4417);

const baseURL = `http://localhost:${port}`;

// The built site in a real browser, served by `archipel preview`.
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  // Pages wait as often as they compute: two cores serve three of them in four fifths of the time of two.
  workers: 3,
  forbidOnly: true,
  // Machines that run tests are shared: what comes late is no mistake.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // What passes the second time only is reported as flaky.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL,
    launchOptions,
    // None of ours, so that no other language is offered.
    locale: 'fr-FR',
    // The moving sky takes a quarter of a processor. Tests of what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `node bin/archipel.js build --quiet --at 2025-06-01T12:00:00+02:00 --out node_modules/.cache/browser-site && node bin/archipel.js preview --out node_modules/.cache/browser-site --port ${port}`,
    url: `${baseURL}/robots.txt`,
    // The first build of a clean clone draws every picture.
    timeout: 300_000,
  },
});
