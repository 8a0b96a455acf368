// The unfinished site: files that are new are written there, and those that stay get a second name instead. Where the folder
// began as the site before the last one, they have it already.
import { copyFileSync, linkSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../../model/output/output-file.ts';
import { certainSignsOf, signsOf } from '../fs/stamps.ts';
import { contentsOf } from './folder-contents.ts';

/** The files of an output by path: the name of the bytes of each, and the signs by which the disk tells it. */
export type OutputFiles = Readonly<Record<string, readonly [name: string, signs: string]>>;

interface StagedInput {
  /** The current output. */
  readonly folder: string;
  /** The unfinished site. */
  readonly next: string;
  /** The files that the last build has left in `folder`. */
  readonly before: OutputFiles;
  /** The paths at which `next` does not have the file of `before`; undefined if it began empty. */
  readonly stale: ReadonlySet<string> | undefined;
}

export interface StagedOutput {
  /** Puts a file of the old output there, if it has this name and is unchanged; else its place is free. */
  readonly reuse: (path: string, name: string) => boolean;
  /** Writes a file to a free place. */
  readonly write: (file: OutputFile & { readonly name: string }) => void;
  /** The place of a file on the disk, in an existing folder. */
  readonly placeOf: (path: string) => string;
  /** Records a file that has been written to its place. */
  readonly note: (path: string, name: string) => void;
  readonly has: (path: string) => boolean;
  /** Puts a file of the old output there, whatever its bytes; does nothing if it is gone. */
  readonly keep: (path: string) => void;
  /** True for a file that is a second name of a file in the old output. */
  readonly isShared: (path: string) => boolean;
  /** True for a file with the bytes of the old output: a second name of it, or a copy. */
  readonly isKept: (path: string) => boolean;
  /** The files that the old output does not have. */
  readonly written: () => readonly string[];
  /** The work so far, except for sharing existing files. */
  readonly traces: StagedTraces;
  /** Removes files of another site. Returns all others; undefined if some were removed from outside. */
  readonly finish: () => OutputFiles | undefined;
}

interface StagedTraces {
  /** Files of the old output that were given another name: one of their signs has changed. */
  readonly linked: ReadonlySet<string>;
  /** The paths at which something was removed or put. */
  readonly touched: ReadonlySet<string>;
}

interface StagedFile {
  readonly name: string;
  /** The bytes on the disk, if they cannot change. */
  readonly signs?: string;
}

/** The unfinished site at `next`. */
export function stageOutput({ folder, next, before, stale }: StagedInput): StagedOutput {
  const targetOf = placesIn(next);
  const files = new Map<string, StagedFile>();
  const [shared, copied] = [new Set<string>(), new Set<string>()];
  const [linked, touched] = [new Set<string>(), new Set<string>()];
  const isUnchanged = (path: string, signs: string): boolean => signs !== '' && signsOf(join(folder, path)) === signs;
  const hadFile = (path: string): readonly [name?: string, signs?: string] =>
    (Object.hasOwn(before, path) ? before[path] : undefined) ?? [];
  /** Writing into the file would change the old output. */
  const free = (path: string): void => {
    copied.delete(path);
    touched.add(path);
    if (stale !== undefined || files.has(path)) rmSync(join(next, path), { force: true });
  };
  /** If the signs of a file equal those of `before`, `next` already has it. */
  const share = (path: string, file: StagedFile): boolean => {
    if (stale?.has(path) === false && file.signs !== undefined) {
      files.set(path, file);
      shared.add(path);
      return true;
    }
    free(path);
    const how = link(join(folder, path), targetOf(path));
    if (how === undefined) return false;
    // Another name changes one of the signs.
    files.set(path, { name: file.name });
    if (how === 'linked') for (const paths of [linked, shared]) paths.add(path);
    else copied.add(path);
    return true;
  };
  const reuse = (path: string, name: string): boolean => {
    const [known, signs = ''] = hadFile(path);
    if (known === name && isUnchanged(path, signs) && share(path, { name, signs })) return true;
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
    note: (path, name) => void files.set(path, { name }),
    has: (path) => files.has(path),
    keep: (path) => {
      const [name = path, signs = ''] = hadFile(path);
      share(path, isUnchanged(path, signs) ? { name, signs } : { name });
    },
    isShared: (path) => shared.has(path),
    isKept: (path) => shared.has(path) || copied.has(path),
    written: () => [...files.keys()].filter((path) => !shared.has(path) && !copied.has(path)),
    traces: { linked, touched },
    finish: () => {
      const found = stale === undefined ? undefined : tidied(next, files);
      const all = [...files].map(([path, { name, signs }]): [string, OutputFiles[string]] => {
        const isGone = found?.has(path) === false;
        return [path, [name, isGone ? '' : (signs ?? certainSignsOf(join(next, path)))]];
      });
      return all.some(([, [, signs]]) => signs === '') ? undefined : Object.fromEntries(all);
    },
  };
}

/** A function that returns the place of a file, whose folder it creates if necessary. */
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

/** Removes everything but `files`, and empty folders. Returns the rest. */
function tidied(next: string, files: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const found = contentsOf(next);
  for (const path of [...found.files, ...found.others]) if (!files.has(path)) rmSync(join(next, path));
  const needed = new Set<string>();
  for (const path of files.keys())
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) needed.add(path.slice(0, end));
  // Inner folders come after those that they are in.
  for (const path of found.folders.toReversed()) if (!needed.has(path)) rmdirSync(join(next, path));
  return new Set(found.files.filter((path) => files.has(path)));
}

/** Gives a file a second name, or copies it if the file system has no links. Undefined if neither is possible. */
function link(source: string, target: string): 'linked' | 'copied' | undefined {
  try {
    linkSync(source, target);
    return 'linked';
  } catch {
    return copy(source, target) ? 'copied' : undefined;
  }
}

function copy(source: string, target: string): boolean {
  try {
    copyFileSync(source, target);
    return true;
  } catch {
    return false;
  }
}
