// The content of a site: its files, its Markdown files as entries and texts, its entries from code, and those that follow from others.
import { type DeriveTools, withDerived } from './derived-tree.ts';
import { withMarkdown } from './markdown/markdown-tree.ts';
import { type Sourced, withSourced } from './sourced-tree.ts';
import type { ContentTree } from './tree.ts';

interface JoinOptions extends DeriveTools {
  /** The results of the sources of the site; undefined if no entries come from code. */
  readonly sourced?: Sourced | undefined;
}

/** The files of a content folder with those derived from them and from code. */
export function joinTree(files: ContentTree, { sourced, ...tools }: JoinOptions): ContentTree {
  const { model, digest } = tools;
  const tree = withMarkdown(files, model, digest);
  const joined = withDerived(sourced === undefined ? tree : withSourced(tree, sourced, digest), tools);
  const { origins, diskNames } = joined;
  const follow = Object.values(model.collections).some(({ markdown, derived }) => markdown === true || derived !== undefined);
  if (!follow && origins === undefined && diskNames === undefined) return joined;
  // The versions of the files on the disk.
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
