// The repository around a folder: its commits by name, their merge bases, and the files of a commit.
import { GitError, readGit, readObjects } from './git.ts';

export interface Repository {
  /** The folder in which the repository was opened: its root or a folder below. */
  readonly folder: string;
  /** The path of the folder in the repository: '' for its root, otherwise with a trailing slash. */
  readonly prefix: string;
}

/** A commit, by the name that people use and by its id. */
export interface Commit {
  readonly name: string;
  readonly id: string;
}

/** A file of a commit. */
export interface TreeFile {
  /** The path relative to `folder` of the repository, with slashes. */
  readonly path: string;
  readonly id: string;
  readonly isLink: boolean;
}

/** Returns the repository that contains `folder`. Throws a GitError if there is none. */
export async function openRepository(folder: string): Promise<Repository> {
  const prefix = await readGit(folder, ['rev-parse', '--show-prefix']);
  if (prefix === undefined) throw new GitError('noRepository', folder);
  return { folder, prefix: prefix.trim() };
}

/** Returns the commit that `ref` names. Throws a GitError if there is none. */
export async function resolveCommit({ folder }: Repository, ref: string): Promise<Commit> {
  const id = await commitId(folder, ref);
  if (!id) throw new GitError((await isShallow(folder)) ? 'shallow' : 'noRef', ref);
  return { name: ref, id };
}

const commitId = async (folder: string, ref: string): Promise<string | undefined> =>
  (await readGit(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]))?.trim();

/**
 * Returns the tip of the default branch. The first of these that exists is used: the target of `origin/HEAD`; `main`, `master`, `trunk` or
 * `init.defaultBranch` on `origin`; a local branch of these names. Throws a GitError if none exists.
 */
export async function defaultBranch({ folder }: Repository): Promise<Commit> {
  const head = (await readGit(folder, ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD']))?.trim();
  const configured = (await readGit(folder, ['config', 'init.defaultBranch']))?.trim();
  const names = ['main', 'master', 'trunk', ...(configured ? [configured] : [])];
  const candidates = [...(head ? [head] : []), ...names.map((name) => `origin/${name}`), ...names];
  for (const name of candidates) {
    const id = await commitId(folder, name);
    if (id) return { name, id };
  }
  throw new GitError('noDefaultBranch', names.join(', '));
}

/** Returns the merge base of `from` and `to`, with the name of `from`. Throws a GitError if git finds none. */
export async function mergeBase({ folder }: Repository, from: Commit, to: Commit): Promise<Commit> {
  const base = (await readGit(folder, ['merge-base', from.id, to.id]))?.trim();
  if (base) return { name: from.name, id: base };
  throw new GitError((await isShallow(folder)) ? 'shallow' : 'noMergeBase', from.name);
}

const isShallow = async (folder: string): Promise<boolean> =>
  (await readGit(folder, ['rev-parse', '--is-shallow-repository']))?.trim() === 'true';

/**
 * Returns the files of a commit that are in the folder and whose path, relative to the folder, `isWanted` accepts. Throws a GitError if one
 * of them is a submodule, whose files are in another repository.
 */
export async function committedFiles(
  { folder, prefix }: Repository,
  { id, name }: Commit,
  isWanted: (path: string) => boolean,
): Promise<readonly TreeFile[]> {
  const list = await readGit(folder, ['ls-tree', '-r', '-z', '--full-tree', id, ...(prefix === '' ? [] : ['--', prefix])]);
  if (list === undefined) throw new GitError('missingObject', name);
  return list.split('\0').flatMap((line) => {
    const [, mode = '', object = '', whole = ''] = /^(\d+) \w+ ([\da-f]+)\t(.*)$/s.exec(line) ?? [];
    const path = whole.slice(prefix.length);
    if (object === '' || !isWanted(path)) return [];
    if (mode === '160000') throw new GitError('submodule', whole);
    return [{ path, id: object, isLink: mode === '120000' }];
  });
}

/** Returns the bytes of files by path. */
export async function committedBytes({ folder }: Repository, files: readonly TreeFile[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const contents = await readObjects(
    folder,
    files.map(({ id }) => id),
  );
  return new Map(files.map(({ path }, index) => [path, contents[index] ?? new Uint8Array()]));
}

/** Returns the paths, relative to the folder, of files that differ from a commit, were deleted, or are neither tracked nor ignored. */
export async function changedSince({ folder, prefix }: Repository, { id, name }: Commit): Promise<readonly string[]> {
  const changed = await readGit(folder, ['diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', id, '--', '.']);
  const untracked = await readGit(folder, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']);
  if (changed === undefined || untracked === undefined) throw new GitError('missingObject', name);
  // `diff` names files from the root of the repository, `ls-files` from the folder.
  const own = changed.split('\0').flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []));
  return [...new Set([...own, ...untracked.split('\0')])].filter((path) => path !== '');
}
