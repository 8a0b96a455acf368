// Results that are dear to make, as files in node_modules/.cache: one per key, each with a hash of what it holds, so
// that a damaged one is as good as none.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** A keeper of values of one kind. Where the disk refuses, it forgets. */
export interface Kept {
  /** The value kept under exactly this key, or undefined. */
  readonly recall: (key: string) => unknown;
  /** Keeps a value of plain data and bytes. */
  readonly keep: (key: string, value: object) => void;
}

const digest = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const digestLength = 32;

/** Keeps in files `KIND-…` of the cache of the project at `root`. Files that were not asked for in a week may go. */
export function keptIn(root: string, kind: string): Kept {
  const fileOf = (key: string): string =>
    join(root, 'node_modules/.cache/archipel', `${kind}-${digest(key).toString('hex').slice(0, 32)}.bin`);
  return { recall: (key) => recall(fileOf(key)), keep: (key, value) => keep(fileOf(key), value) };
}

function recall(file: string): unknown {
  try {
    const bytes = readFileSync(file);
    const content = bytes.subarray(digestLength);
    if (!digest(content).equals(bytes.subarray(0, digestLength))) return undefined;
    const now = new Date();
    utimesSync(file, now, now);
    return deserialize(content);
  } catch {
    return undefined;
  }
}

/** Written beside and renamed: a file is whole or not there. */
function keep(file: string, value: object): void {
  const staging = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const content = serialize(value);
    writeFileSync(staging, Buffer.concat([digest(content), content]));
    renameSync(staging, file);
  } catch {
    // What is half written goes with the cache; nothing ever reads it.
  }
}
