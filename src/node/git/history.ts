// The environment for reading with git, and short git commands that block the process until they end.
import { spawnSync } from 'node:child_process';

/** Returns the environment for reading with git: git writes nothing, fetches nothing, never prompts, and prints English. */
export const gitReadEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ...{ GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1', LC_ALL: 'C' },
});

/** Runs a git command that only reads, in `folder`. */
export const readGitNow = (folder: string, words: readonly string[]) =>
  spawnSync('git', words, { cwd: folder, env: gitReadEnvironment(), encoding: 'utf8' });

/**
 * Returns the state of a folder's history as one text: the folder's path in its repository, whether the history is incomplete, and the last
 * commit if there is one, each in a line. Empty without a repository or git. Builds that contain commit dates depend on this text.
 */
export const historyOf = (folder: string): string =>
  readGitNow(folder, ['rev-parse', '--show-prefix', '--is-shallow-repository', '--verify', '--quiet', 'HEAD']).stdout ?? '';
