// Files of earlier builds that remain in the output for open pages.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { earlierFiles, usualLimits } from '../../src/node/publish/earlier-files.ts';
import { manifestBeside } from '../../src/node/publish/manifest.ts';
import { archipel, build, copiedProject, freshFolder, smallContent } from '../support/process/process.ts';

const day = 24 * 3600 * 1000;
const now = Date.parse('2025-06-10T12:00:00Z');
const since = (days: number): string => new Date(now - days * day).toISOString();
const sized = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, 1]));

describe('Earlier files that remain beside a new build', () => {
  test('are those of assets/ that the new build lacks, except pages and link-preview images', () => {
    const before = { files: sized('index.html', 'assets/a.js', 'assets/a.js.br', 'assets/b.js', 'assets/og-home.jpg') };
    const has = (path: string): boolean => path === 'assets/b.js';
    expect(earlierFiles({ before, has, now }, usualLimits)).toEqual([{ replaced: since(0), files: ['assets/a.js', 'assets/a.js.br'] }]);
  });

  test('remain for seven days, each from the time of its removal', () => {
    const files = sized('assets/a.js', 'assets/b.js', 'assets/c.js');
    const earlier = [
      { replaced: since(6.9), files: ['assets/b.js'] },
      { replaced: since(7.1), files: ['assets/c.js'] },
    ];
    const has = (path: string): boolean => path === 'assets/a.js';
    expect(earlierFiles({ before: { files, earlier }, has, now }, usualLimits)).toEqual([earlier[0]]);
  });

  test('are only those of the last 20 builds', () => {
    const earlier = Array.from({ length: 30 }, (_, index) => ({ replaced: since(index / 100), files: [`assets/${index}.js`] }));
    const remaining = earlierFiles({ before: { files: {}, earlier }, has: () => false, now }, usualLimits);
    expect(remaining).toEqual(earlier.slice(0, 20));
  });

  test('do not include files that the site has again', () => {
    const earlier = [{ replaced: since(1), files: ['assets/a.js'] }];
    expect(earlierFiles({ before: { files: {}, earlier }, has: () => true, now }, usualLimits)).toEqual([]);
  });
});

describe('A changed script', () => {
  const [content, project] = [smallContent(), copiedProject()];
  const script = join(project, 'islands/layout/script.ts');
  const first = readFileSync(script, 'utf8');
  // The added bytes must fit into the site's script budget.
  const change = (number: number): void => writeFileSync(script, `${first}${'initMenu();\n'.repeat(number)}`);
  const scriptsIn = (out: string): readonly string[] => readdirSync(join(out, 'assets')).filter((name) => /^layout.*\.js$/.test(name));

  test('remains in its earlier version beside the new one, until it expires', async () => {
    const out = join(freshFolder(), 'dist');
    await build(content, out, { project });
    const [old = ''] = scriptsIn(out);
    change(1);
    expect((await build(content, out, { project })).code).toBe(0);
    const both = scriptsIn(out);
    expect([both.length, both.includes(old)]).toEqual([2, true]);
    expect(await archipel(['build', '--verify', '--content', content, '--out', out], { project })).toMatchObject({ code: 0 });
    const manifest = readFileSync(manifestBeside(out), 'utf8');
    writeFileSync(manifestBeside(out), manifest.replace(/"replaced": "20\d\d/, '"replaced": "2001'));
    change(2);
    expect((await build(content, out, { project })).code).toBe(0);
    expect(existsSync(join(out, 'assets', old))).toBe(false);
    expect(scriptsIn(out)).toHaveLength(2);
  });
});
