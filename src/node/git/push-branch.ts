// Pushes a branch, and tells why a remote does not take it.
import { runGit, wordsOfGit } from './run-git.ts';

/**
 * Why a branch was not pushed: the remote has commits of others on it, the user may not write there, a hook or rule of the
 * remote or of this repository, the remote cannot be reached, or anything else.
 */
export type PushFailure = 'behind' | 'denied' | 'declined' | 'unreachable' | 'failed';

export interface PushResult {
  /** Undefined where the remote has the branch. */
  readonly failure: PushFailure | undefined;
  /** What git and the remote have printed. */
  readonly output: string;
  /** The line of it that says most. */
  readonly words: string;
}

const failures: readonly (readonly [pattern: RegExp, failure: PushFailure])[] = [
  [/\((?:non-fast-forward|fetch first|stale info|needs force)\)/, 'behind'],
  [/remote rejected|hook declined|protected branch|pre-push/i, 'declined'],
  [
    /permission(?: to \S+)? denied|denied to|access denied|not allowed|unauthori[sz]ed|authentication failed|could not read (?:username|password)|invalid (?:username|credentials)|(?:error|status)\D{0,20}\b40[13]\b|publickey|repository not found|host key verification/i,
    'denied',
  ],
  [
    /could not resolve|connection|timed out|network|unable to (?:access|connect)|could not read from remote|does not appear to be a git repository|hung up|does not exist/i,
    'unreachable',
  ],
];

/** Two minutes: a slow network, or the tests of a `pre-push` hook. */
const pushLimit = 120_000;

/** Pushes `branch` to the branch of the same name. Asks nothing; the hook `pre-push` runs. */
export async function pushBranch(top: string, remote: string, branch: string): Promise<PushResult> {
  const ref = `refs/heads/${branch}`;
  const { isDone, isLate, stdout, stderr } = await runGit(top, ['push', '--set-upstream', remote, `${ref}:${ref}`], { limit: pushLimit });
  const output = `${stdout}${stderr}`;
  if (isDone) return { failure: undefined, output, words: '' };
  const [, failure = 'failed'] = failures.find(([pattern]) => pattern.test(output)) ?? [];
  return { failure: isLate ? 'unreachable' : failure, output, words: isLate ? '' : wordsOfPush(stderr) };
}

/** The reason in the words of the remote, if it gives one. */
function wordsOfPush(stderr: string): string {
  const [rejected] = /(?<=! \[[^\]]*\].*)\(.*\)/.exec(stderr) ?? [];
  const said = stderr
    .split('\n')
    .flatMap((line) => /^remote: (?:error: |fatal: )?(.*\S)/.exec(line)?.[1] ?? [])
    .join(' ');
  return said || rejected?.slice(1, -1) || wordsOfGit(stderr);
}
