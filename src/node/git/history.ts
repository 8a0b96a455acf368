// The state of a repository's history as one text, which is an input of builds that contain commit dates. One short process reads it.
import { spawnSync } from 'node:child_process';
import { surroundings } from './surroundings.ts';

/**
 * Returns the folder's path in its repository, whether the history is incomplete, and the last commit if there is one, each in a line.
 * Empty without a repository or without git.
 */
export function historyOf(folder: string): string {
  const words = ['rev-parse', '--show-prefix', '--is-shallow-repository', '--verify', '--quiet', 'HEAD'];
  const { stdout } = spawnSync('git', words, { cwd: folder, env: { ...process.env, ...surroundings }, encoding: 'utf8' });
  return stdout ?? '';
}
