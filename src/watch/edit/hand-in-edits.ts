import { GitError, readGit } from '../../node/git/git.ts';
import { isProposalBranch } from '../../tools/edits/branch-name.ts';
import { handIn } from '../../tools/edits/hand-in.ts';
import { committedIds, type HandInRefusal } from '../../tools/edits/hand-in-result.ts';
import { refusalText, whyNotPushed } from '../../tools/edits/refusal-text.ts';
import type { EditList, HandedIn, HandInRequest } from '../browser/edit/protocol.ts';
import { listOf } from './edit-list.ts';
import type { EditOptions } from './edit-options.ts';

/** Commits and pushes edits that were made in pages. Committed edits are removed from the list. */
export async function handInEdits({ ids, sentence }: HandInRequest, options: EditOptions): Promise<HandedIn> {
  const { folder, log, messages, displayPath: shown } = options;
  const edits = log.list().edits.filter(({ id }) => ids.includes(id));
  const result = await handIn({ folder, edits, sentence });
  log.remove(committedIds(result));
  if (result.kind === 'refused')
    return { kind: 'refused', reason: [refusalText(result.refusal, { messages, shown }), ...helpFor(result.refusal, messages)].join(' ') };
  if (result.kind === 'planned') return { kind: 'refused', reason: '' };
  if (result.kind === 'notPushed')
    return { kind: 'refused', reason: messages.edit.notPushed(whyNotPushed(result, messages)), edits: await editListOf(options) };
  const { branch, commit, address } = result;
  return { kind: 'handed in', branch, commit, edits: listOf(log.list()), ...(address !== undefined && { address }) };
}

/** Resolves to the list of edits, and whether edits were committed but not pushed. */
export async function editListOf({ folder, log }: Pick<EditOptions, 'folder' | 'log'>): Promise<EditList> {
  return { ...listOf(log.list()), ...((await hasUnpushedProposal(folder)) && { isUnpushed: true }) };
}

/** Returns whether the current branch is that of a proposal with commits that no remote has, without asking the remote. */
async function hasUnpushedProposal(folder: string): Promise<boolean> {
  try {
    const branch = await readGit(folder, ['branch', '--show-current']);
    if (branch === undefined || !isProposalBranch(branch.trim())) return false;
    return Number(await readGit(folder, ['rev-list', '--count', 'HEAD', '--not', '--remotes'])) > 0;
  } catch (error) {
    if (error instanceof GitError) return false;
    throw error;
  }
}

/** Refusals that people resolve in the page. */
const ofPage: ReadonlySet<HandInRefusal['why']> = new Set(['nothingEdited', 'alreadyCommitted', 'conflict', 'changedSince']);

/** Returns the advice to ask someone who knows git, for a refusal whose remedy is a command of git. */
const helpFor = ({ why }: HandInRefusal, { edit }: EditOptions['messages']): readonly string[] =>
  ofPage.has(why) ? [] : [edit.askForHelp];
