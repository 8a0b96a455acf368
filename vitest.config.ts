import { defineConfig } from 'vitest/config';

// Tests of the pipeline, and of the command line as a process. Browser tests have a runner of their own.
export default defineConfig({
  esbuild: { jsx: 'automatic' },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**'],
    testTimeout: 30_000,
  },
});
