// Runs git for tests, with a fixed author, independent of the settings of the machine.
import { execFileSync } from 'node:child_process';

const settings = ['user.name=Test', 'user.email=test@example.com', 'commit.gpgsign=false', 'protocol.file.allow=always'];

/** Creates a repository in `folder`, and commits all files of the folder. */
export function initRepository(folder: string): void {
  git(folder, ['init', '-q', '-b', 'main']);
  git(folder, ['add', '-A']);
  git(folder, ['commit', '-q', '-m', 'first']);
}

/** Runs git in `folder` and returns its output; throws if git fails. `env` is added to the environment. */
export const git = (folder: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): string =>
  execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
