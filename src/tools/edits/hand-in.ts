// Hands in edits: a branch, one commit with exactly these edits, and a push. Everything else in the working tree, staged or not,
// is left alone.
import type { ContentEdit } from '../../model/output/edit.ts';
import { GitError } from '../../node/git/git.ts';
import { pushBranch } from '../../node/git/push-branch.ts';
import { storedText, type TrackedFile } from '../../node/git/tracked-file.ts';
import {
  authorOf,
  baseOf,
  branchesOf,
  ensureSameHead,
  proposalState,
  type Remote,
  recordBase,
  remoteOf,
  type WorkTree,
  workTreeOf,
} from '../../node/git/work-tree.ts';
import {
  createCommit,
  type IndexedFile,
  moveHead,
  type ObjectStore,
  storeFile,
  storeText,
  updateIndex,
} from '../../node/git/write-commit.ts';
import { applyChange } from './apply-change.ts';
import { isProposalBranch, proposalBranch } from './branch-name.ts';
import { commitMessage, defaultSummary } from './commit-message.ts';
import type { HandInRefusal, HandInResult } from './hand-in-result.ts';
import { type CommitPlan, type PlannedFile, planCommit } from './plan-commit.ts';
import { printedProposal, proposalAddress } from './proposal-address.ts';

export interface HandInInput {
  /** The content folder. */
  readonly folder: string;
  /** The edits to hand in, oldest first. */
  readonly edits: readonly ContentEdit[];
  /** The editor's summary, for the commit and the name of the branch; if it is blank, the labels of the edits are used. */
  readonly sentence: string;
  /** If true, `handIn` plans the commit or returns a refusal, but writes nothing. */
  readonly dryRun?: boolean;
}

/**
 * Commits `edits` on a branch and pushes it. Afterwards HEAD is on that branch. If HEAD was on the branch of an open proposal, the
 * commit is added to that branch, otherwise to a new branch. Commits of an earlier call that were not pushed are pushed as well.
 */
export async function handIn(request: HandInInput): Promise<HandInResult> {
  try {
    const tree = await workTreeOf(request.folder);
    const start = await startOf(tree);
    return 'why' in start ? refused(start) : await handInFrom(start, request);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return refused(refusalOf(error));
  }
}

const refused = (refusal: HandInRefusal): HandInResult => ({ kind: 'refused', refusal });

function refusalOf({ why, subject }: GitError): HandInRefusal {
  if (why === 'noGit' || why === 'noRepository') return { why };
  return /\.lock'|cannot lock ref/.test(subject) ? { why: 'busy' } : { why: 'failed', words: subject };
}

interface Start {
  readonly tree: WorkTree & { readonly branch: string; readonly head: string };
  readonly remote: Remote;
  readonly date: string;
  /** True if HEAD is on the branch of an open proposal, which gets another commit. */
  readonly grows: boolean;
  /** True if an earlier call has made commits that the remote does not have. */
  readonly isAhead: boolean;
}

async function startOf(tree: WorkTree): Promise<Start | HandInRefusal> {
  const { top, branch, head, operation } = tree;
  if (operation !== undefined) return { why: 'inProgress', operation };
  if (branch === undefined) return { why: 'detachedHead' };
  if (head === undefined) return { why: 'noCommit' };
  const remote = await remoteOf(tree);
  if (remote === undefined) return { why: 'noRemote' };
  const author = await authorOf(tree);
  if (author === undefined) return { why: 'noAuthor' };
  const proposal = isProposalBranch(branch) ? await proposalState(tree, remote) : undefined;
  const grows = proposal !== undefined && !proposal.isOver;
  const isAhead = grows && !proposal.isPushed;
  return { tree: { top, branch, head, operation }, remote, date: author.date, grows, isAhead };
}

async function handInFrom(start: Start, request: HandInInput): Promise<HandInResult> {
  const { tree, isAhead } = start;
  const { folder, edits } = request;
  if (edits.length === 0 && !isAhead) return refused({ why: 'nothingEdited' });
  const plan = await planCommit({ top: tree.top, folder }, edits);
  if ('why' in plan) return refused(plan);
  const prepared = await prepareFiles(tree.top, plan, request);
  const ids = edits.map(({ id }) => id);
  if (prepared.length === 0 && !isAhead) return refused({ why: 'alreadyCommitted', ids });
  const sentence = request.sentence.trim() || defaultSummary(edits);
  const branch = await branchFor(start, sentence);
  if (request.dryRun === true) return { kind: 'planned', branch, ids };
  const message = commitMessage(sentence, plan.edits);
  const commit = prepared.length === 0 ? tree.head : await commitTo(start, { branch, message, prepared });
  return push(start, { branch, commit, ids });
}

async function branchFor({ tree, remote, date, grows }: Start, sentence: string): Promise<string> {
  if (grows) return tree.branch;
  const taken = [...(await branchesOf(tree)), ...remote.branches];
  return proposalBranch({ sentence, date, taken });
}

/** A file prepared for the commit. */
interface Prepared {
  readonly entry: IndexedFile;
  /** The entry in the index and its new value; undefined if the index is not changed. */
  readonly index: { readonly before: IndexedFile; readonly after: IndexedFile } | undefined;
}

async function prepareFiles(top: string, { files }: CommitPlan, { dryRun = false }: HandInInput): Promise<readonly Prepared[]> {
  const prepared: Prepared[] = [];
  for (const file of files) {
    const { path, committed, staged } = file.tracked;
    const id = await storePlanned({ top, dryRun }, file);
    if (id === committed?.id) continue;
    const object = id === undefined ? undefined : { mode: committed?.mode ?? file.tracked.mode, id };
    const after = dryRun || staged?.id === committed?.id ? object : await stagedAfter(top, file);
    const index = after?.id === staged?.id ? undefined : { before: { path, object: staged }, after: { path, object: after } };
    prepared.push({ entry: { path, object }, index });
  }
  return prepared;
}

/** Stores the new version of a file in git, unless in a dry run; resolves to its id, or to undefined for a removed file. */
async function storePlanned(store: ObjectStore, { tracked, text }: PlannedFile): Promise<string | undefined> {
  if (tracked.text === undefined && !text) return undefined;
  return text === undefined ? storeFile(store, tracked) : storeText(store, tracked, text);
}

/**
 * Applies the edits to the staged version of a file, too. Resolves to the new entry of the index; to the unchanged entry if the file is
 * not a text, or if its staged version cannot accept the edits.
 */
async function stagedAfter(top: string, { tracked, text, changes }: PlannedFile): Promise<TrackedFile['staged']> {
  const { staged } = tracked;
  if (staged === undefined || text === undefined) return staged;
  let after: string | undefined = await storedText(top, tracked, staged);
  for (const change of changes) after = after === undefined ? undefined : applyChange(after, change);
  return after === undefined ? staged : { mode: staged.mode, id: await storeText({ top, dryRun: false }, tracked, after) };
}

interface Commit {
  readonly branch: string;
  readonly message: string;
  readonly prepared: readonly Prepared[];
}

/** Commits, and moves HEAD to the commit; resolves to the id of the commit. */
async function commitTo({ tree, remote, grows }: Start, { branch, message, prepared }: Commit): Promise<string> {
  const { top, head } = tree;
  const commit = await createCommit(top, { entries: prepared.map(({ entry }) => entry), message, parent: head });
  await ensureSameHead(tree);
  // The index is updated first: if this process is killed before HEAD moves, the edits are staged. In the reverse order, the next
  // commit would revert them.
  const staged = prepared.flatMap(({ index }) => index ?? []);
  await updateIndex(
    top,
    staged.map(({ after }) => after),
  );
  try {
    await moveHead(tree, { branch, commit });
  } catch (error) {
    await updateIndex(
      top,
      staged.map(({ before }) => before),
    );
    throw error;
  }
  const base = remote.branches.includes(tree.branch) && !isProposalBranch(tree.branch) ? tree.branch : remote.base;
  if (!grows && base !== undefined && base !== remote.base) await recordBase(top, branch, base);
  return commit;
}

async function push(
  { tree, remote, grows }: Start,
  committed: { readonly branch: string; readonly commit: string; readonly ids: readonly string[] },
): Promise<HandInResult> {
  const { branch } = committed;
  const done = { ...committed, remote: remote.name };
  const { failure, output, words } = await pushBranch(tree.top, remote.name, branch);
  if (failure !== undefined) return { kind: 'notPushed', ...done, failure, words };
  const made = proposalAddress(remote.url, { branch, base: await baseOf({ top: tree.top, branch }, remote) });
  const printed = printedProposal(output);
  // If the commit was added to an earlier proposal, the host knows whether that proposal is open, and prints the right URL.
  return { kind: 'handedIn', ...done, address: grows ? (printed ?? made) : (made ?? printed) };
}
