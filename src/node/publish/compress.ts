// Compresses files, either in zlib's threads or, for the many pages of a large site, in a separate thread. There each page costs a third
// less processor time, and the rendering thread does not handle zlib's streams and the disk.
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { type BrotliOptions, brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** An encoding, named by the extension that servers look for. */
export type Ending = 'br' | 'gz';

export const endings: readonly Ending[] = ['br', 'gz'];

/** Quality by encoding: brotli 0 to 11, gzip 1 to 9. Encodings without a quality are not used. */
export type Qualities = Partial<Readonly<Record<Ending, number>>>;

export type Compressed = Partial<Readonly<Record<Ending, Uint8Array>>>;

/** Compresses bytes in each encoding that has a quality. */
type Compress = (bytes: Uint8Array, qualities: Qualities) => Promise<Compressed>;

const [pack, unpack] = [promisify(brotliCompress), promisify(brotliDecompress)];
const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

/** RFC 1952: this byte of a gzip file names the system; 255 means unknown. */
const systemByte = 9;
const noSystem = 255;

const brotliOptions = (quality: number, { length }: Uint8Array): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

/** Returns the size of `content` in bytes after brotli. Compresses in the calling thread. */
export function brotliLength(content: Uint8Array | string, quality: number): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return brotliCompressSync(bytes, brotliOptions(quality, bytes)).length;
}

/** Compresses in zlib's threads. */
export const compressAside: Compress = async (bytes, { br, gz }) => {
  const [brotli, zipped] = await Promise.all([
    br === undefined ? undefined : pack(bytes, brotliOptions(br, bytes)),
    gz === undefined ? undefined : zip(bytes, { level: gz }),
  ]);
  if (zipped !== undefined) zipped[systemByte] = noSystem;
  return { ...(brotli && { br: brotli }), ...(zipped && { gz: zipped }) };
};

/** Decompresses bytes. Rejects if they are invalid, or larger than `maxBytes`. */
export const decompress = (ending: Ending, bytes: Uint8Array, maxBytes: number): Promise<Uint8Array> =>
  (ending === 'br' ? unpack : unzip)(bytes, { maxOutputLength: maxBytes });

/** A file to compress. */
interface Compressible {
  /** The path on disk. */
  readonly file: string;
  /** The bytes must have their own buffer, which is transferred to the thread. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly qualities: Qualities;
  /** True if the plain file is on disk already; otherwise, it has to be written as well. */
  readonly isThere: boolean;
}

/** When a compressed file is worth writing. */
export interface Worth {
  /** Smaller files are not compressed. */
  readonly minBytes: number;
  /** A compressed file is written if its size is at most this share of the plain file's. */
  readonly maxRatio: number;
}

export interface CompressThread {
  /**
   * Writes the file if it is missing, and its compressed forms beside it. Resolves to the extensions of the written forms.
   * Rejects with the error of the disk, or if the thread ends early.
   */
  readonly write: (compressible: Compressible) => Promise<readonly Ending[]>;
  /** Returns the number of unfinished files. */
  readonly waiting: () => number;
  /** Ends the thread as soon as it is not writing, or after 5 seconds; nothing is written afterwards. Unfinished `write` calls reject. */
  readonly end: () => void;
}

type Task = readonly [id: number, compressible: Compressible];
type TaskResult = readonly [
  id: number,
  written: readonly Ending[] | undefined,
  error?: { readonly message: string; readonly code: unknown },
];

/** Indexes in `ThreadData.flags`. */
const [isEnding, isWriting] = [0, 1];

interface ThreadData extends Worth {
  /** Memory shared by both threads; a flag is 1 while it is true. */
  readonly flags: Int32Array;
}

/** The maximum time to wait for the thread, in milliseconds, because the disk may never respond. */
const maxWriteTime = 5000;

/** The thread has few objects in V8's heap. A larger young generation would grow, and save no time. */
const resourceLimits = { maxYoungGenerationSizeMb: 3 };

/** Starts a thread that compresses and writes one file after the other, with the same bytes as `compressAside`. */
export function startCompressThread(worth: Worth): CompressThread {
  const { Worker: Thread } = process.getBuiltinModule('node:worker_threads');
  const waiting = new Map<number, { readonly resolve: (written: readonly Ending[]) => void; readonly reject: (error: Error) => void }>();
  const flags = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const workerData: ThreadData = { ...worth, flags };
  const worker: Worker = new Thread(`(${serve})()`, { eval: true, workerData, resourceLimits });
  const rejectAll = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  let lastId = 0;
  let tasks: Task[] = [];
  // Sends several files at once, because each message may interrupt the rendering thread.
  const send = (): void => {
    const batch = tasks;
    tasks = [];
    worker.postMessage(
      batch,
      batch.map(([, { bytes }]) => bytes.buffer),
    );
  };
  worker.unref();
  worker.on('error', rejectAll);
  worker.on('exit', () => rejectAll(new Error('the thread that compresses has ended')));
  worker.on('message', ([id, written, error]: TaskResult) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    // An idle thread must not keep the process alive.
    if (waiting.size === 0) worker.unref();
    if (written === undefined) reject?.(Object.assign(new Error(error?.message), { code: error?.code }));
    else resolve?.(written);
  });
  return {
    write: (compressible) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.ref();
        if (tasks.push([lastId, compressible]) === 1) setImmediate(send);
      }),
    waiting: () => waiting.size,
    end: () => {
      Atomics.store(flags, isEnding, 1);
      Atomics.wait(flags, isWriting, 1, maxWriteTime);
      void worker.terminate();
    },
  };
}

/**
 * Runs in the thread, which gets this function as source text. So the function may use nothing outside itself, and no named inner function,
 * which bundling would wrap.
 */
function serve(): void {
  const { writeFileSync } = process.getBuiltinModule('node:fs');
  const { brotliCompressSync, gzipSync, constants: own } = process.getBuiltinModule('node:zlib');
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  // `startCompressThread` passes this data.
  const { flags, minBytes, maxRatio } = workerData as ThreadData;
  parentPort?.on('message', (tasks: readonly Task[]) => {
    for (const [id, { file, bytes, qualities, isThere }] of tasks) {
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
        parentPort.postMessage([id, written] satisfies TaskResult);
      } catch (error) {
        // Errors here come from the disk or from zlib.
        const { message, code } = error as Error & { readonly code?: unknown };
        parentPort.postMessage([id, undefined, { message, code }] satisfies TaskResult);
      } finally {
        Atomics.store(flags, 1, 0);
        Atomics.notify(flags, 1);
      }
    }
  });
}
