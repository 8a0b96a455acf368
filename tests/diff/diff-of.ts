// Compares two versions of the small site as `archipel diff` does.
import { compareVersions } from '../../src/cli/diff/compare-versions.ts';
import type { ContentTree } from '../../src/content/tree.ts';
import type { SiteDiff } from '../../src/tools/diff/site-diff.ts';
import { type Changes, contentWith, inputOf, type Options } from '../support/fixture-site/content.ts';

interface VersionOptions {
  readonly before?: Options;
  readonly after?: Options;
}

/** Resolves to the diff of two content trees. */
export async function diffOfTrees(before: ContentTree, after: ContentTree, options: VersionOptions = {}): Promise<SiteDiff> {
  const { result } = await compareVersions(
    [
      { name: 'before', input: inputOf(before, options.before) },
      { name: 'after', input: inputOf(after, options.after) },
    ],
    { language: 'en', shown: (file) => `content/${file}` },
  );
  if (result === undefined) throw new Error('one of the versions has no site');
  return result;
}

/** Resolves to the diff of the small site with the changes `from` and the small site with `changes`. */
export const diffOf = (changes: Changes, from: Changes = {}): Promise<SiteDiff> => diffOfTrees(contentWith(from), contentWith(changes));

/** Returns the non-empty lists of a diff, so that a diff without changes is `{}`. */
export const nonEmptyLists = ({ before: _, after: __, at: ___, ...lists }: SiteDiff): object =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));

const version = { name: 'main', pages: 0, broken: [] };

/** The diff of two equal versions. */
export const emptyDiff: SiteDiff = {
  ...{ before: version, after: version, at: '', facts: [], addresses: [], shared: [], pages: [] },
  ...{ files: [], translations: [], diagnostics: [], schedule: [] },
};
