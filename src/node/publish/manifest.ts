// The manifest lists what a build wrote into an output folder, so that the next build knows what it may replace. It is a file
// beside the folder, where no host serves it.
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { EarlierFiles } from './earlier-files.ts';
import { contentsOf, type FolderContents } from './folder-contents.ts';
import { isUnfinishedCopy } from './publish-in-place.ts';

export interface BuiltFiles {
  /** Tells the folder from any other of its name. */
  readonly identity: string;
  /** The sizes of all files in bytes, by path. */
  readonly files: Readonly<Record<string, number>>;
  /** The files that an earlier build has written, not this one. */
  readonly earlier?: readonly EarlierFiles[] | undefined;
}

interface Manifest extends BuiltFiles {
  /** The folder that this one has replaced, or was to replace when the build was killed. */
  readonly previous?: BuiltFiles | undefined;
}

/** The path of the manifest of an output folder, whose path must have no links. */
export const manifestBeside = (folder: string): string => join(dirname(folder), `.${basename(folder)}.archipel.json`);

/** Stays when the folder is renamed; a copy, and a new folder of the same name, have another. */
export function identityOf(folder: string): string {
  const { dev, ino, birthtimeMs } = statSync(folder);
  return `${dev} ${ino} ${birthtimeMs}`;
}

interface ManifestInput {
  readonly folder: string;
  /** The record from now on. */
  readonly built: BuiltFiles;
  /** The record of the current folder. */
  readonly previous: BuiltFiles | undefined;
}

/** Writes the manifest of `folder`. `flush` makes the disk write this file with the site; then it takes the place of the one before. */
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

/** Where a file is written before it becomes the one at `path`. A folder of that name is not ours, and stays. */
function placeBeside(path: string): string {
  const next = `${path}.next`;
  return statSync(next, { throwIfNoEntry: false })?.isDirectory() === true ? `${next}-${process.pid}` : next;
}

/** The record of the previous build about `folder`, or undefined if there is none. */
export const builtFiles = (folder: string): BuiltFiles | undefined => builtAt(folder, readManifest(folder));

/** The build, of two, that wrote the folder at this path. */
function builtAt(path: string, manifest: Manifest | undefined): BuiltFiles | undefined {
  if (manifest === undefined) return undefined;
  const identity = safeIdentityOf(path);
  const { previous, ...current } = manifest;
  return previous?.identity === identity && current.identity !== identity ? previous : current;
}

function safeIdentityOf(folder: string): string | undefined {
  try {
    return identityOf(folder);
  } catch {
    return undefined;
  }
}

function readManifest(folder: string): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(manifestBeside(folder), 'utf8'));
    return isBuiltFiles(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

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

/** Where older versions listed the files of a build: in the output itself. */
const earlierManifest = '.archipel.json';

/** The files that such a list in `folder` names, itself included; undefined if there is none. */
function earlierListIn(folder: string): ReadonlySet<string> | undefined {
  try {
    const list: unknown = JSON.parse(readFileSync(join(folder, earlierManifest), 'utf8'));
    const files = typeof list === 'object' && list !== null && 'generator' in list && 'files' in list ? list.files : undefined;
    return Array.isArray(files) ? new Set([earlierManifest, ...files.map(String)]) : undefined;
  } catch {
    return undefined;
  }
}

/** What desktops leave in every folder. */
const litter = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** The contents of an output folder before a build, and the record of the build that wrote it. */
export interface ExistingOutput {
  /** Files that no build wrote, and entries that are neither files nor folders. */
  readonly strays: readonly string[];
  /** The record of the previous build, or undefined if there is none. */
  readonly built: BuiltFiles | undefined;
  /** Undefined if no build has made the folder. */
  readonly contents: FolderContents | undefined;
}

interface Look {
  /** The current path of the folder; its own, unless a killed build has moved it. */
  readonly at?: string;
  /** True for a file that has not changed since the last build, according to the cache: records may be lost or damaged. */
  readonly isPublished?: (path: string) => boolean;
}

/**
 * The contents of the output `folder`. If no build wrote the folder, everything on its top level is a stray, folders included. In
 * a copy of a built folder, so is a file whose size differs.
 */
export function existingOutput(folder: string, { at = folder, isPublished = () => false }: Look = {}): ExistingOutput {
  const known = readManifest(folder);
  const listed = known === undefined ? earlierListIn(at) : undefined;
  const names = readdirSync(at, { withFileTypes: true });
  // If a user names the root of a disk, they need not wait until all of it is read.
  if (known === undefined && listed === undefined && !names.some((entry) => entry.isFile() && isPublished(entry.name)))
    return {
      strays: names
        .map(({ name }) => name)
        .filter(isNoLitter)
        .sort(),
      built: undefined,
      contents: undefined,
    };
  const identity = safeIdentityOf(at);
  const notes = known === undefined ? [] : [known, ...(known.previous === undefined ? [] : [known.previous])];
  const isOwn = (file: string): boolean =>
    listed?.has(file) === true ||
    isUnfinishedCopy(file) ||
    notes.some((note) => {
      const size = Object.hasOwn(note.files, file) ? note.files[file] : undefined;
      return size !== undefined && (note.identity === identity || statSync(join(at, file)).size === size);
    }) ||
    isPublished(file);
  const contents = contentsOf(at);
  const strays = [...contents.files.filter((file) => !isOwn(file)), ...contents.others].filter(isNoLitter).sort();
  return { strays, built: builtAt(at, known), contents };
}

const isNoLitter = (path: string): boolean => !litter.test(basename(path));
