import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { besides, build, copiedProject, freshFolder, type Running, smallContent, snapshot, start } from '../support/process/process.ts';

const runs = 24;

/** True while a build writes the new site beside `out`. */
const isStaged = (out: string): boolean => readdirSync(dirname(out)).some((name) => name.startsWith(`.${basename(out)}.next-`));

/** Resolves when the build has begun to write or has ended. */
async function staged(out: string, { ended }: Running): Promise<void> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (!isStaged(out) && !hasEnded) await wait(1);
}

test(`${runs} builds killed while they write leave the old site or the new one, and the next build works`, {
  timeout: 300_000,
}, async () => {
  const [content, project] = [smallContent(), copiedProject()];
  const out = join(freshFolder(), 'dist');
  const argsOf = (run: number) => ['build', '--quiet', '--content', content, '--out', out, '--base-url', `https://${run % 2}.example.org`];
  const sites: Record<string, string>[] = [];
  let writing = 0;
  // In turn, so that the last two runs have what later ones have in their caches; their time is that of a process of its own.
  for (const run of [0, 1, 0, 1]) {
    const running = start(argsOf(run), { project });
    await staged(out, running);
    const began = performance.now();
    expect(await running.ended).toMatchObject({ code: 0 });
    writing = performance.now() - began;
    sites[run] = snapshot(out);
  }
  let killedWhileWriting = 0;
  for (let run = 0; run < runs; run += 1) {
    const running = start(argsOf(run), { project });
    await staged(out, running);
    await wait((1.2 * writing * run) / runs);
    if (isStaged(out)) killedWhileWriting += 1;
    running.child.kill('SIGKILL');
    await running.ended;
    expect(sites).toContainEqual(snapshot(out));
  }
  expect(killedWhileWriting).toBeGreaterThanOrEqual(5);
  expect(await build(content, out, { project, more: ['--base-url', 'https://0.example.org'] })).toMatchObject({ code: 0 });
  expect(snapshot(out)).toEqual(sites[0]);
  expect(besides(out)).toEqual([]);
});
