// How islands become such that an edit reaches them while they are awake: by bundling another module in the place of
// the one that hydrates. Builds do without, and their scripts stay what they are.
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** For the bundle of islands that `watch` serves. */
export const feedIslands: Plugin = {
  name: 'feed-islands',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/hydrate\.tsx$/ }, ({ resolveDir }) => ({ path: join(resolveDir, 'dev/hydrate.tsx') })),
};
