// The options with which tests parse prose: MDX in English, in content/pages, without a cache.
import { noCache } from '../../src/content/cache.ts';
import type { ProseOptions } from '../../src/content/prose/prose.ts';

/** Options for `parseProse`, of which a test overrides some. */
export const proseOptions: ProseOptions = {
  components: [],
  tag: 'en',
  prefix: 'about',
  folder: 'pages',
  assetFolders: [],
  textName: () => undefined,
  isMdx: true,
  hasFrontMatter: false,
  cache: noCache,
};
