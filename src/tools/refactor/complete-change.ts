// Completes a rename or removal: adds redirects for URLs that change, and the new lock of approved translations.
import { type ContentTree, replaceTexts } from '../../content/tree.ts';
import type { ToolMessages } from '../../diagnostics/messages/messages.ts';
import { translationLockSource } from '../../model/locks.ts';
import type { FileChange } from '../../model/output/file-change.ts';
import { redirectsSource } from '../../model/references/redirects.ts';
import type { ProjectIndex } from '../new/project-index.ts';
import { changesBetween } from './change.ts';
import { moveAddresses } from './move-addresses.ts';
import type { Named } from './named.ts';

/** The result of a rename or removal. */
export interface Refactoring {
  readonly named: Named;
  readonly changes: readonly FileChange[];
  readonly tree: ContentTree;
  /** The new URLs by old URL, for URLs that change. For a removed page, the new URL is the target of the redirect. */
  readonly moves: ReadonlyMap<string, string>;
  /** The new file names by old name, for files that move. */
  readonly moved: ReadonlyMap<string, string>;
  /** The files of affected entries that code defines. The tools cannot change these files, because they are not on disk. */
  readonly fromCode: readonly string[];
}

interface OpenChange extends Omit<Refactoring, 'changes'> {
  readonly messages: ToolMessages;
  /** The content before the change. */
  readonly index: ProjectIndex;
  readonly then: ProjectIndex;
  /** Changed texts, by file. */
  readonly prose?: ReadonlyMap<string, string>;
  /** The new text of the translation lock; undefined if it does not change. */
  readonly lock: string | undefined;
}

/** Returns the complete change, or a sentence if the redirects cannot be written. */
export async function completeChange({ messages, index, then, prose, lock, ...change }: OpenChange): Promise<Refactoring | string> {
  const { tree, moves, moved } = change;
  const addresses = await moveAddresses(then, moves, messages.newEntry.comments.redirects);
  if (addresses === undefined) return messages.refactor.redirectsByHand(redirectsSource);
  const texts = new Map([...tree.texts, ...(prose ?? []), ...addresses]);
  if (lock !== undefined) texts.set(translationLockSource, lock);
  const after = replaceTexts(tree, texts);
  return { ...change, changes: changesBetween(index.tree, after, moved), tree: after };
}
