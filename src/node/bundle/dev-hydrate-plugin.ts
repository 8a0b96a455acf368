// esbuild plugin (dev only): swaps the hydrate module for one that accepts new props. Builds do without.
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** For the bundle of islands that `watch` serves. */
export const devHydratePlugin: Plugin = {
  name: 'dev-hydrate',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/hydrate\.tsx$/ }, ({ resolveDir }) => ({ path: join(resolveDir, '../watch/browser/hydrate.tsx') })),
};
