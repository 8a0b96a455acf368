// The cache of a project as one folder: a file per key, each with a hash of what it holds, so that a damaged one counts
// as a miss. Where the disk refuses, everything is made again; modules, which must be files to be imported, then go to
// the system's folder for temporary files.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Cache } from '../../content/cache.ts';
import { writeWhole } from './write-files.ts';

export interface CacheFolder {
  /** The cache of one kind of values. */
  readonly of: (kind: string) => Cache;
  /** The path of a file that holds exactly these bytes, for import. */
  readonly module: (bytes: Uint8Array) => string;
  /** Removes what nothing has asked for in a week. */
  readonly removeOld: () => void;
}

const digest = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const digestLength = 32;
const nameOf = (bytes: Uint8Array | string): string => digest(bytes).toString('hex').slice(0, 32);

const week = 7 * 24 * 3600 * 1000;

/** The cache in `folder`, which is made when it is needed. `refused` is called once, where the disk does not take a file. */
export function openCache(folder: string, refused: (error: unknown) => void = () => undefined): CacheFolder {
  let [isRefused, temporary] = [false, ''];
  const write = (name: string, bytes: Uint8Array): boolean => {
    try {
      if (!isRefused) writeWhole(folder, { path: name, bytes });
    } catch (error) {
      isRefused = true;
      refused(error);
    }
    return !isRefused;
  };
  return {
    of: (kind) => {
      const fileOf = (key: string): string => `${kind}-${nameOf(key)}.bin`;
      return {
        get: (key) => read(join(folder, fileOf(key))),
        set: (key, value) => {
          const content = serialize(value);
          write(fileOf(key), Buffer.concat([digest(content), content]));
        },
      };
    },
    module: (bytes) => {
      const name = `module-${nameOf(bytes)}.mjs`;
      const isThere = isSame(join(folder, name), bytes) || write(name, bytes);
      if (isThere) return join(folder, name);
      if (temporary === '') temporary = temporaryFolder();
      writeWhole(temporary, { path: name, bytes });
      return join(temporary, name);
    },
    removeOld: () => removeOld(folder),
  };
}

function read(file: string): unknown {
  try {
    const bytes = readFileSync(file);
    const content = bytes.subarray(digestLength);
    if (!digest(content).equals(bytes.subarray(0, digestLength))) return undefined;
    touch(file);
    return deserialize(content);
  } catch {
    return undefined;
  }
}

/** True where `file` holds `bytes`: others may have cut it off. */
function isSame(file: string, bytes: Uint8Array): boolean {
  try {
    if (!readFileSync(file).equals(bytes)) return false;
    touch(file);
    return true;
  } catch {
    return false;
  }
}

/** Notes that a file was asked for. A cache that may only be read serves all the same. */
function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // It goes a week after it was written.
  }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function removeOld(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const used = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
      if (used !== undefined && used < Date.now() - week) rmSync(path, { recursive: true, force: true });
    }
  } catch {
    // What cannot be removed stays.
  }
}
