// A power cut at every call of a command that changes content: what was not synced is lost, and once the next command has run the
// content is as it was before, or as it was to be.
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { endChanges } from '../../src/node/fs/change-journal.ts';
import { archipel, freshFolder, preload, smallContent, snapshot } from '../support/process/process.ts';

type Call =
  | readonly ['create' | 'sync' | 'remove' | 'mkdir' | 'rmdir', path: string]
  | readonly ['write', path: string, text: string]
  | readonly ['rename', from: string, to: string];

/** A file of a disk: its text, and the one that a power cut leaves. */
interface DiskFile {
  text: string;
  synced: string;
}

interface Disk {
  readonly files: Map<string, DiskFile>;
  readonly folders: Set<string>;
}

function diskOf(folder: string): Disk {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]): string => join(entry.parentPath, entry.name).slice(folder.length + 1);
  const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const paths = entries.filter((entry) => entry.isFile()).map(pathOf);
  return {
    files: new Map(paths.map((path) => [path, { text: textOf(path), synced: textOf(path) }])),
    folders: new Set(entries.filter((entry) => entry.isDirectory()).map(pathOf)),
  };
}

/** What a call does to names; texts are not lost with them. */
function rename({ files, folders }: Disk, [name, path, to]: Call): void {
  if (name === 'create') files.set(path, { text: '', synced: '' });
  if (name === 'remove') files.delete(path);
  if (name === 'mkdir') folders.add(path);
  if (name === 'rmdir') folders.delete(path);
  const moved = files.get(path);
  if (name !== 'rename' || to === undefined || moved === undefined) return;
  files.delete(path);
  files.set(to, moved);
}

/**
 * What a power cut after the first `count` calls leaves, where the file system has noted the names of the first `noted` of them. It
 * notes them in their order, and all of them with the next sync.
 */
function leftBy(folder: string, calls: readonly Call[], { count, noted }: { readonly count: number; readonly noted: number }): Disk {
  const [now, left] = [diskOf(folder), diskOf(folder)];
  const same = new Map<DiskFile, DiskFile>([...now.files].map(([path, file]) => [file, left.files.get(path) ?? file]));
  for (const [index, call] of calls.slice(0, count).entries()) {
    rename(now, call);
    if (index < noted) rename(left, call);
    const [name, path] = call;
    const file = now.files.get(path);
    if (file === undefined) continue;
    if (name === 'create' && index < noted) same.set(file, left.files.get(path) ?? file);
    if (name === 'write') file.text = call[2] ?? '';
    const kept = same.get(file);
    if (name === 'sync' && kept !== undefined) kept.synced = file.text;
  }
  return left;
}

function lay({ files, folders }: Disk): string {
  const folder = freshFolder();
  for (const path of folders) mkdirSync(join(folder, path), { recursive: true });
  for (const [path, { synced }] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), synced, 'utf8');
  }
  return folder;
}

const commands: readonly (readonly string[])[] = [
  ['rename', 'page', 'help', 'support'],
  ['remove', 'page', 'help', '--redirect-to', '/'],
];

test.each(commands)('Power that is cut while content is changed: %s %s', { timeout: 300_000 }, async (...words) => {
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
  const calls = readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Call);
  const [before, after] = [snapshot(first), snapshot(content)];
  expect(before).not.toEqual(after);
  const outcomes = { before: 0, after: 0 };
  for (let count = 0; count <= calls.length; count += 1) {
    const lastSync = calls.slice(0, count).findLastIndex(([name]) => name === 'sync') + 1;
    for (let noted = lastSync; noted <= count; noted += 1) {
      const left = lay(leftBy(first, calls, { count, noted }));
      endChanges(left);
      const state = snapshot(left);
      expect([before, after], `after ${count} calls, ${noted} noted`).toContainEqual(state);
      outcomes[JSON.stringify(state) === JSON.stringify(before) ? 'before' : 'after'] += 1;
    }
  }
  expect(outcomes.before).toBeGreaterThan(10);
  expect(outcomes.after).toBeGreaterThan(2);
});

test('A file keeps its rights when its text is changed', async () => {
  const content = smallContent();
  chmodSync(join(content, 'navigation.yaml'), 0o664);
  chmodSync(join(content, 'pages/home.yaml'), 0o640);
  const ended = await archipel(['rename', 'page', 'home', 'start', '--content', content]);
  expect(ended, ended.stderr).toMatchObject({ code: 0 });
  expect(statSync(join(content, 'pages/start.yaml')).mode & 0o777).toBe(0o640);
});
