import { defineConfig } from 'vitest/config';

// Tests of the pipeline, of the command line as a process, and of the real site, which is built once for all of
// them. Browser tests have a runner of their own.
export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**'],
    globalSetup: ['tests/support/build-real-site.ts'],
    testTimeout: 30_000,
  },
});
