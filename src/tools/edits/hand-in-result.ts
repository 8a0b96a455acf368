// The result of handing in edits, as values; the sentences are in the messages of the tools.
import type { ContentEdit } from '../../model/output/edit.ts';
import type { PushFailure } from '../../node/git/push-branch.ts';
import type { GitOperation } from '../../node/git/work-tree.ts';

/** Why nothing was committed. */
export type HandInRefusal =
  | { readonly why: 'noGit' | 'noRepository' | 'noCommit' | 'detachedHead' | 'noRemote' | 'noAuthor' | 'nothingEdited' }
  | { readonly why: 'inProgress'; readonly operation: GitOperation }
  /** The last commit already has all edits; there is nothing to do. */
  | { readonly why: 'alreadyCommitted'; readonly ids: readonly string[] }
  | EditRefusal
  /** Another program holds the index or the branch. */
  | { readonly why: 'busy' }
  /** Anything else that git refuses, in its words: a signature, a full disk. */
  | { readonly why: 'failed'; readonly words: string };

/** An edit that no commit can take by itself. */
export interface EditRefusal {
  /**
   * `conflict`: the lines have other changes that are not committed, or were committed meanwhile. `changedSince`: the file
   * on the disk has another text in their place. `notCommitted`: git does not have the file yet.
   */
  readonly why: 'conflict' | 'changedSince' | 'notCommitted';
  readonly edit: ContentEdit;
  /** From the content folder. */
  readonly file: string;
}

interface Committed {
  readonly branch: string;
  /** The id of the last commit of the branch. */
  readonly commit: string;
  /** The edits that are committed, which leave the log. */
  readonly ids: readonly string[];
  readonly remote: string;
}

export type HandInResult =
  /** `address` is where the proposal is opened, if that is known. */
  | ({ readonly kind: 'handedIn'; readonly address: string | undefined } & Committed)
  /** The commit is on the branch, and the next call pushes it. */
  | ({ readonly kind: 'notPushed'; readonly failure: PushFailure; readonly words: string } & Committed)
  /** What a call without `dryRun` would do. */
  | { readonly kind: 'planned'; readonly branch: string; readonly ids: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: HandInRefusal };

/** The ids of the edits that the last commit has now, which leave the log. */
export function committedIds(result: HandInResult): readonly string[] {
  if (result.kind === 'refused') return result.refusal.why === 'alreadyCommitted' ? result.refusal.ids : [];
  return result.kind === 'planned' ? [] : result.ids;
}
