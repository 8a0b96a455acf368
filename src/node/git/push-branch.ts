// Pushes a branch, and classifies the reason if that fails.
import { runGit, withoutPasswords, wordsOfGit } from './run-git.ts';

/**
 * Why a branch was not pushed:
 * - `behind`: on the remote, the branch has commits that are missing here
 * - `denied`: a login, a permission or a trusted host key is missing
 * - `declined`: a hook or rule of the remote, or a hook of this repository, has refused
 * - `unreachable`: no connection, no repository at the URL, or no response within the time limit
 * - `failed`: any other reason
 */
export type PushFailure = 'behind' | 'denied' | 'declined' | 'unreachable' | 'failed';

export interface PushResult {
  /** The reason for the failure; undefined if the remote has the branch. */
  readonly failure: PushFailure | undefined;
  /** The output of git and of the remote. */
  readonly output: string;
  /** The reason for the failure in one line, taken from `output`; empty for a success and after the time limit. */
  readonly words: string;
}

const failures: readonly (readonly [pattern: RegExp, failure: PushFailure])[] = [
  [/\((?:non-fast-forward|fetch first|stale info|needs force)\)/, 'behind'],
  [/remote rejected|hook declined|protected branch/i, 'declined'],
  // If the `pre-push` hook of this repository refuses, git prints neither a refused branch (`! [`) nor `fatal:`.
  [/^(?![\s\S]*(?:! \[|fatal:))[\s\S]*failed to push some refs/, 'declined'],
  [
    /permission(?: to \S+)? denied|denied to|access denied|not allowed|unauthori[sz]ed|authentication failed|could not read (?:username|password)|invalid (?:username|credentials)|(?:error|status)\D{0,20}\b40[13]\b|publickey|repository not found|host key verification/i,
    'denied',
  ],
  [
    /could not resolve|connection|timed out|network|unable to (?:access|connect)|could not read from remote|does not appear to be a git repository|hung up|does not exist/i,
    'unreachable',
  ],
];

/** Time limit in milliseconds; long enough for a slow network, or the tests of a `pre-push` hook. */
const pushLimit = 120_000;

/** Pushes `branch` to the branch of the same name, and makes that the upstream. Never prompts at the terminal; runs the `pre-push` hook. */
export async function pushBranch(top: string, remote: string, branch: string): Promise<PushResult> {
  const ref = `refs/heads/${branch}`;
  const { isDone, isLate, stdout, stderr } = await runGit(top, ['push', '--set-upstream', remote, `${ref}:${ref}`], { limit: pushLimit });
  const output = `${stdout}${stderr}`;
  if (isDone) return { failure: undefined, output, words: '' };
  const [, failure = 'failed'] = failures.find(([pattern]) => pattern.test(output)) ?? [];
  return { failure: isLate ? 'unreachable' : failure, output, words: isLate ? '' : wordsOfPush(stderr) };
}

/** Returns the message of the remote, otherwise git's reason in parentheses, otherwise the output of a hook, otherwise git's error. */
function wordsOfPush(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  const said = lines.flatMap((line) => /^remote: (?:error: |fatal: )?(.*\S)/.exec(line)?.[1] ?? []);
  const rejected = lines.flatMap((line) => /^! \[.*\((.*)\)$/.exec(line)?.[1] ?? []);
  const others = lines.filter((line) => line !== '' && !/^(?:error: failed to push|hint:|To |remote:|! \[)/.test(line));
  const words = [said, rejected, others.some((line) => /^(?:error|fatal): /.test(line)) ? [] : others].find((each) => each.length > 0);
  return words === undefined ? wordsOfGit(others.join('\n') || stderr) : withoutPasswords(words.join(' ').replace(/\.$/, ''));
}
