// A copy of a content folder, which tests damage and restore repeatedly. Only damaged files are restored, because writing all
// files would take longer than a build.
import { type BigIntStats, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface ContentCopy {
  readonly folder: string;
  /** Restores the copy from the valid folder. */
  readonly restore: () => void;
}

/** Copies `source` to `folder`, which does not exist yet. */
export function copyContent(source: string, folder: string): ContentCopy {
  const [folders, files] = [new Set<string>(), new Map<string, Buffer>()];
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) folders.add(relative(source, path));
    else files.set(relative(source, path), readFileSync(path));
  }
  const removeOthers = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const name = join(below, entry.name);
      const isExpected = entry.isDirectory() ? folders.has(name) : entry.isFile() && files.has(name);
      if (!isExpected) rmSync(join(folder, name), { recursive: true });
      else if (entry.isDirectory()) removeOthers(name);
    }
  };
  const written = new Map<string, BigIntStats | undefined>();
  const restore = (): void => {
    mkdirSync(folder, { recursive: true });
    removeOthers('');
    for (const name of folders) mkdirSync(join(folder, name), { recursive: true });
    for (const [name, bytes] of files) {
      if (isSame(written.get(name), statusOf(join(folder, name)))) continue;
      writeFileSync(join(folder, name), bytes);
      written.set(name, statusOf(join(folder, name)));
    }
  };
  restore();
  return { folder, restore };
}

const statusOf = (path: string): BigIntStats | undefined => lstatSync(path, { bigint: true, throwIfNoEntry: false });

/** Returns whether a file is unchanged: a change of its bytes, its name or its place changes its `ctime`. */
const isSame = (one: BigIntStats | undefined, other: BigIntStats | undefined): boolean =>
  one !== undefined && one.ctimeNs === other?.ctimeNs && one.ino === other.ino;
