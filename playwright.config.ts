import { defineConfig } from 'playwright/test';
import { launchOptions } from './tests/support/chromium.mjs';

// The built site in a real browser, served by `archipel preview`.
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: { baseURL: 'http://localhost:4417', launchOptions },
  webServer: {
    command:
      'node bin/archipel.js build --quiet --at 2025-06-01T12:00:00+02:00 --out node_modules/.cache/browser-site && node bin/archipel.js preview --out node_modules/.cache/browser-site --port 4417',
    url: 'http://localhost:4417/robots.txt',
    timeout: 60_000,
  },
});
