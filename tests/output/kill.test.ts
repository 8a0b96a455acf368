import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { besides, build, copiedProject, freshFolder, smallContent, snapshot, start } from '../support/process/process.ts';

const runs = 20;

test(`${runs} builds killed at random moments leave the old site or the new one, and the next build works`, {
  timeout: 300_000,
}, async () => {
  const [content, project] = [smallContent(), copiedProject()];
  const out = join(freshFolder(), 'dist');
  const more = (run: number) => ['--base-url', `https://${run % 2 === 0 ? 'even' : 'odd'}.example.org`];
  await build(content, out, { project, more: more(1) });
  const odd = snapshot(out);
  const began = performance.now();
  await build(content, out, { project, more: more(0) });
  const usual = performance.now() - began;
  const even = snapshot(out);
  for (let run = 0; run < runs; run += 1) {
    const args = ['build', '--quiet', '--content', content, '--out', out, ...more(run)];
    const { child, ended } = start(args, { project });
    // Most of the disk is touched in the last third of a run.
    await wait(usual * (run % 4 === 0 ? Math.random() : 0.6 + 0.5 * Math.random()));
    child.kill('SIGKILL');
    await ended;
    expect([odd, even]).toContainEqual(snapshot(out));
  }
  expect((await build(content, out, { project, more: more(0) })).code).toBe(0);
  expect(snapshot(out)).toEqual(even);
  expect(besides(out)).toEqual([]);
});
