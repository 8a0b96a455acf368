// Makes the context of recordings from a prepared site.
import type { BuildInput, PreparedSite } from '../../build.ts';
import { noCache } from '../../content/cache.ts';
import { readProse } from '../../content/prose/read-prose.ts';
import { noQueryCache } from '../../store/query-cache.ts';
import type { RenderContext } from './record-page.ts';
import type { Vocabulary } from './subjects.ts';

/** What recordings of the pages need, with the references in longer texts. */
export async function renderContext(
  { tree, definition, at, cache = noCache }: Pick<BuildInput, 'tree' | 'definition' | 'at' | 'cache'>,
  { site, routes, recorder }: PreparedSite,
): Promise<RenderContext> {
  const { texts } = await readProse(tree.texts, [...site.prose.keys()], {
    components: definition.proseComponents,
    locales: site.locales,
    cache,
    queries: noQueryCache,
  });
  return { site, routes, recorder, at, prose: texts };
}

/** Everything that a query of `explain` may mean on this site. */
export const vocabularyOf = (
  { tree, definition, bundle, at }: Pick<BuildInput, 'tree' | 'definition' | 'bundle' | 'at'>,
  { site, routes }: PreparedSite,
): Vocabulary => ({
  site,
  basePath: definition.basePath ?? '',
  routes: routes.routes,
  files: [...tree.texts.keys()],
  assets: [...tree.assets.keys()],
  icons: definition.icons,
  islands: Object.keys(bundle.scripts.islands),
  at,
});
