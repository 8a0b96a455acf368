import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolders } from '../fs/sync.ts';
import type { Syscalls } from '../fs/syscalls.ts';
import type { EarlierFiles } from './earlier-files.ts';
import { flushSite } from './flush-site.ts';
import { type BuiltFiles, folderIdentity, writeManifest } from './manifest.ts';
import type { OutputPaths } from './output-places.ts';
import { publishInPlace } from './publish-in-place.ts';
import type { OutputFiles, StagedOutput } from './staged-output.ts';
import { swapFolders } from './swap-folders.ts';

interface FinishedSite {
  readonly files: OutputFiles;
  readonly earlier: readonly EarlierFiles[];
  /** What the previous build has recorded about the old site; undefined if there is no record. */
  readonly previous: BuiltFiles | undefined;
  readonly staged: StagedOutput;
  readonly calls: Syscalls;
  readonly inPlace: boolean;
}

/**
 * Syncs the new site and replaces the old one. Returns true if the folder was replaced as a unit, or false if the files were replaced one
 * by one.
 */
export function replaceSite(places: OutputPaths, { files, earlier, previous, staged, calls, inPlace }: FinishedSite): boolean {
  const paths = Object.keys(files);
  const written = paths.filter((path) => !staged.isShared(path));
  const flush = (folder: string, more: readonly string[] = []): void =>
    flushSite({ folder, files: [...written.map((path) => join(folder, path)), ...more] }, calls);
  const sizes = sizesOf(files);
  const record = (identity: string): void =>
    writeManifest({ folder: places.folder, built: { identity, files: sizes, earlier }, previous }, (manifest) =>
      flush(places.next, [manifest]),
    );
  if (replaceFolder(places, { record, swapFolders: () => swapFolders(places, calls), inPlace })) {
    // Files of the old site may be removed only after the new one has its final name on disk.
    syncFolders([dirname(places.folder)]);
    return true;
  }
  publishInPlace(places, { paths, isKept: staged.isKept, flush });
  return false;
}

interface Replacing {
  /** Writes the manifest for the folder with this identity, once the new site is on disk. */
  readonly record: (identity: string) => void;
  readonly swapFolders: () => boolean;
  readonly inPlace: boolean;
}

/** Replaces the old folder with the new one. Returns false if the old folder has to remain. */
function replaceFolder({ folder, next }: OutputPaths, { record, swapFolders: exchange, inPlace }: Replacing): boolean {
  if (!inPlace) {
    record(folderIdentity(next));
    if (exchange()) return true;
  }
  mkdirSync(folder, { recursive: true });
  record(folderIdentity(folder));
  return false;
}

/** Returns the sizes of files, sorted by path. The stat of a file starts with its size. */
const sizesOf = (files: OutputFiles): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.keys(files)
      .sort()
      .map((path) => [path, Number.parseInt(files[path]?.[1] ?? '', 10) || 0]),
  );
