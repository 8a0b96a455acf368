// A cache of thousands of small values in one file: with a file for each value, opening the files would take longer than using them. The
// file is read at the first request, and new values are appended. A damaged value counts as a miss, and so do all values after a damaged
// head, until the file is rewritten.
import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Cache } from '../../content/cache.ts';
import { attempt } from '../../model/attempt.ts';
import { cacheEncoding } from './cache-encoding.ts';
import { headLength, headOf, type Pack, type PackedValue, packOf, sumOf } from './pack-format.ts';
import { digestOf } from './stamps.ts';
import { touch } from './touch.ts';
import { writeAtomically } from './write-files.ts';

export interface PackedCache extends Cache {
  /** Drops the values that this process has not used, if they take more bytes than the used ones, and more than `maxUnused`. */
  readonly removeUnused: () => void;
}

/** New values are written when they reach this number of bytes, or in the next turn of the event loop. */
const maxWaiting = 4 * 1024 * 1024;

/** Unused values are retained while they take at most this number of bytes, or at most as many as the used ones. */
const maxUnused = 16 * 1024 * 1024;

/** A larger file is discarded, because it is read into memory. `watch` adds to it with each save, and does not know what is unused. */
const maxBytes = 256 * 1024 * 1024;

/** Opens the cache in `file`. `refused` is called if the disk refuses to write. */
export function openPackedCache(file: string, refused: (error: unknown) => void): PackedCache {
  let pack: Pack | undefined;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  const used = new Set<string>();
  const write = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      refused(error);
    }
  };
  const flush = (): void => {
    const opened = pack;
    if (opened === undefined || waiting.length === 0) return;
    const bytes = Buffer.concat(waiting);
    [waiting, waitingBytes] = [[], 0];
    write(() => (opened.isDamaged ? rewrite(file, opened) : append(file, opened, bytes)));
  };
  const add = (name: string, value: PackedValue): void => {
    if (waiting.length === 0) setImmediate(flush);
    waiting.push(headOf(name, value), value.bytes);
    waitingBytes += headLength + value.bytes.length;
    if (waitingBytes >= maxWaiting) flush();
  };
  return {
    ...cacheEncoding,
    get: (key) => {
      pack ??= readPack(file);
      const name = digestOf(key);
      const found = pack.values.get(name);
      if (found === undefined || sumOf(name, found.bytes) !== found.sum) return undefined;
      used.add(name);
      return valueIn(found.bytes);
    },
    set: (key, value) => {
      pack ??= readPack(file);
      const [name, bytes] = [digestOf(key), bytesFor(value)];
      const packed = { bytes, sum: sumOf(name, bytes) };
      pack.values.set(name, packed);
      used.add(name);
      add(name, packed);
    },
    removeUnused: () => {
      if (pack === undefined) return;
      flush();
      const live = [...pack.values].filter(([name]) => used.has(name));
      const bytes = live.reduce((sum, [, value]) => sum + headLength + value.bytes.length, 0);
      if (pack.size <= bytes + Math.max(bytes, maxUnused)) return;
      const left = Object.assign(pack, { values: new Map(live) });
      write(() => rewrite(file, left));
    },
  };
}

/** The first byte of values that are bytes themselves. Values that V8 has serialized start with another byte. */
const asBytes = 0;

/** Bytes are stored unchanged, because deserializing thousands of texts with V8 would take longer than reading the file. */
const bytesFor = (value: unknown): Uint8Array =>
  value instanceof Uint8Array ? Buffer.concat([Uint8Array.of(asBytes), value]) : serialize(value);

const valueIn = (bytes: Uint8Array): unknown => (bytes[0] === asBytes ? bytes.subarray(1) : deserialize(bytes));

function append(file: string, pack: Pack, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, bytes);
  pack.size += bytes.length;
}

function rewrite(file: string, pack: Pack): void {
  const bytes = Buffer.concat([...pack.values].flatMap(([name, value]) => [headOf(name, value), value.bytes]));
  writeAtomically(dirname(file), { path: basename(file), bytes });
  Object.assign(pack, { size: bytes.length, isDamaged: false });
}

function readPack(file: string): Pack {
  attempt(() => statSync(file).size > maxBytes && rmSync(file));
  const bytes = attempt(() => readFileSync(file));
  // Marks the file as used, because entries unused for a week are removed.
  if (bytes !== undefined) touch(file);
  return packOf(bytes ?? Buffer.alloc(0));
}
