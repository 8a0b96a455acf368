// The compressed forms of a file: by the threads of zlib, and by a thread of its own for the many pages of a large site.
// There each page costs a third less processor time, and the thread that renders is free of zlib's streams and of the disk.
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** The encoding by the ending that servers look for. */
export type Ending = 'br' | 'gz';

export const endings: readonly Ending[] = ['br', 'gz'];

/** Quality by encoding: of brotli 0 to 11, of gzip 1 to 9. Encodings without one are left out. */
export type Qualities = Partial<Readonly<Record<Ending, number>>>;

export type Compressed = Partial<Readonly<Record<Ending, Uint8Array>>>;

/** Compresses bytes in each encoding that has a quality. */
type Compress = (bytes: Uint8Array, qualities: Qualities) => Promise<Compressed>;

const [pack, unpack] = [promisify(brotliCompress), promisify(brotliDecompress)];
const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

/** RFC 1952: this byte of a gzip file names the system that compressed, and 255 none. */
const systemByte = 9;
const noSystem = 255;

/** Compresses in the threads of zlib. */
export const compressAside: Compress = async (bytes, { br, gz }) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: br ?? 0, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, zipped] = await Promise.all([
    br === undefined ? undefined : pack(bytes, { params }),
    gz === undefined ? undefined : zip(bytes, { level: gz }),
  ]);
  if (zipped !== undefined) zipped[systemByte] = noSystem;
  return { ...(brotli && { br: brotli }), ...(zipped && { gz: zipped }) };
};

/** Decompresses bytes. Rejects if they are invalid, or larger than `most`. */
export const decompress = (ending: Ending, bytes: Uint8Array, most: number): Promise<Uint8Array> =>
  (ending === 'br' ? unpack : unzip)(bytes, { maxOutputLength: most });

/** A file to compress. */
interface Compressible {
  /** Where it is on the disk. */
  readonly file: string;
  /** In memory of its own, which is handed over. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly qualities: Qualities;
  /** False if the plain file has yet to be written. */
  readonly isThere: boolean;
}

/** Which compressed forms are worth their place. */
export interface Worth {
  /** Files of fewer bytes are not compressed. */
  readonly minBytes: number;
  /** A compressed file is written where it is at most this part of the plain one. */
  readonly maxRatio: number;
}

export interface CompressThread {
  /**
   * Writes the file, if it is missing, and its compressed forms beside it. Gives the endings of those that pay. Rejects
   * with the error of the disk, or where the thread ends before.
   */
  readonly write: (compressible: Compressible) => Promise<readonly Ending[]>;
  /** How many files it has yet to write. */
  readonly waiting: () => number;
  /** Ends the thread when it is not writing; it writes nothing afterwards. Unfinished files are rejected. */
  readonly end: () => void;
}

type Question = readonly [id: number, compressible: Compressible];
type Answer = readonly [id: number, written: readonly Ending[] | undefined, error?: { readonly message: string; readonly code: unknown }];

/** Places of `ThreadData.flags`. */
const [isEnding, isWriting] = [0, 1];

interface ThreadData extends Worth {
  /** Shared by both threads: 1 while something is so. */
  readonly flags: Int32Array;
}

/** A thread is not waited for longer: its disk may never answer. In milliseconds. */
const longestWrite = 5000;

/** Starts a thread that compresses and writes one file after the other, with the bytes of `compressAside`. */
export function startCompressThread(worth: Worth): CompressThread {
  const { Worker: Thread } = process.getBuiltinModule('node:worker_threads');
  const waiting = new Map<number, { readonly resolve: (written: readonly Ending[]) => void; readonly reject: (error: Error) => void }>();
  const flags = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const worker: Worker = new Thread(`(${serve})()`, { eval: true, workerData: { ...worth, flags } satisfies ThreadData });
  const rejectAll = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  let asked = 0;
  let questions: Question[] = [];
  // Several at once: each message may interrupt the thread that builds.
  const send = (): void => {
    const given = questions;
    questions = [];
    worker.postMessage(
      given,
      given.map(([, { bytes }]) => bytes.buffer),
    );
  };
  worker.unref();
  worker.on('error', rejectAll);
  worker.on('exit', () => rejectAll(new Error('the thread that compresses has ended')));
  worker.on('message', ([id, written, error]: Answer) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    // A thread that has nothing to do keeps no process alive.
    if (waiting.size === 0) worker.unref();
    if (written === undefined) reject?.(Object.assign(new Error(error?.message), { code: error?.code }));
    else resolve?.(written);
  });
  return {
    write: (compressible) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.ref();
        if (questions.push([asked, compressible]) === 1) setImmediate(send);
      }),
    waiting: () => waiting.size,
    end: () => {
      Atomics.store(flags, isEnding, 1);
      Atomics.wait(flags, isWriting, 1, longestWrite);
      void worker.terminate();
    },
  };
}

/** Runs in the thread, as text: it refers to nothing around it, and names no function inside, which bundling would wrap. */
function serve(): void {
  const { writeFileSync } = process.getBuiltinModule('node:fs');
  const { brotliCompressSync, gzipSync, constants: own } = process.getBuiltinModule('node:zlib');
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  // `startCompressThread` gives it.
  const { flags, minBytes, maxRatio } = workerData as ThreadData;
  parentPort?.on('message', (questions: readonly Question[]) => {
    for (const [id, { file, bytes, qualities, isThere }] of questions) {
      try {
        const { br, gz } = bytes.length < minBytes ? {} : qualities;
        const params = { [own.BROTLI_PARAM_QUALITY]: br ?? 0, [own.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        const packed: [Ending, Uint8Array][] = [];
        if (br !== undefined) packed.push(['br', brotliCompressSync(bytes, { params })]);
        if (gz !== undefined) packed.push(['gz', gzipSync(bytes, { level: gz })]);
        Atomics.store(flags, 1, 1);
        if (Atomics.load(flags, 0) === 1) return;
        if (!isThere) writeFileSync(file, bytes, { flag: 'wx' });
        const written: Ending[] = [];
        for (const [ending, compressed] of packed) {
          if (ending === 'gz') compressed[9] = 255;
          if (compressed.length > bytes.length * maxRatio) continue;
          writeFileSync(`${file}.${ending}`, compressed, { flag: 'wx' });
          written.push(ending);
        }
        parentPort.postMessage([id, written] satisfies Answer);
      } catch (error) {
        // Errors here come from the disk or from zlib.
        const { message, code } = error as Error & { readonly code?: unknown };
        parentPort.postMessage([id, undefined, { message, code }] satisfies Answer);
      } finally {
        Atomics.store(flags, 1, 0);
        Atomics.notify(flags, 1);
      }
    }
  });
}
