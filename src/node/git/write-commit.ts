// Commits selected contents of selected files. The commit is created without the index and the working tree, so that other changes there,
// staged or not, are left alone. Commit hooks do not run.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRunning } from '../fs/owner.ts';
import { readGit } from './git.ts';
import { runGit, writeGit } from './run-git.ts';
import type { FileObject, TrackedFile } from './tracked-file.ts';
import type { WorkTree } from './work-tree.ts';

/** A file with its object, or without an object if the file is removed. */
export interface IndexedFile {
  readonly path: string;
  readonly object: FileObject | undefined;
}

export interface ObjectStore {
  /** The root of the working tree. */
  readonly top: string;
  /** If true, the ids of objects are computed, but no object is stored. */
  readonly dryRun: boolean;
}

const hashing = ({ dryRun }: ObjectStore): readonly string[] => ['hash-object', ...(dryRun ? [] : ['-w'])];

/** Stores `text` as a version of a file. If the file has filters in git, applies them to `text`. Returns the id of the object. */
export async function storeText(store: ObjectStore, { path, isFiltered }: TrackedFile, text: string): Promise<string> {
  const filter = isFiltered ? [`--path=${path}`] : [];
  return (await writeGit(store.top, [...hashing(store), '--stdin', ...filter], { input: text })).trim();
}

/** Stores a file as it is on disk; returns the id of the object. */
export const storeFile = async (store: ObjectStore, { path }: TrackedFile): Promise<string> =>
  (await writeGit(store.top, [...hashing(store), '--', path])).trim();

interface CommitRequest {
  readonly entries: readonly IndexedFile[];
  readonly message: string;
  readonly parent: string;
}

/** Creates a commit on top of `parent` that changes only `entries`; returns its id. No branch points to it yet. */
export async function createCommit(top: string, { entries, message, parent }: CommitRequest): Promise<string> {
  const index = await temporaryIndex(top);
  const env = { GIT_INDEX_FILE: index };
  try {
    await writeGit(top, ['read-tree', parent], { env });
    await writeGit(top, ['update-index', '-z', '--add', '--index-info'], { env, input: indexInfo(entries) });
    const tree = (await writeGit(top, ['write-tree'], { env })).trim();
    const signs = (await readGit(top, ['config', '--type=bool', 'commit.gpgsign']))?.trim() === 'true';
    const words = ['commit-tree', tree, '-p', parent, ...(signs ? ['-S'] : []), '-F', '-'];
    return (await writeGit(top, words, { input: message })).trim();
  } finally {
    for (const path of [index, `${index}.lock`]) rmSync(path, { force: true });
  }
}

/** Returns a path for a temporary index, and removes those of processes that have ended. */
async function temporaryIndex(top: string): Promise<string> {
  const path = await writeGit(top, ['rev-parse', '--git-path', 'archipel']);
  const folder = resolve(top, path.replace(/\n$/, ''));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const [, pid] = /^index-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
  }
  return join(folder, `index-${process.pid}-${randomUUID()}`);
}

/** Adds, updates or removes entries of the index. Throws a GitError if another program has locked it. */
export async function updateIndex(top: string, entries: readonly IndexedFile[]): Promise<void> {
  if (entries.length === 0) return;
  await writeGit(top, ['update-index', '-z', '--add', '--index-info'], { input: indexInfo(entries) });
  // Without a refresh, programs that only compare times would take these files for changed.
  await runGit(top, ['update-index', '-q', '--refresh']);
}

/** Returns the input of `update-index --index-info`. Mode 0 removes a file from the index; its id must be as long as the others. */
function indexInfo(entries: readonly IndexedFile[]): string {
  const length = entries.flatMap(({ object }) => object?.id.length ?? [])[0] ?? 40;
  return entries.map(({ path, object }) => `${object?.mode ?? 0} ${object?.id ?? '0'.repeat(length)}\t${path}\0`).join('');
}

interface Move {
  readonly branch: string;
  readonly commit: string;
}

/** Points `branch` at `commit` and HEAD at `branch`. If HEAD is on another branch, `branch` is created. */
export async function moveHead({ top, branch: old, head = '' }: WorkTree, { branch, commit }: Move): Promise<void> {
  const ref = `refs/heads/${branch}`;
  const reason = ['-m', 'archipel hand-in'];
  await writeGit(top, ['update-ref', ...reason, ref, commit, branch === old ? head : '']);
  if (branch !== old) await writeGit(top, ['symbolic-ref', ...reason, 'HEAD', ref]);
}
