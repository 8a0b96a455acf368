// Reads a repository through the `git` program, without checkout, network access, prompts or writes.
import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { gitReadEnvironment } from './history.ts';

const run = promisify(execFile);

/** An error of a git command, with the reason. */
export class GitError extends Error {
  override readonly name = 'GitError';

  constructor(
    readonly why: GitFailure,
    /** The subject of the error, such as a ref, a path, or git's message. */
    readonly subject: string,
  ) {
    super(`${why}: ${subject}`);
  }
}

export type GitFailure =
  | 'noGit'
  | 'noRepository'
  | 'noRef'
  | 'noDefaultBranch'
  | 'noMergeBase'
  | 'shallow'
  | 'submodule'
  | 'missingObject'
  | 'failed';

/** Maximum output of a command in bytes: enough for the file list of a large repository. */
const maxBytes = 256 * 1024 * 1024;

/**
 * Returns the output of a git command in `folder`, or undefined if the command fails, for example because an object does not exist. Throws
 * a GitError if there is no git or no repository, or if git refuses to read the repository.
 */
export async function readGit(folder: string, words: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['-c', 'core.quotepath=off', ...words], {
      cwd: folder,
      env: gitReadEnvironment(),
      maxBuffer: maxBytes,
    });
    return stdout;
  } catch (error) {
    const { code, stderr } = failureOf(error);
    if (code === 'ENOENT') throw new GitError('noGit', 'git');
    if (/not a git repository/.test(stderr)) throw new GitError('noRepository', folder);
    if (/dubious ownership/.test(stderr)) throw new GitError('failed', firstLine(stderr));
    return undefined;
  }
}

function failureOf(error: unknown): { readonly code: unknown; readonly stderr: string } {
  const [code, stderr]: unknown[] = error instanceof Error ? [Reflect.get(error, 'code'), Reflect.get(error, 'stderr')] : [];
  return { code, stderr: typeof stderr === 'string' ? stderr : '' };
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/** Returns the contents of objects in the order of `ids`. One process reads all of them. Throws a GitError if one is missing. */
export async function readObjects(folder: string, ids: readonly string[]): Promise<readonly Uint8Array[]> {
  if (ids.length === 0) return [];
  const child = spawn('git', ['cat-file', '--batch'], {
    cwd: folder,
    env: gitReadEnvironment(),
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A process that ends early closes its input. Its output is then incomplete, and `objectsIn` throws.
  child.stdin.on('error', () => undefined);
  child.stdin.end(`${ids.join('\n')}\n`);
  await new Promise<void>((resolve, reject) => {
    child.on('error', () => reject(new GitError('noGit', 'git')));
    child.on('close', () => resolve());
  });
  return objectsIn(Buffer.concat(chunks), ids);
}

/** Splits the output of `cat-file --batch`: for each object `<id> blob <size in bytes>`, a line break, the content, and a line break. */
function objectsIn(answer: Buffer, ids: readonly string[]): readonly Uint8Array[] {
  let at = 0;
  return ids.map((id) => {
    const end = answer.indexOf(10, at);
    const [, , size] = answer.toString('utf8', at, end === -1 ? at : end).split(' ');
    if (size === undefined || !/^\d+$/.test(size)) throw new GitError('missingObject', id);
    const content = answer.subarray(end + 1, end + 1 + Number(size));
    at = end + 1 + Number(size) + 1;
    return content;
  });
}
