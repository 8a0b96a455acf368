// How tests parse a text: as MDX in English, in content/pages, with nothing kept from before.
import { noCache } from '../../src/content/cache.ts';
import type { ProseOptions } from '../../src/content/prose/prose.ts';

/** Options for `parseProse`; a test gives its own in their place. */
export const proseOptions: ProseOptions = {
  components: [],
  tag: 'en',
  prefix: 'about',
  folder: 'pages',
  textName: () => undefined,
  isMdx: true,
  hasFrontMatter: false,
  cache: noCache,
};
