// Kills builds of a large site at random moments, and at the calls from the exchange of folders on. The old or the new
// site is always complete, and later builds write the new site, despite the files that killed builds and the previous output
// have left. `npm run faults:kills` kills 300 builds of 3,000 pages. `npm run faults:clock` moves the clock between builds by
// up to 400 days (with the Debian package faketime).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { generate } from '../bench/generate.mjs';
import {
  besides,
  copiedProject,
  type Ended,
  freshFolder,
  preload,
  type Running,
  realContent,
  snapshot,
  start,
} from '../support/process/process.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';

const { KILLS: kills = String(samples(3, 60)), PAGES: pages = String(samples(120, 3000)), MOVED_CLOCK: movesClock } = process.env;

/** The call that exchanges the old and the new folder, and the number of calls that every build has from this call on. */
const exchange = 'renameat2';
const callsFromExchange = 4;

const isStaged = (out: string): boolean => readdirSync(dirname(out)).some((name) => name.startsWith(`.${basename(out)}.next-`));

test(`${kills} kills of builds of ${pages} pages leave the old site or the new one, and later builds work`, {
  timeout: 14_400_000,
}, async () => {
  const random = randomOfDay();
  const { out, start: startBuild, writing, sites } = await largeSite(random);
  const counts = { old: 0, new: 0, unfinished: 0, exchanging: 0, fromSiteBefore: 0, built: 0 };
  /** The version of the published site. */
  let published = 0;

  /** Kills a build before or after the exchange of folders, or at one of the calls that follow it. */
  const killExchanging = (version: number): Promise<Ended> => {
    counts.exchanging += 1;
    const at = String(1 + Math.floor(random() * callsFromExchange));
    return startBuild(version, { CRASH_FROM: exchange, CRASH_AT: at, ...(random() < 0.5 && { CRASH_AFTER: '1' }) }).ended;
  };
  const killWriting = async (version: number): Promise<Ended> => {
    const running = startBuild(version);
    await staged(running, out);
    await wait(random() * writing);
    if (isStaged(out)) counts.unfinished += 1;
    running.child.kill('SIGKILL');
    return running.ended;
  };
  for (let kill = 1; kill <= Number(kills); kill += 1) {
    if (besides(out).includes('.dist.spare')) counts.fromSiteBefore += 1;
    const version = 1 - published;
    const { stderr } = await (kill % 3 === 1 ? killExchanging : killWriting)(version);
    expect(stderr, `kill ${kill}`).toBe('');
    const left = contentsOf(out);
    const isNew = left === sites[version];
    if (!isNew) expect(JSON.parse(left), `kill ${kill}`).toEqual(JSON.parse(sites[published] ?? ''));
    counts[isNew ? 'new' : 'old'] += 1;
    if (isNew) published = version;
    if (kill % 3 !== 0) continue;
    published = 1 - published;
    expect(await startBuild(published).ended, `after kill ${kill}`).toMatchObject({ code: 0 });
    expect(contentsOf(out) === sites[published], `after kill ${kill}`).toBe(true);
    expect(besides(out).filter((name) => name !== '.dist.spare')).toEqual([]);
    counts.built += 1;
    if (kill % 15 === 0) console.info(`${kill} kills, 0 broken: ${JSON.stringify(counts)}`);
  }
  console.info(`${kills} kills, 0 broken: ${JSON.stringify(counts)}`);
});

/** Creates a site in two versions, which differ in one page. Builds it until the previous output remains beside it. */
async function largeSite(random: () => number) {
  const project = copiedProject();
  const [content, out, log] = [join(freshFolder(), 'content'), join(freshFolder(), 'dist'), join(freshFolder(), 'calls')];
  generate({ content: realContent, target: content, routes: Number(pages), own: 68 });
  const page = join(content, 'pages/contact.yaml');
  const text = readFileSync(page, 'utf8');
  const clock = (): Readonly<Record<string, string>> =>
    movesClock === undefined ? {} : { LD_PRELOAD: fakeClock(), FAKETIME: signed(Math.round((random() - 0.5) * 800)) };
  const startBuild = (version: number, env?: Readonly<Record<string, string>>): Running => {
    writeFileSync(page, text.replace('Ein Anruf', ['Ein Anruf', 'Ein einziger Anruf'][version] ?? ''));
    const line = ['build', '--quiet', '--content', content, '--out', out, '--at', '2025-06-01T12:00:00+02:00'];
    const crash = env && { node: [preload('crash-preload.mjs')] };
    return start(line, { project, ...crash, env: { ...clock(), ...(env && { CRASH_IN: dirname(out), ...env }) } });
  };
  const built = async (version: number, env?: Readonly<Record<string, string>>): Promise<string> => {
    const ended = await startBuild(version, env).ended;
    expect(ended, ended.stderr).toMatchObject({ code: 0 });
    return contentsOf(out);
  };
  const sites = [await built(0), await built(1)] as const;
  expect(sites[0]).not.toBe(sites[1]);
  await built(0, { CRASH_LOG: log });
  const calls = readFileSync(log, 'utf8').trimEnd().split('\n');
  expect(calls).toContain(exchange);
  expect(calls.length - calls.indexOf(exchange)).toBeGreaterThanOrEqual(callsFromExchange);
  const running = startBuild(1);
  await staged(running, out);
  const writingStart = performance.now();
  expect(await running.ended).toMatchObject({ code: 0 });
  const writing = performance.now() - writingStart;
  expect([await built(0), await built(1), await built(0)]).toEqual([sites[0], sites[1], sites[0]]);
  return { out, start: startBuild, writing, sites };
}

/** Returns the library of faketime. Its command cannot be used: kills would end the command instead of the build that it runs. */
const fakeClock = (): string =>
  readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
    .find((file) => existsSync(file)) ?? '';

/** Formats a number of days: `+372d`, `-12d`. */
const signed = (days: number): string => `${days < 0 ? '' : '+'}${days}d`;

/** Returns the complete contents of a folder as one text. */
const contentsOf = (folder: string): string => JSON.stringify(snapshot(folder));

/** Resolves when a build has started writing, or has ended. */
async function staged({ ended }: Running, out: string): Promise<void> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (!isStaged(out) && !hasEnded) await wait(1);
}
