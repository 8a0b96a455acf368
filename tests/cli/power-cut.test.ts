// Simulates a power cut after each system call of `rename` and `remove`, which loses writes that were not synced. After the next
// command, the content has either its old or its new state.
import { chmodSync, cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endChanges } from '../../src/node/fs/change-journal.ts';
import { archipel, freshFolder, preload, smallContent, snapshot } from '../support/process/process.ts';
import { callsIn, cutsOf, diskOf, lay, leftBy } from '../support/process/recorded-disk.ts';

const commands: readonly (readonly string[])[] = [
  ['rename', 'page', 'help', 'support'],
  ['remove', 'page', 'help', '--redirect-to', '/'],
];

test.each(commands)('A power cut during %s %s leaves the old or the new content', { timeout: 300_000 }, async (...words) => {
  const content = smallContent();
  const home = readFileSync(join(content, 'pages/home.yaml'), 'utf8');
  writeFileSync(join(content, 'pages/help.yaml'), home.replace(/^path: .*\n/m, '').replaceAll('Start', 'Hilfe'));
  await archipel(['urls', 'accept', '--content', content]);
  const first = freshFolder();
  cpSync(content, first, { recursive: true });
  const log = join(freshFolder(), 'calls');
  const ended = await archipel([...words, '--content', content], {
    alone: true,
    node: [preload('record-preload.mjs')],
    env: { RECORD_IN: content, RECORD_LOG: log },
  });
  expect(ended, ended.stderr).toMatchObject({ code: 0 });
  const calls = callsIn(log);
  const disk = diskOf(first);
  const [before, after] = [snapshot(first), snapshot(content)];
  expect(before).not.toEqual(after);
  const outcomes = { before: 0, after: 0 };
  for (const count of cutsOf(calls)) {
    const left = lay(leftBy(disk, calls, count));
    endChanges(left);
    const state = snapshot(left);
    expect([before, after], `after ${count} calls`).toContainEqual(state);
    outcomes[JSON.stringify(state) === JSON.stringify(before) ? 'before' : 'after'] += 1;
  }
  expect(outcomes.before).toBeGreaterThan(10);
  expect(outcomes.after).toBeGreaterThan(2);
});

test('Renaming a page keeps the modes of the files that it changes', async () => {
  const content = smallContent();
  chmodSync(join(content, 'navigation.yaml'), 0o664);
  chmodSync(join(content, 'pages/home.yaml'), 0o640);
  const ended = await archipel(['rename', 'page', 'home', 'start', '--content', content]);
  expect(ended, ended.stderr).toMatchObject({ code: 0 });
  const modeOf = (file: string): number => statSync(join(content, file)).mode & 0o777;
  expect(readFileSync(join(content, 'navigation.yaml'), 'utf8')).toContain('page: start');
  expect([modeOf('navigation.yaml'), modeOf('pages/start.yaml')]).toEqual([0o664, 0o640]);
});
