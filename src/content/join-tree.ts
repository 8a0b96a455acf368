// The content of a site: its files, its Markdown files as entries and texts, its entries from code, and those that follow from others.
import { type DeriveTools, withDerived } from './derived-tree.ts';
import { withMarkdown } from './markdown/markdown-tree.ts';
import { type Sourced, withSourced } from './sourced-tree.ts';
import type { ContentTree } from './tree.ts';

interface JoinOptions extends DeriveTools {
  /** What sources of the site have returned; without it, there are no entries from code. */
  readonly sourced?: Sourced | undefined;
}

/** The files of a content folder with what is made of them and of code. */
export function joinTree(files: ContentTree, { sourced, ...tools }: JoinOptions): ContentTree {
  const { model, digest } = tools;
  const tree = withMarkdown(files, model, digest);
  return withDerived(sourced === undefined ? tree : withSourced(tree, sourced, digest), tools);
}
