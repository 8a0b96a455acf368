// The content of a site: its files, its Markdown files as entries and texts, and its entries from code.
import type { ContentModel } from '../model/collection.ts';
import { withMarkdown } from './markdown/markdown-tree.ts';
import { type Sourced, withSourced } from './sourced-tree.ts';
import type { ContentTree } from './tree.ts';

interface JoinOptions {
  readonly model: Pick<ContentModel, 'collections' | 'locales'>;
  /** What sources of the site have returned; without it, there are no entries from code. */
  readonly sourced?: Sourced | undefined;
  readonly digest: (text: string) => string;
}

/** The files of a content folder with what is made of them and of code. */
export function joinTree(files: ContentTree, { model, sourced, digest }: JoinOptions): ContentTree {
  const tree = withMarkdown(files, model, digest);
  return sourced === undefined ? tree : withSourced(tree, sourced, digest);
}
