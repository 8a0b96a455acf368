// A site that is ready to be rendered → what recordings are made on.
import type { BuildInput, Ready, Rendered } from '../build.ts';
import { noMemory } from '../content/cache.ts';
import { readProse } from '../content/prose/check-prose.ts';
import { noReuse } from '../memo.ts';
import type { Stage } from './record-page.ts';
import type { Vocabulary } from './subjects.ts';

/** The pages of `ready`, with what their longer texts name. */
export async function stageOf(
  { tree, theme, at, memory = noMemory }: Pick<BuildInput, 'tree' | 'theme' | 'at' | 'memory'>,
  { site, routes, viewOf, show }: Ready,
): Promise<Stage<Rendered>> {
  const { texts } = await readProse(tree.texts, [...site.prose.keys()], theme.proseComponents, { memory, reuse: noReuse });
  return { site, plan: routes, at, prose: texts, viewOf, show };
}

/** What a word may stand for on this site. */
export const vocabularyOf = (
  { tree, theme, bundle, at }: Pick<BuildInput, 'tree' | 'theme' | 'bundle' | 'at'>,
  { site, routes }: Ready,
): Vocabulary => ({
  site,
  routes: routes.routes,
  files: [...tree.texts.keys()],
  assets: [...tree.assets.keys()],
  icons: theme.icons,
  islands: Object.keys(bundle.scripts.islands),
  at,
});
