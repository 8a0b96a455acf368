// Reads the state of a repository before a commit: the branch, an operation of git in progress, the author, and the remote.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GitError, readGit } from './git.ts';
import { runGit, writeGit } from './run-git.ts';

/** An operation of git in progress, which a person has to complete. */
export type GitOperation = 'rebase' | 'merge' | 'cherry-pick' | 'revert';

export interface WorkTree {
  /** The root of the working tree. */
  readonly top: string;
  /** Undefined if HEAD is detached. */
  readonly branch: string | undefined;
  /** The last commit; undefined if there is none yet. */
  readonly head: string | undefined;
  readonly operation: GitOperation | undefined;
}

/** Returns the working tree that contains `folder`. Throws a GitError if there is none. */
export async function workTreeOf(folder: string): Promise<WorkTree> {
  const top = (await readGit(folder, ['rev-parse', '--show-toplevel']))?.replace(/\n$/, '');
  if (!top) throw new GitError('noRepository', folder);
  const [branch, head, operation] = await Promise.all([
    readGit(top, ['symbolic-ref', '--quiet', '--short', 'HEAD']),
    readGit(top, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']),
    operationIn(top),
  ]);
  return { top, branch: branch?.trim() || undefined, head: head?.trim() || undefined, operation };
}

/** Throws a GitError if another program has moved HEAD or started an operation since the working tree was read. */
export async function ensureSameHead({ top, branch, head }: WorkTree): Promise<void> {
  const now = await workTreeOf(top);
  if (now.branch !== branch || now.head !== head || now.operation !== undefined) throw new GitError('failed', "cannot lock ref 'HEAD'");
}

const traces: readonly (readonly [file: string, operation: GitOperation])[] = [
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['MERGE_HEAD', 'merge'],
  ['REVERT_HEAD', 'revert'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
];

/** Between two commits of a sequence of cherry-picks or reverts, only this folder exists. */
const sequence = 'sequencer';

async function operationIn(top: string): Promise<GitOperation | undefined> {
  const files = [...traces.map(([file]) => file), sequence];
  const paths = await readGit(top, ['rev-parse', ...files.flatMap((file) => ['--git-path', file])]);
  const found = (paths?.split('\n') ?? []).slice(0, files.length).map((path) => resolve(top, path));
  const at = found.findIndex((path) => existsSync(path));
  return traces[at]?.[1] ?? (at === -1 ? undefined : sequenceIn(found[at] ?? ''));
}

/** Returns the operation of the sequence in a folder. Each line of its list starts with a command: `revert 32a8e93 Subject`. */
function sequenceIn(folder: string): GitOperation {
  const list = join(folder, 'todo');
  return existsSync(list) && readFileSync(list, 'utf8').startsWith('revert ') ? 'revert' : 'cherry-pick';
}

export interface Author {
  /** The date that git would give to a commit now, in its time zone: `2026-11-27`. */
  readonly date: string;
}

/** Returns the date for a new commit, or undefined if the settings of git name no author or committer. */
export async function authorOf({ top }: Pick<WorkTree, 'top'>): Promise<Author | undefined> {
  // Without this option, git invents an address from the names of the user and the machine.
  const read = (name: string) => runGit(top, ['-c', 'user.useConfigOnly=true', 'var', name]);
  const [author, committer] = await Promise.all([read('GIT_AUTHOR_IDENT'), read('GIT_COMMITTER_IDENT')]);
  const [, seconds, sign, hours, minutes] = /> (\d+) ([+-])(\d\d)(\d\d)\s*$/.exec(committer.stdout) ?? [];
  if (!author.isDone || !committer.isDone || seconds === undefined) return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === '-' ? -1 : 1);
  return { date: new Date((Number(seconds) + offset) * 1000).toISOString().slice(0, 10) };
}

export interface Remote {
  readonly name: string;
  /** The URL to push to. */
  readonly url: string;
  /** The remote's branches as of the last fetch. */
  readonly branches: readonly string[];
  /** The branch that proposals (pull requests) target; undefined if it is unknown. */
  readonly base: string | undefined;
}

/**
 * Returns the remote to which a branch is pushed: the one that git's settings name, otherwise `origin`, otherwise the only one. Returns
 * undefined if there is none, or if none of several is chosen this way.
 */
export async function remoteOf({ top, branch = '' }: Pick<WorkTree, 'top' | 'branch'>): Promise<Remote | undefined> {
  const read = async (...words: readonly string[]): Promise<string> => (await readGit(top, words))?.trim() ?? '';
  const names = (await read('remote')).split('\n').filter((name) => name !== '');
  const settings = [`branch.${branch}.pushRemote`, 'remote.pushDefault', `branch.${branch}.remote`];
  const configured = await Promise.all(settings.map((setting) => read('config', setting)));
  const name = [...configured, 'origin'].find((each) => names.includes(each)) ?? (names.length === 1 ? names[0] : undefined);
  if (name === undefined) return undefined;
  const refs = `refs/remotes/${name}/`;
  const [url, list, head, usual] = await Promise.all([
    read('remote', 'get-url', '--push', name),
    read('for-each-ref', '--format=%(refname)', refs),
    read('symbolic-ref', '--quiet', `${refs}HEAD`),
    read('config', 'init.defaultBranch'),
  ]);
  const branches = list.split('\n').flatMap((ref) => (ref.startsWith(refs) ? [ref.slice(refs.length)] : []));
  const base = [head.slice(refs.length), 'main', 'master', 'trunk', usual].find((each) => each !== '' && branches.includes(each));
  return { name, url, branches: branches.filter((each) => each !== 'HEAD'), base };
}

const baseSetting = (branch: string): string => `branch.${branch}.archipel-base`;

/** Returns the branch that a proposal of the current branch targets: the recorded one (`recordBase`), otherwise `base` of the remote. */
export async function baseOf({ top, branch }: Pick<WorkTree, 'top' | 'branch'>, { base }: Remote): Promise<string | undefined> {
  const recorded = branch === undefined ? undefined : await readGit(top, ['config', baseSetting(branch)]);
  return recorded?.trim() || base;
}

/** Records the target of a proposal of `branch`. Git deletes the record together with the branch. */
export async function recordBase(top: string, branch: string, base: string): Promise<void> {
  await writeGit(top, ['config', baseSetting(branch), base]);
}

/** Returns the local branches. */
export async function branchesOf({ top }: Pick<WorkTree, 'top'>): Promise<readonly string[]> {
  const list = (await readGit(top, ['for-each-ref', '--format=%(refname)', 'refs/heads/'])) ?? '';
  return list.split('\n').flatMap((ref) => (ref === '' ? [] : [ref.slice('refs/heads/'.length)]));
}

/** Time limit for the remote in milliseconds: long enough for a slow network, short enough to continue with the last known state. */
const remoteLimit = 20_000;

export interface ProposalState {
  /** True if the target contains all commits of the branch, or the branch was deleted on the remote. */
  readonly isOver: boolean;
  /** Whether the remote has all commits of the branch. */
  readonly isPushed: boolean;
}

/** Returns the state of the current branch's proposal on the remote, or the last known state if the remote does not respond. */
export async function proposalState(tree: WorkTree, remote: Remote): Promise<ProposalState> {
  const { top, branch = '', head = '' } = tree;
  // The first push sets this option.
  const isProposed = ((await readGit(top, ['config', `branch.${branch}.merge`])) ?? '').trim() !== '';
  if (!isProposed) return { isOver: false, isPushed: false };
  const base = await baseOf(tree, remote);
  const refs = await refsOn(top, remote, [branch, ...(base === undefined ? [] : [base])]);
  const tracked = (name: string): string => `refs/remotes/${remote.name}/${name}`;
  if (refs !== undefined) await fetchRefs(top, remote, refs);
  const isPushed = await isIn(top, head, tracked(branch));
  const isGone = refs !== undefined && !refs.has(branch);
  return { isOver: isGone || (base !== undefined && (await isIn(top, head, tracked(base)))), isPushed };
}

/** Fetches the branches whose tips on the remote (`refs`, ids by branch) differ from the local remote-tracking branches. */
async function fetchRefs(top: string, { name }: Remote, refs: ReadonlyMap<string, string>): Promise<void> {
  const specs: string[] = [];
  for (const [branch, id] of refs) {
    const tracked = `refs/remotes/${name}/${branch}`;
    const known = await readGit(top, ['rev-parse', '--verify', '--quiet', tracked]);
    if (known?.trim() !== id) specs.push(`+refs/heads/${branch}:${tracked}`);
  }
  if (specs.length > 0) await runGit(top, ['fetch', '--quiet', '--no-tags', name, ...specs], { limit: remoteLimit });
}

/** Returns the tips of those `branches` that the remote has, as ids by branch, or undefined if the remote does not respond. */
async function refsOn(top: string, { name }: Remote, branches: readonly string[]): Promise<ReadonlyMap<string, string> | undefined> {
  const { isDone, stdout } = await runGit(top, ['ls-remote', name, ...branches.map((branch) => `refs/heads/${branch}`)], {
    limit: remoteLimit,
  });
  const rows = stdout.split('\n').map((line) => line.split('\trefs/heads/'));
  return isDone ? new Map(rows.flatMap(([id = '', branch]) => (branch === undefined ? [] : [[branch, id] as const]))) : undefined;
}

/** Returns whether `ref` contains `commit`; false also for a commit that is not available locally. */
const isIn = async (top: string, commit: string, ref: string): Promise<boolean> =>
  (await readGit(top, ['merge-base', '--is-ancestor', commit, ref])) !== undefined;
