// esbuild plugin for `watch`: replaces the module that hydrates islands by one that also accepts new props.
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** The plugin for the island bundle that `watch` serves. */
export const devHydratePlugin: Plugin = {
  name: 'dev-hydrate',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/hydrate\.tsx$/ }, ({ resolveDir }) => ({ path: join(resolveDir, '../watch/browser/hydrate.tsx') })),
};
