// Runs git commands that write, contact a remote or run filters. For other commands, use `readGit`, which takes no locks.
import { spawn } from 'node:child_process';
import { attempt } from '../../model/attempt.ts';
import { onStop } from '../stopping.ts';
import { GitError } from './git.ts';

export interface GitRun {
  readonly input?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which the command and its child processes are ended. */
  readonly limit?: number;
}

export interface GitEnded {
  readonly isDone: boolean;
  /** True if the command was ended because of the limit. */
  readonly isLate: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** Time limit in milliseconds: longer than a hook, or a passphrase prompt for a signature, takes. */
const usualLimit = 120_000;

/** Milliseconds between the limit and killing the remaining processes. */
const patience = 3000;

/** Git must not prompt at the terminal, and prints English. */
const quiet = { GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };

/** A detached process has no terminal. If git had one, ssh would prompt for passwords there, whatever the environment says. */
const isDetached = process.platform !== 'win32';

/** Runs `git` in `folder` to its end. Throws a GitError if git is not installed. */
export function runGit(folder: string, words: readonly string[], { input, env, limit = usualLimit }: GitRun = {}): Promise<GitEnded> {
  const child = spawn('git', [...words], {
    ...{ cwd: folder, env: { ...process.env, ...quiet, ...env }, detached: isDetached, windowsHide: true },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const chunks = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (chunk: Buffer) => chunks[name].push(chunk));
  // A command that ends early closes its input; its messages give the reason.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input ?? '');
  let isLate = false;
  // A killed git leaves its locks behind; SIGTERM lets it remove them.
  const endListening = onStop(() => endGroup(child.pid, 'SIGTERM'));
  const timer = setTimeout(() => {
    isLate = true;
    endGroup(child.pid, 'SIGTERM');
  }, limit);
  const lastTimer = setTimeout(() => endGroup(child.pid, 'SIGKILL'), limit + patience);
  return new Promise((resolve, reject) => {
    const finish = (): void => {
      clearTimeout(timer);
      clearTimeout(lastTimer);
      endListening();
    };
    child.once('error', () => {
      finish();
      reject(new GitError('noGit', 'git'));
    });
    child.once('close', (code) => {
      finish();
      const [stdout, stderr] = [chunks.stdout, chunks.stderr].map((parts) => Buffer.concat(parts).toString('utf8'));
      resolve({ isDone: code === 0, isLate, stdout: stdout ?? '', stderr: stderr ?? '' });
    });
  });
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  // Killing a process group that has already ended throws.
  if (pid !== undefined) attempt(() => process.kill(isDetached ? -pid : pid, signal));
}

/** Returns the output of a git command that writes. If the command fails, throws a GitError with git's message. */
export async function writeGit(folder: string, words: readonly string[], run?: GitRun): Promise<string> {
  const { isDone, stdout, stderr } = await runGit(folder, words, run);
  if (isDone) return stdout;
  throw new GitError('failed', wordsOfGit(stderr));
}

/** Returns git's error message in one line, without the full stop. */
export function wordsOfGit(stderr: string): string {
  const lines = stderr
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const line = lines.find((each) => /^(?:error|fatal): /.test(each)) ?? lines[0] ?? '';
  return withoutPasswords(line.replace(/^(?:error|fatal): /, '').replace(/\.$/, ''));
}

/** Removes user names and passwords, which URLs of remotes may contain. */
export const withoutPasswords = (text: string): string => text.replaceAll(/(?<=:\/\/)[^\s/@]+@/g, '');
