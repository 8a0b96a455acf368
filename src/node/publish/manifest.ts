// The manifest lists the files that a build wrote into an output folder, so that the next build knows what it may replace. It is
// beside the folder, where no host serves it.
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { attempt } from '../../model/attempt.ts';
import type { EarlierFiles } from './earlier-files.ts';
import { contentsOf, type FolderContents } from './folder-contents.ts';
import { isUnfinishedCopy } from './publish-in-place.ts';

export interface BuiltFiles {
  /** Distinguishes the folder from any other with the same name. */
  readonly identity: string;
  /** The sizes of all files in bytes, by path. */
  readonly files: Readonly<Record<string, number>>;
  /** Files that only earlier builds have written, and that are retained. */
  readonly earlier?: readonly EarlierFiles[] | undefined;
}

interface Manifest extends BuiltFiles {
  /** The record of the folder that was replaced, or was to be replaced when the build was killed. */
  readonly previous?: BuiltFiles | undefined;
}

/** Returns the path of the manifest of an output folder, whose path must contain no links. */
export const manifestBeside = (folder: string): string => join(dirname(folder), `.${basename(folder)}.archipel.json`);

/** Returns an identity that survives renaming the folder; a copy, or a new folder with the same name, has another identity. */
export function folderIdentity(folder: string): string {
  const { dev, ino, birthtimeMs } = statSync(folder);
  return `${dev} ${ino} ${birthtimeMs}`;
}

interface ManifestInput {
  readonly folder: string;
  /** The record of the new folder. */
  readonly built: BuiltFiles;
  /** The record of the current folder. */
  readonly previous: BuiltFiles | undefined;
}

/** Writes the manifest of `folder`. `flush` syncs the manifest together with the site; then the manifest replaces the previous one. */
export function writeManifest({ folder, built, previous }: ManifestInput, flush: (file: string) => void): void {
  const manifest = { generator: 'archipel', ...built, previous };
  const path = manifestBeside(folder);
  const next = placeBeside(path);
  try {
    writeFileSync(next, `${JSON.stringify(manifest, null, 1)}\n`);
    flush(next);
    renameSync(next, path);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

/**
 * Returns the path where the manifest is written before it is moved to `path`. If the usual path is a folder, which no build creates,
 * returns another one.
 */
function placeBeside(path: string): string {
  const next = `${path}.next`;
  return statSync(next, { throwIfNoEntry: false })?.isDirectory() === true ? `${next}-${process.pid}` : next;
}

/** Returns what the previous build has recorded about `folder`, or undefined if there is no record. */
export const builtFiles = (folder: string): BuiltFiles | undefined => builtAt(folder, readManifest(folder));

/** Returns the record that describes the folder at this path: the current one, or the previous one of an interrupted build. */
function builtAt(path: string, manifest: Manifest | undefined): BuiltFiles | undefined {
  if (manifest === undefined) return undefined;
  const identity = attempt(() => folderIdentity(path));
  const { previous, ...current } = manifest;
  return previous?.identity === identity && current.identity !== identity ? previous : current;
}

function readManifest(folder: string): Manifest | undefined {
  const manifest = readJson(manifestBeside(folder));
  return isBuiltFiles(manifest) ? manifest : undefined;
}

const readJson = (path: string): unknown => attempt<unknown>(() => JSON.parse(readFileSync(path, 'utf8')));

const isBuiltFiles = (value: unknown): value is BuiltFiles =>
  typeof value === 'object' &&
  value !== null &&
  'identity' in value &&
  'files' in value &&
  typeof value.files === 'object' &&
  value.files !== null &&
  Object.values(value.files).every((size) => typeof size === 'number') &&
  (!('earlier' in value) || (Array.isArray(value.earlier) && value.earlier.every(isEarlierFiles)));

const isEarlierFiles = (value: { readonly replaced?: unknown; readonly files?: unknown } | null): boolean =>
  typeof value?.replaced === 'string' && Array.isArray(value.files);

/** Files that desktop systems create in any folder. */
const systemFiles = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** The contents of an output folder before a build, and the record of the build that wrote it. */
export interface ExistingOutput {
  /** Files that no build wrote, and entries that are neither files nor folders. */
  readonly strays: readonly string[];
  /** The record of the previous build; undefined if there is none. */
  readonly built: BuiltFiles | undefined;
  /** Undefined if no build wrote the folder. */
  readonly contents: FolderContents | undefined;
}

interface FolderLook {
  /** The current path of the folder, if a killed build has moved it. */
  readonly at?: string;
  /**
   * Returns whether a file is unchanged since the last build, according to the cache. Used in addition to the manifest, which may be lost
   * or damaged.
   */
  readonly isPublished?: (path: string) => boolean;
}

/**
 * Returns the contents of the output `folder`. If no build wrote the folder, all top-level entries are strays, including folders. In a
 * copy of a built folder, files with another size are strays.
 */
export function existingOutput(folder: string, { at = folder, isPublished = () => false }: FolderLook = {}): ExistingOutput {
  const known = readManifest(folder);
  const names = readdirSync(at, { withFileTypes: true });
  // Avoids reading an entire disk if a user names its root as the output.
  if (known === undefined && !names.some((entry) => entry.isFile() && isPublished(entry.name)))
    return {
      strays: names
        .map(({ name }) => name)
        .filter(isNoSystemFile)
        .sort(),
      built: undefined,
      contents: undefined,
    };
  const identity = attempt(() => folderIdentity(at));
  const records = known === undefined ? [] : [known, ...(known.previous === undefined ? [] : [known.previous])];
  const isOwn = (file: string): boolean =>
    isUnfinishedCopy(file) ||
    records.some((record) => {
      const size = Object.hasOwn(record.files, file) ? record.files[file] : undefined;
      return size !== undefined && (record.identity === identity || statSync(join(at, file)).size === size);
    }) ||
    isPublished(file);
  const contents = contentsOf(at);
  const strays = [...contents.files.filter((file) => !isOwn(file)), ...contents.others].filter(isNoSystemFile).sort();
  return { strays, built: builtAt(at, known), contents };
}

const isNoSystemFile = (path: string): boolean => !systemFiles.test(basename(path));
