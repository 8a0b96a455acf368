// Creates the inputs of `explain` from a prepared site.
import type { BuildInput, PreparedSite } from '../../build.ts';
import type { RenderContext } from './record-page.ts';
import type { Vocabulary } from './subjects.ts';

/** Returns the inputs for recording pages, including the references in MDX files. */
export const renderContext = (
  { at }: Pick<BuildInput, 'at'>,
  { site, routes, recorder, prose }: Pick<PreparedSite, 'site' | 'routes' | 'recorder' | 'prose'>,
): RenderContext => ({ site, routes, recorder, at, prose });

/** Returns everything that a query of `explain` may mean on this site. */
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
