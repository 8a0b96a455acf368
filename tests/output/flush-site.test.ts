// A new site is flushed to the disk before it replaces the old one: by a single system call, or file by file without that call.
import fs, { mkdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { flushSite } from '../../src/node/publish/flush-site.ts';
import { freshFolder } from '../support/process/process.ts';

const folder = freshFolder();
const page = join(folder, 'index.html');
writeFileSync(page, 'x');
/** A file that cannot be flushed, because it does not exist. */
const missing = join(folder, 'missing.html');

/** Flushes a site. Returns the number of calls that flush the complete file system; each of these calls returns `error`. */
function callsWith(files: readonly string[], error: number): number {
  let calls = 0;
  const syncDisk = (file: number): number => {
    expect(file).toBeGreaterThan(2);
    calls += 1;
    return error;
  };
  flushSite({ folder, files }, { syncDisk });
  return calls;
}

const many = Array.from({ length: 100 }, (_, index) => join(folder, `${index}.html`));

test('A new site is flushed by a single system call, however many files are new', () => {
  expect([callsWith([page], 0), callsWith([missing], 0), callsWith(many, 0)]).toEqual([1, 1, 1]);
});

test.each([1, 22, 38, 95])(
  'A new site is flushed file by file if the call for the file system fails (error %i) and few files are new',
  (error) => {
    expect(callsWith([page], error)).toBe(1);
    expect(() => callsWith([page, missing], error)).toThrow('ENOENT');
    // Many files are not flushed one by one, because rebuilding them after a power cut is as fast.
    expect(callsWith(many, error)).toBe(1);
  },
);

test('A new site is flushed file by file if the system has no call for the file system and few files are new', () => {
  expect(() => flushSite({ folder, files: [page] }, { syncDisk: undefined })).not.toThrow();
  expect(() => flushSite({ folder, files: [page, missing] }, { syncDisk: undefined })).toThrow('ENOENT');
});

test('If files are flushed one by one, their folders are flushed after them, up to the parent folder of the site', () => {
  const assets = join(folder, 'assets');
  mkdirSync(assets);
  const style = join(assets, 'style.css');
  writeFileSync(style, 'x');
  const { fsyncSync } = fs;
  const synced: string[] = [];
  fs.fsyncSync = (file) => {
    fsyncSync(file);
    synced.push(readlinkSync(`/proc/self/fd/${file}`));
  };
  onTestFinished(() => {
    fs.fsyncSync = fsyncSync;
    syncBuiltinESMExports();
  });
  syncBuiltinESMExports();
  flushSite({ folder, files: [page, style] }, { syncDisk: undefined });
  expect(synced.slice(0, 2).sort()).toEqual([style, page].sort());
  expect(synced.slice(2).sort()).toEqual([dirname(folder), folder, assets].sort());
});

test('Any other error of the call that flushes a site ends the build', () => {
  expect(() => callsWith([page], 5)).toThrow('error 5');
});
