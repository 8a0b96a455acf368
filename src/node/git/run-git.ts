// Runs git commands that write, or that ask a remote. Reading has `askGit`, which takes no locks.
import { spawn } from 'node:child_process';
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
  /** Ended because of the limit. */
  readonly isLate: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** Longer than a hook or a question for the key of a signature takes. */
const usualLimit = 120_000;

/** Milliseconds from the limit until remaining processes are killed. */
const patience = 3000;

/** It asks no questions at the terminal, and prints English. */
const quiet = { GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };

/** A process of a group of its own has no terminal either: ssh asks for passwords there whatever the environment says. */
const isDetached = process.platform !== 'win32';

/** Runs `git` in `folder` to its end. Throws a GitError if git is not installed. */
export function runGit(folder: string, words: readonly string[], { input, env, limit = usualLimit }: GitRun = {}): Promise<GitEnded> {
  const child = spawn('git', [...words], {
    ...{ cwd: folder, env: { ...process.env, ...quiet, ...env }, detached: isDetached, windowsHide: true },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const chunks = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (chunk: Buffer) => chunks[name].push(chunk));
  // A command that ends early closes its input; its messages say why.
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
  if (pid === undefined) return;
  try {
    process.kill(isDetached ? -pid : pid, signal);
  } catch {
    // It has ended without a signal.
  }
}

/** The output of a git command that writes. Throws a GitError with the words of git where it fails. */
export async function writeGit(folder: string, words: readonly string[], run?: GitRun): Promise<string> {
  const { isDone, stdout, stderr } = await runGit(folder, words, run);
  if (isDone) return stdout;
  throw new GitError('failed', wordsOfGit(stderr));
}

/** The words of git in an error, in one line, without the full stop. */
export function wordsOfGit(stderr: string): string {
  const lines = stderr
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const line = lines.find((each) => /^(?:error|fatal): /.test(each)) ?? lines[0] ?? '';
  return withoutPasswords(line.replace(/^(?:error|fatal): /, '').replace(/\.$/, ''));
}

/** Addresses of remotes may have passwords. */
export const withoutPasswords = (text: string): string => text.replaceAll(/(?<=:\/\/)[^\s/@]+@/g, '');
