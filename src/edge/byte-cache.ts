// Bytes that are slow to make, as files in node_modules/.cache, one per key, beside the bundles.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ByteCache {
  readonly recall: (key: string) => Uint8Array | undefined;
  readonly keep: (key: string, bytes: Uint8Array) => void;
}

/** The cache called `name` of the project at `root`; keys are names of files. Where the disk refuses, it forgets. */
export function byteCache(root: string, name: string): ByteCache {
  const folder = join(root, 'node_modules/.cache/archipel', name);
  return {
    recall: (key) => {
      try {
        return readFileSync(join(folder, key));
      } catch {
        return undefined;
      }
    },
    keep: (key, bytes) => {
      const file = join(folder, key);
      try {
        mkdirSync(folder, { recursive: true });
        // Whole or not there, also beside another build that keeps the same.
        writeFileSync(`${file}.${process.pid}`, bytes);
        renameSync(`${file}.${process.pid}`, file);
      } catch {
        // A cache may forget.
      }
    },
  };
}
