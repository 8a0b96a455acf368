// git commands that do not end, are missing, or fail.
import { expect, test } from 'vitest';
import { runGit, wordsOfGit } from '../../src/node/git/run-git.ts';
import { freshFolder } from '../support/process/process.ts';

test('A git command that takes too long is ended, with all processes that it has started', async () => {
  const start = performance.now();
  // Git ends here when its output is closed, which every process that it has started holds open.
  const ended = await runGit(freshFolder(), ['-c', 'alias.x=!sleep 60; sleep 60', 'x'], { limit: 200 });
  expect(ended).toMatchObject({ isDone: false, isLate: true });
  expect(performance.now() - start).toBeLessThan(60_000);
});

test('A git command has no terminal for questions', async () => {
  const { stdout } = await runGit(freshFolder(), ['-c', 'alias.x=!(echo asked > /dev/tty) 2>/dev/null && echo yes || echo no', 'x']);
  expect(stdout).toBe('no\n');
});

test.each([
  ['fatal: unable to access https://a:b@example.org/x: no.\n', 'unable to access https://example.org/x: no'],
  ['warning: x\nerror: gpg failed to sign the data\nfatal: failed to write commit object\n', 'gpg failed to sign the data'],
  ['', ''],
])('From the output %j of git, the message %j is quoted', (stderr, words) => {
  expect(wordsOfGit(stderr)).toBe(words);
});
