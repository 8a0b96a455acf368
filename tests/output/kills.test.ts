// Builds of a large site, killed at random moments and at each of the calls around the exchange of folders: the old site or the new one
// is there with every byte, and the next build makes the new one, from the site before, too. `npm run faults:kills` kills 300 of 3,000
// pages; `npm run faults:clock` moves the clock between builds by up to 400 days (faketime, of Debian's package of this name).
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { generate } from '../bench/generate.mjs';
import { besides, copiedProject, freshFolder, preload, type Running, realContent, snapshot, start } from '../support/process/process.ts';
import { randomOfDay } from '../support/random.ts';

const { KILLS: kills = '3', PAGES: pages = '1000', MOVED_CLOCK: movesClock } = process.env;

/** The calls of a build from its manifest to its end: the exchange, the site before, the lock. */
const lastCalls = 16;

const isStaged = (out: string): boolean => readdirSync(dirname(out)).some((name) => name.startsWith(`.${basename(out)}.next-`));

test(`${kills} builds of ${pages} pages that are killed leave the old site or the new one, and the next build works`, {
  timeout: 14_400_000,
}, async () => {
  const random = randomOfDay();
  const project = copiedProject();
  const [content, out, log] = [join(freshFolder(), 'content'), join(freshFolder(), 'dist'), join(freshFolder(), 'calls')];
  generate({ content: realContent, target: content, routes: Number(pages), own: 68 });
  const page = join(content, 'pages/contact.yaml');
  const text = readFileSync(page, 'utf8');
  const clock = (): readonly string[] => (movesClock === undefined ? [] : ['faketime', '-f', `${Math.round((random() - 0.5) * 800)}d`]);
  /** Starts a build of one of two versions, which differ in a page. */
  const building = (version: number, env?: Readonly<Record<string, string>>): Running => {
    writeFileSync(page, text.replace('Ein Anruf', ['Ein Anruf', 'Ein einziger Anruf'][version] ?? ''));
    const line = ['build', '--quiet', '--content', content, '--out', out, '--at', '2025-06-01T12:00:00+02:00'];
    return start(line, {
      project,
      under: clock(),
      ...(env && { node: [preload('crash-preload.mjs')], env: { CRASH_IN: dirname(out), ...env } }),
    });
  };
  const built = async (version: number, env?: Readonly<Record<string, string>>): Promise<Record<string, string>> => {
    const ended = await building(version, env).ended;
    expect(ended, ended.stderr).toMatchObject({ code: 0 });
    return snapshot(out);
  };
  const sites = [await built(0), await built(1)] as const;
  expect(await built(0)).toEqual(sites[0]);
  expect(await built(1, { CRASH_LOG: log })).toEqual(sites[1]);
  const calls = readFileSync(log, 'utf8').trimEnd().split('\n').length;
  expect(await built(0)).toEqual(sites[0]);
  /** Resolves when the build has begun to write, or has ended. */
  const staged = async ({ ended }: Running): Promise<void> => {
    let hasEnded = false;
    void ended.then(() => {
      hasEnded = true;
    });
    while (!isStaged(out) && !hasEnded) await wait(1);
  };
  const counts = { old: 0, new: 0, unfinished: 0, exchanging: 0, fromSiteBefore: 0 };
  const running = building(1);
  await staged(running);
  const began = performance.now();
  await running.ended;
  const writing = performance.now() - began;
  expect(await built(0)).toEqual(sites[0]);
  for (let kill = 1; kill <= Number(kills); kill += 1) {
    const version = kill % 2;
    if (besides(out).includes('.dist.spare')) counts.fromSiteBefore += 1;
    // A third of them around the exchange of folders.
    const isExchanging = kill % 3 === 0;
    const at = String(calls - Math.floor(random() * lastCalls));
    const running = building(version, isExchanging ? { CRASH_AT: at, ...(random() < 0.5 && { CRASH_AFTER: '1' }) } : undefined);
    if (isExchanging) counts.exchanging += 1;
    else {
      await staged(running);
      await wait(random() * writing);
      if (isStaged(out)) counts.unfinished += 1;
      running.child.kill('SIGKILL');
    }
    await running.ended;
    const left = snapshot(out);
    const isNew = left[`contact.html`] === sites[version]?.['contact.html'];
    expect(left, `kill ${kill}, ${isExchanging ? `call ${at}` : 'at random'}`).toEqual(sites[isNew ? version : 1 - version]);
    counts[isNew ? 'new' : 'old'] += 1;
    expect(await built(version), `after kill ${kill}`).toEqual(sites[version]);
    expect(besides(out).filter((name) => name !== '.dist.spare')).toEqual([]);
    if (kill % 10 === 0) console.info(`${kill} kills, 0 broken: ${JSON.stringify(counts)}`);
  }
  rmSync(out, { recursive: true });
  expect(await built(0)).toEqual(sites[0]);
  console.info(`${kills} kills, 0 broken: ${JSON.stringify(counts)}`);
});
