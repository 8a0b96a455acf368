// A folder that is prepared beside its place: it appears completely, or not at all.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, removeUnfinishedStaging } from '../../src/node/fs/staged-folder.ts';
import { freshFolder } from '../support/process/process.ts';

const fill = async (staging: string): Promise<void> => {
  mkdirSync(join(staging, 'content'));
  writeFileSync(join(staging, 'content/a.yaml'), 'new');
  writeFileSync(join(staging, 'README.md'), 'new');
  writeFileSync(join(staging, 'package.json'), 'new');
};

test('An existing folder keeps its files, except package.json, when init fills it', async () => {
  const folder = freshFolder();
  for (const name of ['README.md', 'package.json', 'LICENSE']) writeFileSync(join(folder, name), 'mine');
  await makeFolder(folder, fill);
  const texts = Object.fromEntries(
    ['README.md', 'package.json', 'LICENSE', 'content/a.yaml'].map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  expect(texts).toEqual({ 'README.md': 'mine', 'package.json': 'new', LICENSE: 'mine', 'content/a.yaml': 'new' });
  expect(readdirSync(folder).sort()).toEqual(['LICENSE', 'README.md', 'content', 'package.json']);
});

test.each([true, false])('If init fails, it leaves no files behind (the folder existed before: %s)', async (existed) => {
  const above = freshFolder();
  const folder = join(above, 'site');
  if (existed) mkdirSync(folder);
  const failing = async (staging: string): Promise<void> => {
    await fill(staging);
    throw new Error('a full disk');
  };
  await expect(makeFolder(folder, failing)).rejects.toThrow('a full disk');
  expect(readdirSync(above)).toEqual(existed ? ['site'] : []);
  if (existed) expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['before a file was moved', ['content', 'package.json'], [], ['LICENSE']],
  ['after some files were moved', ['package.json'], ['content'], ['LICENSE']],
  ['after all files were moved', [], ['content', 'package.json'], ['LICENSE', 'content', 'package.json']],
])('init removes leftovers of a process that was killed %s', (_name, left, moved, expected) => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'LICENSE'), 'mine');
  mkdirSync(join(folder, '.archipel-init/made'), { recursive: true });
  writeFileSync(join(folder, '.archipel-init/names.json'), JSON.stringify(['content']));
  for (const name of left) writeFileSync(join(folder, '.archipel-init/made', name), 'new');
  for (const name of moved) writeFileSync(join(folder, name), 'new');
  removeUnfinishedStaging(folder);
  expect(readdirSync(folder).sort()).toEqual(expected);
  expect(existsSync(join(folder, '.archipel-init'))).toBe(false);
});
