// The result of handing in edits, as values; the sentences are in the messages of the tools.
import type { ContentEdit } from '../../model/output/edit.ts';
import type { PushFailure } from '../../node/git/push-branch.ts';
import type { GitOperation } from '../../node/git/work-tree.ts';

/** Why nothing was committed. */
export type HandInRefusal =
  | { readonly why: 'noGit' | 'noRepository' | 'noCommit' | 'detachedHead' | 'noRemote' | 'noAuthor' | 'nothingEdited' }
  | { readonly why: 'inProgress'; readonly operation: GitOperation }
  /** The last commit already contains all edits. */
  | { readonly why: 'alreadyCommitted'; readonly ids: readonly string[] }
  | EditRefusal
  /** Another program has locked the index or the branch. */
  | { readonly why: 'busy' }
  /** Any other refusal of git, with its message, for example because of a signature or a full disk. */
  | { readonly why: 'failed'; readonly words: string };

/** An edit that cannot be committed separately. */
export interface EditRefusal {
  /**
   * `conflict`: the lines of the edit have other changes that are uncommitted, or were committed in the meantime. `changedSince`: the
   * file on disk has another text in place of these lines. `notCommitted`: the file existed before the edit, but the last commit lacks it.
   */
  readonly why: 'conflict' | 'changedSince' | 'notCommitted';
  readonly edit: ContentEdit;
  /** The path from the content folder. */
  readonly file: string;
}

interface Committed {
  readonly branch: string;
  /** The id of the last commit of the branch. */
  readonly commit: string;
  /** The ids of the committed edits, which are removed from the log. */
  readonly ids: readonly string[];
  readonly remote: string;
}

export type HandInResult =
  /** `address` is the URL for opening the proposal, if it is known. */
  | ({ readonly kind: 'handedIn'; readonly address: string | undefined } & Committed)
  /** The commit is on the branch, and the next call pushes it. */
  | ({ readonly kind: 'notPushed'; readonly failure: PushFailure; readonly words: string } & Committed)
  /** The result of a dry run. */
  | { readonly kind: 'planned'; readonly branch: string; readonly ids: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: HandInRefusal };

/** Returns the ids of the edits to remove from the log, because the last commit contains them. */
export function committedIds(result: HandInResult): readonly string[] {
  if (result.kind === 'refused') return result.refusal.why === 'alreadyCommitted' ? result.refusal.ids : [];
  return result.kind === 'planned' ? [] : result.ids;
}
