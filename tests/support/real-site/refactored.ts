// The real content in memory, for tests that rename, remove and add items.
import { plan } from '../../../src/build/plan.ts';
import type { ReadOptions } from '../../../src/content/read.ts';
import type { ContentTree } from '../../../src/content/tree.ts';
import { translationLock } from '../../../src/model/locks.ts';
import { readContent } from '../../../src/node/fs/read-content.ts';
import { createQueryCache } from '../../../src/store/query-cache.ts';
import { indexAgain, indexProject, type ProjectIndex } from '../../../src/tools/new/project-index.ts';
import { judgePairs } from '../../../src/translations/judge.ts';
import { lockIn } from '../../../src/translations/lock.ts';
import { allPairs } from '../../../src/translations/pair.ts';
import { inputOf, root } from '../fixture-site/content.ts';
import { definition } from './definition.ts';

export const site = readContent(`${root}/content`);
const { at } = inputOf(site);

/** The cache is shared by all trees, because most of their files are equal. */
const queries = createQueryCache();

const ofSite = indexProject(site, definition, at);

export const indexOf = async (tree: ContentTree = site): Promise<ProjectIndex> => (tree === site ? ofSite : indexAgain(await ofSite, tree));

/** Returns the options for reading a tree. */
export const optionsOf = (tree: ContentTree): ReadOptions => ({ ...inputOf(tree, { definition }), model: definition, queries });

/** Returns the site with some texts replaced or added. */
export const siteWith = (texts: Readonly<Record<string, string>>): ContentTree => ({
  ...site,
  texts: new Map([...site.texts, ...Object.entries(texts)]),
});

/** Resolves to the codes that `check` reports before it renders pages, and to the number of unapproved translations. */
export async function stateOf(tree: ContentTree): Promise<{ readonly codes: readonly string[]; readonly unapproved: number }> {
  const { locales } = definition;
  const { diagnostics } = await plan({ ...inputOf(tree, { definition }), queries });
  const { data } = await indexOf(tree);
  const lock = lockIn(translationLock.safeParse(data.get('locks/translations.yaml')).data);
  const judged = judgePairs(allPairs(data, tree.texts, locales), { lock, locales });
  return { codes: diagnostics.map(({ code }) => code).sort(), unapproved: judged.filter(({ problems }) => problems.length > 0).length };
}
