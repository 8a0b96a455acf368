// Replays the calls of a command to the disk, which `record-preload.mjs` has recorded. Computes the state after a power cut,
// which loses the data that was not synced.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freshFolder } from './process.ts';

export type Call =
  | readonly ['create' | 'sync' | 'sync-all' | 'remove' | 'mkdir' | 'rmdir', path: string]
  | readonly ['write', path: string, text: string]
  | readonly ['link' | 'rename' | 'exchange', from: string, to: string];

/** A file of a disk, independent of its names: its current text, and its text after a power cut. */
interface DiskFile {
  text: string;
  synced: string;
}

/** The files and folders of a disk by path. Bytes are Latin-1. */
export interface Disk {
  readonly files: Map<string, DiskFile>;
  readonly folders: Set<string>;
}

const texts = new Map<string, string>();

/** Returns the same string object for equal strings, so that comparing long strings is cheap. */
function shared(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  texts.set(text, text);
  return text;
}

export const callsIn = (log: string): readonly Call[] =>
  readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const call = JSON.parse(line) as Call;
      return call[0] === 'write' ? [call[0], call[1], shared(call[2])] : call;
    });

/** Reads the content of a folder. Everything counts as synced. */
export function diskOf(folder: string): Disk {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]): string => join(entry.parentPath, entry.name).slice(folder.length + 1);
  const fileAt = (path: string): DiskFile => {
    const text = shared(readFileSync(join(folder, path), 'latin1'));
    return { text, synced: text };
  };
  return {
    files: new Map(entries.filter((entry) => entry.isFile()).map((entry) => [pathOf(entry), fileAt(pathOf(entry))])),
    folders: new Set(entries.filter((entry) => entry.isDirectory()).map(pathOf)),
  };
}

/** Writes the state of a disk after a power cut into a fresh folder. */
export function lay({ files, folders }: Disk): string {
  const folder = freshFolder();
  for (const path of folders) mkdirSync(join(folder, path), { recursive: true });
  for (const [path, { synced }] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), synced, 'latin1');
  }
  return folder;
}

/** Returns `from` and all paths below it, each with its new path below `to`. */
const movedTo = (paths: Iterable<string>, from: string, to: string): readonly (readonly [old: string, now: string])[] =>
  [...paths].filter((path) => path === from || path.startsWith(`${from}/`)).map((path) => [path, to + path.slice(from.length)] as const);

function move({ files, folders }: Disk, from: string, to: string): void {
  const moved = movedTo(files.keys(), from, to).map(([old, now]) => [old, now, files.get(old)] as const);
  for (const [old] of moved) files.delete(old);
  for (const [, now, file] of moved) if (file !== undefined) files.set(now, file);
  for (const [old, now] of movedTo(folders, from, to)) {
    folders.delete(old);
    folders.add(now);
  }
}

/** Applies a call to the names of files. `created` is the file that a call `create` adds. */
function rename(disk: Disk, [name, path, to = '']: Call, created: DiskFile): void {
  const { files, folders } = disk;
  const file = files.get(path);
  if (name === 'create') files.set(path, created);
  if (name === 'remove') files.delete(path);
  if (name === 'mkdir') folders.add(path);
  if (name === 'rmdir') folders.delete(path);
  if (name === 'link' && file !== undefined) files.set(to, file);
  if (name === 'rename') move(disk, path, to);
  if (name !== 'exchange') return;
  move(disk, path, '\0');
  move(disk, to, path);
  move(disk, '\0', to);
}

/**
 * Returns the state of `first` after `count` calls and a power cut. Changes of names reach the disk in order, and each sync writes all
 * earlier ones. A cut that loses the latest changes of names therefore equals an earlier cut, and one cut after each call covers all cases.
 */
export function leftBy(first: Disk, calls: readonly Call[], count: number): Disk {
  const files = [...first.files].map(([path, file]) => [path, { ...file }] as const);
  const left: Disk = { files: new Map(files), folders: new Set(first.folders) };
  for (const call of calls.slice(0, count)) {
    rename(left, call, { text: '', synced: '' });
    const [name, path] = call;
    const file = left.files.get(path);
    if (name === 'write' && file !== undefined) file.text = call[2];
    const synced = name === 'sync-all' ? left.files.values() : name === 'sync' && file !== undefined ? [file] : [];
    for (const each of synced) each.synced = each.text;
  }
  return left;
}

/** Returns the number of calls before each possible cut. */
export const cutsOf = (calls: readonly Call[]): readonly number[] => Array.from({ length: calls.length + 1 }, (_, count) => count);
