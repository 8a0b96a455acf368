// `build --in-place` keeps the folder, which a server or a container may have open, and changes its files one by one.
import fs, { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentsOf } from '../../src/node/publish/folder-contents.ts';
import { openOutput } from '../../src/node/publish/output.ts';
import { outputPathsOf } from '../../src/node/publish/output-places.ts';
import { publishInPlace } from '../../src/node/publish/publish-in-place.ts';
import { mount } from '../support/mount.ts';
import { besides, build, copiedProject, freshFolder, preload, smallContent, snapshot } from '../support/process/process.ts';
import { someOf, turnOfSearches } from '../support/samples.ts';

const content = smallContent();
const one = ['--in-place', '--base-url', 'https://one.example.org'];
const other = ['--in-place', '--base-url', 'https://other.example.org'];

test('build --in-place makes the new site visible in a second mount of the folder, as in a container', async () => {
  const [out, container] = [join(freshFolder(), 'dist'), freshFolder()];
  await build(content, out, { more: one });
  mount(container, '--bind', out);
  expect(await build(content, out, { more: other })).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(join(container, 'sitemap.xml'), 'utf8')).toContain('https://other.example.org');
  expect(snapshot(container)).toEqual(snapshot(out));
  expect(besides(out)).toEqual([]);
});

test('build --in-place does not touch unchanged files', async () => {
  const out = join(freshFolder(), 'dist');
  await build(content, out, { more: one });
  const styles = readdirSync(join(out, 'assets')).find((name) => name.endsWith('.css')) ?? '';
  const before = statSync(join(out, 'assets', styles));
  expect(await build(content, out, { more: other })).toMatchObject({ code: 0 });
  expect(statSync(join(out, 'assets', styles))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  expect(await build(content, out, { more: [...other, '--debug'] })).toMatchObject({
    stderr: expect.stringContaining('nothing has changed'),
  });
});

test('build --in-place replaces a file with a folder of its name, and a folder with a file', () => {
  const out = join(freshFolder(), 'dist');
  for (const paths of [
    ['a', 'b/c/d', 'b/e'],
    ['a/x/y', 'b'],
    ['a', 'b/c/d', 'b/e'],
    ['a/x', 'b/c'],
  ]) {
    const output = openOutput(out, { inPlace: true });
    for (const path of paths) void output.write({ path, bytes: path });
    expect(Object.keys(output.publish().files).sort()).toEqual(paths);
    expect(contentsOf(out).files.toSorted()).toEqual(paths);
    expect(paths.map((path) => readFileSync(join(out, path), 'utf8'))).toEqual(paths);
  }
});

test('build --in-place replaces files before those that name them: assets, then the web manifest, then pages', () => {
  const out = join(freshFolder(), 'dist');
  const { renameSync } = fs;
  const placed: string[] = [];
  fs.renameSync = (from, to) => {
    renameSync(from, to);
    if (String(to).startsWith(`${out}/`)) placed.push(String(to).slice(out.length + 1));
  };
  onTestFinished(() => {
    fs.renameSync = renameSync;
    syncBuiltinESMExports();
  });
  syncBuiltinESMExports();
  const output = openOutput(out, { inPlace: true });
  for (const path of ['index.html', 'site.webmanifest', 'assets/icon.png', 'en.html.br']) void output.write({ path, bytes: path });
  output.publish();
  expect(placed).toEqual(['assets/icon.png', 'site.webmanifest', 'index.html', 'en.html.br']);
});

test('build --in-place continues if another program has removed an old file in the meantime', () => {
  const places = outputPathsOf(join(freshFolder(), 'dist'));
  for (const folder of [places.folder, places.next]) mkdirSync(folder);
  writeFileSync(join(places.folder, 'old.html'), 'old');
  writeFileSync(join(places.next, 'index.html'), 'new');
  const flush = (folder: string): void => rmSync(join(folder, 'old.html'));
  publishInPlace(places, { paths: ['index.html'], isKept: () => false, flush });
  expect(contentsOf(places.folder).files).toEqual(['index.html']);
});

/** Returns the missing files among those that the pages of `out` load. */
const missing = (out: string): readonly string[] =>
  Object.keys(snapshot(out))
    .filter((path) => path.endsWith('.html'))
    .flatMap((path) => [...readFileSync(join(out, path), 'utf8').matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)])
    .flatMap(([, asset = '']) => (existsSync(join(out, asset)) ? [] : [asset]));

test('build --in-place that is killed at one of 16 calls leaves pages with all their files, and the next build completes the site', {
  timeout: 300_000,
}, async () => {
  const project = copiedProject();
  const styles = join(project, 'templates/styles/tokens.css');
  const [out, states, log] = [join(freshFolder(), 'dist'), freshFolder(), join(freshFolder(), 'calls')];
  await build(content, out, { project, more: one });
  appendFileSync(styles, '\n:root { --another: 1px }\n');
  const crashing = (env: Record<string, string>) => ({
    project,
    node: [preload('crash-preload.mjs')],
    env: { CRASH_IN: dirname(out), ...env },
  });
  await build(content, join(freshFolder(), 'dist'), { project, more: other });
  const trial = join(freshFolder(), 'dist');
  await build(content, trial, { project, more: one });
  await build(content, trial, { more: other, ...crashing({ CRASH_IN: dirname(trial), CRASH_LOG: log }) });
  const names = readFileSync(log, 'utf8').trimEnd().split('\n');
  // A sample from the first replaced file to the last call.
  const [first, last] = [names.indexOf('renameSync') + 1, names.length];
  const calls = Array.from({ length: 16 }, (_, index) => first + Math.floor(((last - first) * index) / 15));
  const recorded = await build(content, out, { more: other, ...crashing({ CRASH_AT: calls.join(), CRASH_STATES: states }) });
  expect(recorded).toMatchObject({ code: 0 });
  const seen = new Set<string>();
  const continued = new Set(someOf(calls, 2, turnOfSearches));
  for (const call of calls) {
    const left = join(states, String(call), 'dist');
    expect(missing(left), `call ${call}`).toEqual([]);
    seen.add(readFileSync(join(left, 'index.html'), 'utf8'));
    if (!continued.has(call)) continue;
    expect(await build(content, left, { project, more: other })).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(join(left, 'index.html'), 'utf8')).toBe(readFileSync(join(out, 'index.html'), 'utf8'));
    expect(besides(left)).toEqual([]);
  }
  expect(seen.size).toBe(2);
});
