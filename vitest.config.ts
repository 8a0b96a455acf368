import { defineConfig } from 'vitest/config';

// `fast` is the pure middle; `whole` runs the command line, or an editor's server, as a process and looks at the real site, which is built
// once for all of them. Browser tests have a runner of their own.
const whole = ['tests/{cli,editors,output,preview,determinism,site,watch}/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'fast',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...whole, 'tests/browser/**', 'tests/fixtures/**'],
          testTimeout: 120_000,
        },
      },
      { test: { name: 'whole', include: whole, globalSetup: ['tests/support/build-real-site.ts'], testTimeout: 120_000 } },
    ],
  },
});
