// A power cut after each call of a build that publishes: writes that were not synced are lost, but the output is the complete
// old or new site, or with --in-place a mixture of complete old and new files. The next build works.
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { besides, build, copiedProject, freshFolder, preload, smallContent, snapshot } from '../support/process/process.ts';
import { callsIn, cutsOf, type Disk, diskOf, lay, leftBy } from '../support/process/recorded-disk.ts';
import { samples, someOf, turnOfSearches } from '../support/samples.ts';

const content = smallContent();
const project = copiedProject();
const other = ['--base-url', 'https://other.example.org'];

type Site = ReadonlyMap<string, string>;

/** Returns the site in a folder of a disk, as a power cut leaves it. */
const siteIn = ({ files }: Disk, folder: string): Site =>
  new Map([...files].flatMap(([path, { synced }]) => (path.startsWith(`${folder}/`) ? [[path.slice(folder.length), synced]] : [])));

const isSame = (one: Site, other: Site): boolean => one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);

const ways = [
  ['with the system calls of Linux', {}, []],
  ['with the calls of Node', { RECORD_NO_NATIVE: '1' }, []],
  ['in place', {}, ['--in-place']],
] as const;

test.each(someOf(ways, 2, turnOfSearches))(
  'A power cut while a build publishes, %s, leaves each file old or new, and the next build works',
  { timeout: 600_000 },
  async (how, env, more) => {
    const [out, log] = [join(freshFolder(), 'dist'), join(freshFolder(), 'calls')];
    const folder = join(out, '..');
    expect(await build(content, out, { project })).toMatchObject({ code: 0 });
    const first = freshFolder();
    cpSync(folder, first, { recursive: true });
    const before = diskOf(first);
    writeFileSync(log, '');
    const recorded = await build(content, out, {
      project,
      node: [preload('record-preload.mjs')],
      env: { RECORD_IN: folder, RECORD_LOG: log, ...env },
      more: [...other, ...more],
    });
    expect(recorded, recorded.stderr).toMatchObject({ code: 0 });
    const calls = callsIn(log);
    const after = diskOf(folder);
    const [old, next] = [siteIn(before, 'dist'), siteIn(after, 'dist')];
    const replayed = leftBy(before, [...calls, ['sync-all', '']], calls.length + 1);
    expect(isSame(siteIn(replayed, 'dist'), next)).toBe(true);
    expect(isSame(old, next)).toBe(false);
    const kinds = new Map<string, Disk>();
    for (const count of cutsOf(calls)) {
      const left = leftBy(before, calls, count);
      const where = `after ${count} calls`;
      // Between two renames, the old site is beside the output.
      const site = siteIn(left, left.folders.has('dist') ? 'dist' : '.dist.old');
      // With --in-place, files change one by one, each in one step.
      const strange = [...site].filter(([path, text]) => old.get(path) !== text && next.get(path) !== text);
      expect(
        strange.map(([path]) => path),
        where,
      ).toEqual([]);
      const what = isSame(site, old) ? 'old' : isSame(site, next) ? 'new' : 'mixed';
      if (how !== 'in place') expect(what, where).not.toBe('mixed');
      kinds.set(`${what} ${left.folders.has('dist')} ${left.files.get('.dist.archipel.json')?.synced}`, left);
    }
    // The next build can continue from these states of the output and its manifest. A run tests only some of them.
    const whole = snapshot(out);
    for (const left of [...kinds.values()].slice(-samples(2, 6))) {
      const rest = join(lay(left), 'dist');
      const again = await build(content, rest, { project, more: other });
      expect(again, again.stderr).toMatchObject({ code: 0 });
      expect(snapshot(rest)).toEqual(whole);
      expect(besides(rest)).toEqual([]);
    }
  },
);
