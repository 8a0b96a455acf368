import type { Cache } from '../../content/cache.ts';
import { GitError, readGit } from './git.ts';
import { historyOf } from './history.ts';

/** Dates by path relative to the folder, in milliseconds since 1970. A file that differs from the last commit has no date. */
export type FileDates = ReadonlyMap<string, number>;

/** Why no file has a date: no git, no repository, no commit, an incomplete history, or another failure of git. */
export type NoDates = 'noGit' | 'noRepository' | 'noCommit' | 'shallow' | 'failed';

/** Returns, for each committed file in `folder`, the date of its last commit; or the reason why these dates are unknown. */
export async function fileDates(folder: string, cache: Cache): Promise<FileDates | NoDates> {
  const history = historyOf(folder);
  const [, isShallow, head = ''] = history.split('\n');
  if (isShallow === 'true') return 'shallow';
  try {
    // Neither a repository without commits nor a folder outside a repository has a last commit. This command tells them apart.
    if (head === '') return (await readGit(folder, ['rev-parse', '--git-dir'])) === undefined ? 'noRepository' : 'noCommit';
    const modified = await readGit(folder, ['diff', '--name-only', '--no-renames', '--no-ext-diff', '--relative', '-z', 'HEAD', '--', '.']);
    // Only this function stores values under these keys.
    const known = cache.get(history) as FileDates | undefined;
    const dates = known ?? (await datesIn(folder));
    if (modified === undefined || dates === undefined) return 'failed';
    if (known === undefined) cache.set(history, dates);
    const changed = new Set(modified.split('\0'));
    return new Map([...dates].filter(([file]) => !changed.has(file)));
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return error.why === 'noGit' || error.why === 'noRepository' ? error.why : 'failed';
  }
}

/**
 * Returns for each file the date of the commit that brought its current version to this branch. If the version comes from another branch,
 * this is the merge commit. A file that was renamed without a change keeps its date.
 */
async function datesIn(folder: string): Promise<FileDates | undefined> {
  const form = ['--first-parent', '-m', '--format=%x01%ct', '--name-status', '-M100%', '--relative', '-z'];
  const log = await readGit(folder, ['log', ...form, '--no-ext-diff', '--', '.']);
  return log === undefined ? undefined : datesOf(commitsIn(log.split('\0')));
}

interface CommitChanges {
  readonly date: number;
  /** Paths that the commit added or changed. */
  readonly changed: string[];
  readonly deleted: string[];
  /** The old and the new path of each file that the commit moved unchanged. */
  readonly moved: (readonly [from: string, to: string])[];
}

/** Parses commits from newest to oldest: `\x01` and seconds, then for each file a letter and its path, or two paths for a moved file. */
function commitsIn(words: readonly string[]): readonly CommitChanges[] {
  const commits: CommitChanges[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = (words[at] ?? '').trimStart();
    const commit = commits.at(-1);
    if (word.startsWith('\x01')) commits.push({ date: Number(word.slice(1)) * 1000, changed: [], deleted: [], moved: [] });
    else if (word.startsWith('R')) {
      commit?.moved.push([words[at + 1] ?? '', words[at + 2] ?? '']);
      at += 2;
    } else if (word !== '') {
      (word === 'D' ? commit?.deleted : commit?.changed)?.push(words[at + 1] ?? '');
      at += 1;
    }
  }
  return commits;
}

/** Returns the dates of the files that exist after the newest of `commits`. */
function datesOf(commits: readonly CommitChanges[]): FileDates {
  const dates = new Map<string, number>();
  /** The current name of a file by its path in an older commit; undefined if a newer commit changed, replaced or deleted the file. */
  const names = new Map<string, string | undefined>();
  const nameOf = (path: string): string | undefined => (names.has(path) ? names.get(path) : path);
  for (const { date, changed, deleted, moved } of commits) {
    const before = moved.map(([from, to]) => [from, nameOf(to)] as const);
    for (const path of changed) {
      const name = nameOf(path);
      if (name !== undefined && !dates.has(name)) dates.set(name, date);
    }
    for (const path of [...changed, ...deleted, ...moved.map(([, to]) => to)]) names.set(path, undefined);
    for (const [from, name] of before) names.set(from, name);
  }
  return dates;
}
