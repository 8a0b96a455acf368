import { type DeriveTools, withDerived } from './derived-tree.ts';
import { type MarkdownTools, withMarkdown } from './markdown/markdown-tree.ts';
import { type Sourced, withSourced } from './sourced-tree.ts';
import type { ContentTree } from './tree.ts';

interface JoinOptions extends DeriveTools, MarkdownTools {
  /** The results of the sources of the site; undefined if the site has none. */
  readonly sourced?: Sourced | undefined;
}

/** Adds the entries in Markdown files, the entries in `sourced` and the derived entries to the files of a content folder. */
export function joinTree(files: ContentTree, { sourced, ...tools }: JoinOptions): ContentTree {
  const { model, digest } = tools;
  const tree = withMarkdown(files, model, tools);
  const joined = withDerived(sourced === undefined ? tree : withSourced(tree, sourced, digest), tools);
  const { origins, diskNames } = joined;
  const follow = Object.values(model.collections).some(({ markdown, derived }) => markdown === true || derived !== undefined);
  if (!follow && origins === undefined && diskNames === undefined) return joined;
  // `versions` and `forget` belong to the texts on disk, not to the new texts.
  const { versions: _, forget: __, ...own } = files;
  return {
    ...joined,
    withTexts: (texts, { assets = files.assets, newNames } = {}) => {
      const written = [...texts].filter(([file]) => origins?.has(file) !== true);
      const onDisk = new Map(written.map(([file, text]) => [newNames?.get(file) ?? diskNames?.get(file) ?? file, text]));
      return joinTree({ ...own, assets, texts: onDisk }, { sourced, ...tools });
    },
  };
}
