// Loads the parsers of Markdown before the first text is edited. They are large: loading them with the first save of a
// text would delay its page by a quarter of a second.
import { localeOfProse } from '../../model/entries/prose-file.ts';
import { noQueryCache } from '../../store/query-cache.ts';
import { noCache } from '../cache.ts';
import type { ContentTree } from '../tree.ts';
import { isMdxText, readProse } from './read-prose.ts';

/** Parses one Markdown text and one MDX text of the content, if it has any, and drops the results. */
export async function warmUpParsers(tree: ContentTree, model: Parameters<typeof readProse>[2]['model']): Promise<void> {
  const isMdx = (file: string): boolean => isMdxText(file, tree);
  const texts = [...tree.texts.keys()].filter((file) => localeOfProse(file, model.locales) !== undefined);
  const samples = [texts.find((file) => !isMdx(file)), texts.find(isMdx)].filter((file) => file !== undefined);
  await readProse(tree, samples, { model, cache: noCache, queries: noQueryCache });
}
