// The cache of a project in one folder: a file per key, or one file for a kind with many small values. Each value is stored with a checksum
// of its name and content, so a damaged value counts as a miss. If the disk refuses, everything is recomputed. A module must be a file to
// be imported, so it is then written to the system's folder for temporary files.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Cache } from '../../content/cache.ts';
import { attempt } from '../../model/attempt.ts';
import { cachedByKey } from '../../model/cached-by-key.ts';
import { cacheEncoding } from './cache-encoding.ts';
import { openPackedCache, type PackedCache } from './packed-cache.ts';
import { digestOf } from './stamps.ts';
import { touch } from './touch.ts';
import { writeAtomically } from './write-files.ts';

export interface CacheFolder {
  readonly folder: string;
  /**
   * Returns the cache of one kind of values. `optional` marks values that only speed up later runs: if the disk refuses one, `refused` of
   * `openCache` is not called.
   */
  readonly of: (kind: string, need?: 'optional') => Cache;
  /** Like `of`, for thousands of small values. */
  readonly packed: (kind: string) => Cache;
  /** Returns the path of a file with exactly these bytes, for import. A source map is stored beside it. */
  readonly module: (bytes: Uint8Array, sourceMap?: Uint8Array) => string;
  /** Returns the path of another program's file in the cache, or of the log of edits, which is preserved when the cache is cleared. */
  readonly fileOf: (name: 'types.tsbuildinfo' | 'edits') => string;
  /**
   * Removes entries unused for a week, then the oldest ones above the size limit. Returns the remaining size, or undefined if the disk
   * refuses.
   */
  readonly removeOld: () => CacheSize | undefined;
  /** Removes the cache. Returns its folder and size in bytes. */
  readonly clear: () => { readonly folder: string; readonly bytes: number };
}

interface CacheSize {
  readonly files: number;
  readonly bytes: number;
  readonly removed: number;
}

const digestLength = 32;

const week = 7 * 24 * 3600 * 1000;

/** The size limit in bytes: enough for encoded images of hundreds of photographs, and the results of several runs. */
const maxBytes = 1e9;

/** Matches the names of the cache's files. The folder may be any folder; other files in it are left alone. */
const ownName =
  /^(?:[a-z][\w-]*-[\da-f]{32}\.bin|[a-z][\w-]*\.pack|module-[\da-f]{32}\.mjs(?:\.map)?|cli-[\da-f]{16}(?:\.\d+)?|engine-stamp(?:\.\d+)?|compiled|types\.tsbuildinfo|\.[\w.-]+\.\d+\.tmp)$/;

/** Opens the cache in `folder`, which is created when needed. `refused` is called once, if the disk refuses a file. */
export function openCache(folder: string, refused: (error: unknown) => void = () => undefined): CacheFolder {
  let [isRefused, temporary] = [false, ''];
  const packs = new Map<string, PackedCache>();
  const refuse = (error: unknown): void => {
    if (!isRefused) refused(error);
    isRefused = true;
  };
  const write = (name: string, bytes: Uint8Array, need?: 'optional'): boolean => {
    if (isRefused) return false;
    try {
      writeAtomically(folder, { path: name, bytes });
      return true;
    } catch (error) {
      if (need !== 'optional') refuse(error);
      return false;
    }
  };
  return {
    folder,
    of: (kind, need) => {
      const fileOf = (key: string): string => `${kind}-${digestOf(key)}.bin`;
      return {
        get: (key) => read(join(folder, fileOf(key))),
        set: (key, value) => {
          const content = serialize(value);
          write(fileOf(key), Buffer.concat([checksumOf(fileOf(key), content), content]), need);
        },
        ...cacheEncoding,
      };
    },
    packed: cachedByKey((kind) => openPackedCache(join(folder, `${kind}.pack`), refuse), packs),
    module: (bytes, sourceMap) => {
      const name = `module-${digestOf(bytes)}.mjs`;
      const isThere = isSame(join(folder, name), bytes) || write(name, bytes);
      if (!isThere && temporary === '') temporary = temporaryFolder();
      if (!isThere) writeAtomically(temporary, { path: name, bytes });
      const path = join(isThere ? folder : temporary, name);
      // Sources that differ only in comments have the same module but different source maps.
      if (sourceMap === undefined) touch(`${path}.map`);
      else keepBeside(path, sourceMap);
      return path;
    },
    fileOf: (name) => join(folder, name),
    removeOld: () => {
      for (const pack of packs.values()) pack.removeUnused();
      return removeOld(folder);
    },
    clear: () => ({ folder, bytes: clear(folder) }),
  };
}

/** Returns the checksum of a file's name and content. A file that was renamed to another key therefore counts as damaged. */
const checksumOf = (name: string, content: Uint8Array): Buffer =>
  process.getBuiltinModule('node:crypto').createHash('sha256').update(name).update(content).digest();

const read = (file: string): unknown =>
  attempt<unknown>(() => {
    const bytes = readFileSync(file);
    const content = bytes.subarray(digestLength);
    if (!checksumOf(basename(file), content).equals(bytes.subarray(0, digestLength))) return undefined;
    touch(file);
    return deserialize(content);
  });

/** Returns whether `file` contains exactly `bytes`; another program may have truncated it. */
function isSame(file: string, bytes: Uint8Array): boolean {
  const isEqual = attempt(() => readFileSync(file).equals(bytes)) === true;
  if (isEqual) touch(file);
  return isEqual;
}

/** Writes a source map beside its module. If that fails, errors of templates may be reported without their place. */
const keepBeside = (path: string, sourceMap: Uint8Array): void =>
  attempt(() => writeAtomically(dirname(path), { path: `${basename(path)}.map`, bytes: sourceMap }));

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface CacheEntry {
  readonly path: string;
  readonly used: number;
  readonly bytes: number;
}

/** Returns the cache's entries in `folder`. The size of a subfolder counts as 0. */
function entriesIn(folder: string): readonly CacheEntry[] {
  return readdirSync(folder)
    .filter((name) => ownName.test(name))
    .flatMap((name) => {
      const path = join(folder, name);
      const found = statSync(path, { throwIfNoEntry: false });
      return found === undefined ? [] : [{ path, used: found.mtimeMs, bytes: found.isFile() ? found.size : 0 }];
    });
}

const remove = ({ path }: CacheEntry): void => rmSync(path, { recursive: true, force: true });

function removeOld(folder: string): CacheSize | undefined {
  try {
    const [all, oldest] = [entriesIn(folder), Date.now() - week];
    let bytes = 0;
    let files = 0;
    for (const file of [...all].sort((one, other) => other.used - one.used)) {
      if (file.used < oldest || bytes + file.bytes > maxBytes) {
        remove(file);
        continue;
      }
      bytes += file.bytes;
      files += 1;
    }
    return { files, bytes, removed: all.length - files };
  } catch {
    // Files that cannot be removed are left in place.
    return undefined;
  }
}

function clear(folder: string): number {
  if (!existsSync(folder)) return 0;
  const kept = entriesIn(folder);
  kept.forEach(remove);
  return kept.reduce((sum, { bytes }) => sum + bytes, 0);
}
