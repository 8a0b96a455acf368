// Builds on real disks that refuse writes: full, mounted, read-only, without permission.
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mount } from '../support/mount.ts';
import { archipel, besides, build, freshFolder, preload, type RunOptions, smallContent, snapshot } from '../support/process/process.ts';
import { someOf, turnOfSearches } from '../support/samples.ts';

const content = smallContent();
const other = ['--base-url', 'https://other.example.org'];
const nobody = 65534;

async function failed(out: string, options: RunOptions = {}): Promise<{ code: number | null; problem: string | undefined }> {
  const before = snapshot(out);
  const { code, stdout, stderr } = await archipel(['build', '--format', 'json', '--content', content, '--out', out, ...other], options);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  expect(stderr).toBe('');
  expect(snapshot(out)).toEqual(before);
  return { code, problem: diagnostics[0]?.code };
}

describe('A build that cannot write its files leaves the old site, and no files beside it,', () => {
  test('on a full disk', async () => {
    const disk = freshFolder();
    mount(disk, '-t', 'tmpfs', '-o', 'size=2m', 'tmpfs');
    const out = join(disk, 'dist');
    expect((await build(content, out)).code).toBe(0);
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(1 << 21).subarray(0, freeBytesOn(disk) - 64 * 1024));
    expect(await failed(out)).toEqual({ code: 1, problem: 'output-write' });
    expect(besides(out)).toEqual([]);
  });

  test('on a disk without space for the names of more files', async () => {
    const usual = join(freshFolder(), 'dist');
    expect((await build(content, usual)).code).toBe(0);
    const disk = freshFolder();
    const places = readdirSync(usual, { recursive: true }).length + 20;
    mount(disk, '-t', 'tmpfs', '-o', `size=8m,nr_inodes=${places}`, 'tmpfs');
    const out = join(disk, 'dist');
    expect((await build(content, out)).code).toBe(0);
    expect(await failed(out)).toEqual({ code: 1, problem: 'output-write' });
    expect(besides(out)).toEqual([]);
  });

  test('with a limit on the size of files', async () => {
    const out = join(freshFolder(), 'dist');
    expect((await build(content, out)).code).toBe(0);
    // Node ignores SIGXFSZ, so that the write fails with EFBIG.
    const under = ['sh', '-c', 'ulimit -f 16; exec "$0" "$@"'];
    expect(await failed(out, { under })).toEqual({ code: 1, problem: 'output-write' });
    // With an empty cache, the bundle of the site is the first file that is too large.
    expect(await build(content, out, { under, env: { ARCHIPEL_CACHE: freshFolder() } })).toMatchObject({ code: 1 });
    expect(besides(out)).toEqual([]);
  });
});

function freeBytesOn(disk: string): number {
  const used = readdirSync(disk, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + 4096 * Math.ceil(statSync(join(entry.parentPath, entry.name)).size / 4096), 0);
  return (1 << 21) - used;
}

describe('A build into a mount point', () => {
  const expectBuilt = async (out: string, options: RunOptions & { readonly more?: readonly string[] } = {}): Promise<void> => {
    expect(await build(content, out, options)).toMatchObject({ code: 0, stderr: '' });
    expect(besides(out)).toEqual([]);
  };

  test('on another file system writes the same files as a build into a folder', async () => {
    const out = freshFolder();
    mount(out, '-t', 'tmpfs', 'tmpfs');
    const states = [[], other, other, []] as const;
    for (const more of states) {
      await expectBuilt(out, { more });
      const usual = join(freshFolder(), 'dist');
      await expectBuilt(usual, { more });
      expect(withoutEarlier(out, usual)).toEqual(snapshot(usual));
    }
  });

  test('on the same file system keeps the folder and changes its files, whether it is empty or contains a site', async () => {
    const [source, out] = [freshFolder(), freshFolder()];
    mount(out, '--bind', source);
    const place = join(freshFolder(), 'dist');
    await expectBuilt(place);
    mount(place, '--bind', place);
    for (const folder of [out, place]) {
      const { ino } = statSync(folder);
      for (const more of [other, []]) await expectBuilt(folder, { more });
      expect(statSync(folder).ino).toBe(ino);
    }
    expect(snapshot(source)).toEqual(snapshot(out));
  });

  test('works even if the system cannot exchange folders', async () => {
    const [source, out] = [freshFolder(), freshFolder()];
    mount(out, '--bind', source);
    await expectBuilt(out, { node: [preload('crash-preload.mjs')], env: { CRASH_IN: '/nowhere', CRASH_NO_NATIVE: '1' } });
    expect(existsSync(join(source, 'index.html'))).toBe(true);
  });

  test('reports a full disk; the next build completes the site', async () => {
    const out = freshFolder();
    mount(out, '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs');
    const { code, stdout } = await archipel(['build', '--format', 'json', '--content', content, '--out', out]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [{ code: 'output-partial' }] });
    expect(snapshot(out)).not.toHaveProperty('index.html');
    mount(out, '-o', 'remount,size=8m');
    await expectBuilt(out);
    expect(existsSync(join(out, 'index.html'))).toBe(true);
  });

  test('can replace a folder inside the mount point as usual', async () => {
    const disk = freshFolder();
    mount(disk, '-t', 'tmpfs', 'tmpfs');
    for (const _ of ['first', 'second']) expect((await build(content, join(disk, 'site'))).code).toBe(0);
    expect(readdirSync(disk)).toEqual(['.site.archipel.json', 'site']);
  });
});

/** Returns the files of `out` without the files of earlier builds that remain for open pages. */
function withoutEarlier(out: string, usual: string): Record<string, string> {
  const own = snapshot(usual);
  return Object.fromEntries(Object.entries(snapshot(out)).filter(([path]) => path in own || !path.startsWith('assets/')));
}

describe('A build without permission to write', () => {
  /** Runs the command as a user without privileges, who may read all these files. */
  const asNobody: RunOptions = { under: ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] };
  const readableFolder = (): string => {
    const folder = freshFolder();
    chmodSync(dirname(folder), 0o755);
    chmodSync(folder, 0o755);
    return folder;
  };

  test('leaves the old site', async () => {
    const out = join(readableFolder(), 'dist');
    expect((await build(content, out)).code).toBe(0);
    expect(await failed(out, asNobody)).toEqual({ code: 1, problem: 'output-write' });
    expect(besides(out)).toEqual([]);
  });

  test('leaves the old site on a read-only disk', async () => {
    const [source, place] = [freshFolder(), freshFolder()];
    await build(content, join(source, 'dist'));
    mount(place, '--bind', source);
    mount(place, '-o', 'remount,ro,bind');
    expect(await failed(join(place, 'dist'))).toEqual({ code: 1, problem: 'output-write' });
    expect(await failed(join(place, 'new'))).toEqual({ code: 1, problem: 'output-write' });
    expect(existsSync(join(place, 'new'))).toBe(false);
  });

  test('but with its own read-only folder replaces the folder repeatedly, and keeps it read-only', async () => {
    const folder = readableFolder();
    const out = join(folder, 'dist');
    mkdirSync(out);
    chmodSync(out, 0o555);
    for (const path of [folder, out]) chownSync(path, nobody, nobody);
    for (const _ of ['first', 'second', 'third']) {
      expect(await build(content, out, asNobody)).toMatchObject({ code: 0, stderr: '' });
      expect(statSync(out).mode & 0o777).toBe(0o555);
      expect(besides(out)).toEqual([]);
    }
  });
});

describe('A build with a low limit of open files', () => {
  // With fewer than 22, Node 24 itself crashes at its start. From Node 22 on, 36 are enough for the build.
  const limits = Number.parseInt(process.versions.node, 10) >= 22 ? [23, 26, 30] : [23, 26, 30, 45];
  test.each(someOf(limits, 2, turnOfSearches))('reports a limit of %d, and leaves the old site', async (files) => {
    const out = join(freshFolder(), 'dist');
    expect((await build(content, out)).code).toBe(0);
    const before = snapshot(out);
    const { code, stdout, stderr } = await build(content, out, { more: other, under: ['sh', '-c', `ulimit -n ${files}; exec "$0" "$@"`] });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/too many (?:open )?files/);
    expect(stderr).toContain('ulimit -n');
    expect(stderr).not.toMatch(/^\s+at |bug of archipel/m);
    expect(snapshot(out)).toEqual(before);
    expect(besides(out)).toEqual([]);
  });
});
