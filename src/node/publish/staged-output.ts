// The unfinished site, in a folder of its own: new files are written there, and unchanged ones are linked or copied from the old output.
// If the folder was an earlier output, it already has most files.
import { copyFileSync, linkSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from '../../model/attempt.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import { readStat, statOf } from '../fs/stamps.ts';
import { contentsOf } from './folder-contents.ts';

/** The files of an output by path: the fingerprint of each, and its stat (size, times and inode), which shows whether it is unchanged. */
export type OutputFiles = Readonly<Record<string, readonly [name: string, stat: string]>>;

interface StagedInput {
  /** The path of the current output. */
  readonly folder: string;
  /** The path of the unfinished site. */
  readonly next: string;
  /** What the last build has recorded about the files in `folder`. */
  readonly before: OutputFiles;
  /** The paths at which `next` does not have the file that `folder` has; undefined if `next` started empty. */
  readonly stale: ReadonlySet<string> | undefined;
}

export interface StagedOutput {
  /**
   * Links or copies the file of the old output at `path`, if it has the fingerprint `name` and is unchanged on disk. Returns false if that
   * is not possible; then `next` has no file at `path`, and `write` can create one.
   */
  readonly reuse: (path: string, name: string) => boolean;
  /** Writes a file. Throws if there is already a file at its path. */
  readonly write: (file: OutputFile & { readonly name: string }) => void;
  /** Returns the path of a file on disk, after creating its folder if necessary. */
  readonly placeOf: (path: string) => string;
  /** Records a file that has been written to its final path. */
  readonly record: (path: string, name: string) => void;
  readonly has: (path: string) => boolean;
  /** Links or copies a file of the old output, whatever its bytes. If the old output has no such file, does nothing. */
  readonly keep: (path: string) => void;
  /** Returns whether a file is a link to a file of the old output. */
  readonly isShared: (path: string) => boolean;
  /** Returns whether a file has the bytes of the old output, as a link or a copy. */
  readonly isKept: (path: string) => boolean;
  /** Returns the files that were neither linked nor copied from the old output. */
  readonly written: () => readonly string[];
  /** The changes so far to the old output and to the unfinished site. */
  readonly traces: StagedTraces;
  /**
   * Removes the files of an earlier output that are not part of the site. Returns the files of the site, or undefined if another program
   * has removed some of them.
   */
  readonly finish: () => OutputFiles | undefined;
}

interface StagedTraces {
  /** Files of the old output that were linked. A new link changes one of a file's times, and so its stat. */
  readonly linked: ReadonlySet<string>;
  /** The paths at which a file of the unfinished site may have been removed, linked or written. */
  readonly touched: ReadonlySet<string>;
}

interface StagedFile {
  readonly name: string;
  /** The stat of the file on disk, if it cannot change any more. */
  readonly stat?: string;
}

/** Opens the unfinished site at `next`. */
export function stageOutput({ folder, next, before, stale }: StagedInput): StagedOutput {
  const targetOf = placesIn(next);
  const files = new Map<string, StagedFile>();
  const [shared, copied] = [new Set<string>(), new Set<string>()];
  const [linked, touched] = [new Set<string>(), new Set<string>()];
  const isUnchanged = (path: string, stat: string): boolean => stat !== '' && statOf(join(folder, path)) === stat;
  const hadFile = (path: string): readonly [name?: string, stat?: string] => (Object.hasOwn(before, path) ? before[path] : undefined) ?? [];
  /** Removes any file at `path` from `next`, because writing into a linked file would change the old output. */
  const free = (path: string): void => {
    copied.delete(path);
    touched.add(path);
    if (stale !== undefined || files.has(path)) rmSync(join(next, path), { force: true });
  };
  /**
   * Adds a file of the old output to the site. If `next` already has the file, leaves it there; otherwise links or copies it. Returns false
   * if it can be neither linked nor copied.
   */
  const share = (path: string, file: StagedFile): boolean => {
    if (stale?.has(path) === false && file.stat !== undefined) {
      files.set(path, file);
      shared.add(path);
      return true;
    }
    free(path);
    const how = link(join(folder, path), targetOf(path));
    if (how === undefined) return false;
    // A new link changes the stat, so it is not recorded yet.
    files.set(path, { name: file.name });
    if (how === 'linked') for (const paths of [linked, shared]) paths.add(path);
    else copied.add(path);
    return true;
  };
  const reuse = (path: string, name: string): boolean => {
    const [known, stat = ''] = hadFile(path);
    if (known === name && isUnchanged(path, stat) && share(path, { name, stat })) return true;
    free(path);
    return false;
  };
  return {
    reuse,
    write: ({ path, bytes, name }) => {
      writeFileSync(targetOf(path), bytes, { flag: 'wx' });
      files.set(path, { name });
    },
    placeOf: targetOf,
    record: (path, name) => void files.set(path, { name }),
    has: (path) => files.has(path),
    keep: (path) => {
      const [name = path, stat = ''] = hadFile(path);
      share(path, isUnchanged(path, stat) ? { name, stat } : { name });
    },
    isShared: (path) => shared.has(path),
    isKept: (path) => shared.has(path) || copied.has(path),
    written: () => [...files.keys()].filter((path) => !shared.has(path) && !copied.has(path)),
    traces: { linked, touched },
    finish: () => {
      const found = stale === undefined ? undefined : tidied(next, files);
      const all = [...files].map(([path, { name, stat }]): [string, OutputFiles[string]] => {
        const isGone = found?.has(path) === false;
        return [path, [name, isGone ? '' : (stat ?? readStat(join(next, path)))]];
      });
      return all.some(([, [, stat]]) => stat === '') ? undefined : Object.fromEntries(all);
    },
  };
}

/** Returns a function that returns the path of a file, after creating its folder if necessary. */
function placesIn(next: string): (path: string) => string {
  const folders = new Set<string>([next]);
  return (path) => {
    const target = join(next, path);
    const parent = dirname(target);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return target;
  };
}

/** Removes everything except `files` and the folders that contain them. Returns the remaining files. */
function tidied(next: string, files: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const found = contentsOf(next);
  for (const path of [...found.files, ...found.others]) if (!files.has(path)) rmSync(join(next, path));
  const needed = new Set<string>();
  for (const path of files.keys())
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) needed.add(path.slice(0, end));
  // Reversed, so that inner folders come before the outer ones.
  for (const path of found.folders.toReversed()) if (!needed.has(path)) rmdirSync(join(next, path));
  return new Set(found.files.filter((path) => files.has(path)));
}

/** Links a file, or copies it if linking fails, as on a file system without links. Returns undefined if neither is possible. */
function link(source: string, target: string): 'linked' | 'copied' | undefined {
  const linked = attempt(() => {
    linkSync(source, target);
    return 'linked' as const;
  });
  return (
    linked ??
    attempt(() => {
      copyFileSync(source, target);
      return 'copied' as const;
    })
  );
}
