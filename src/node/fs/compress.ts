// The compressed forms of a file: by the threads of zlib, and by a thread of its own for the many pages of a large site.
// There each page costs a third less processor time, and the thread that renders is free of zlib's streams.
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** The encoding by the ending that servers look for. */
export type Ending = 'br' | 'gz';

export const endings: readonly Ending[] = ['br', 'gz'];

/** A file to compress. Its bytes may be read until the result is there, and no longer after. */
export interface CompressJob {
  readonly ending: Ending;
  /** Of brotli 0 to 11, of gzip 1 to 9. */
  readonly quality: number;
  readonly bytes: Uint8Array;
}

const [pack, unpack] = [promisify(brotliCompress), promisify(brotliDecompress)];
const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

/** RFC 1952: this byte of a gzip file names the system that compressed, and 255 none. */
const systemByte = 9;
const noSystem = 255;

/** Compresses in the threads of zlib. */
export async function compressAside({ ending, quality, bytes }: CompressJob): Promise<Uint8Array> {
  if (ending === 'br')
    return pack(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  const zipped = await zip(bytes, { level: quality });
  zipped[systemByte] = noSystem;
  return zipped;
}

/** The plain bytes of compressed ones. Rejects where they are none, or more than `most`. */
export const decompress = (ending: Ending, bytes: Uint8Array, most: number): Promise<Uint8Array> =>
  (ending === 'br' ? unpack : unzip)(bytes, { maxOutputLength: most });

export interface CompressThread {
  /** The same bytes as `compressAside`. Rejects where the thread ends before. */
  readonly compress: (job: CompressJob) => Promise<Uint8Array>;
  /** Ends the thread; what it has not finished is rejected. */
  readonly end: () => void;
}

type Answer = readonly [id: number, bytes: Uint8Array | undefined, error?: string];

/** Starts a thread that compresses one file after the other. */
export function startCompressThread(): CompressThread {
  const { Worker: Thread } = process.getBuiltinModule('node:worker_threads');
  const waiting = new Map<number, { readonly resolve: (bytes: Uint8Array) => void; readonly reject: (error: Error) => void }>();
  const worker: Worker = new Thread(`(${serve})()`, { eval: true });
  const rejectAll = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  let asked = 0;
  worker.unref();
  worker.on('error', rejectAll);
  worker.on('exit', () => rejectAll(new Error('the thread that compresses has ended')));
  worker.on('message', ([id, bytes, error]: Answer) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    // A thread that has nothing to do keeps no process alive.
    if (waiting.size === 0) worker.unref();
    if (bytes === undefined) reject?.(new Error(error));
    else resolve?.(bytes);
  });
  return {
    compress: (job) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.ref();
        worker.postMessage([asked, job]);
      }),
    end: () => void worker.terminate(),
  };
}

/** Runs in the thread, as text: it refers to nothing around it, and names no function inside, which bundling would wrap. */
function serve(): void {
  const { brotliCompressSync, gzipSync, constants: own } = process.getBuiltinModule('node:zlib');
  const { parentPort } = process.getBuiltinModule('node:worker_threads');
  parentPort?.on('message', ([id, { ending, quality, bytes }]: [number, CompressJob]) => {
    try {
      const made =
        ending === 'br'
          ? brotliCompressSync(bytes, { params: { [own.BROTLI_PARAM_QUALITY]: quality, [own.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
          : gzipSync(bytes, { level: quality });
      if (ending === 'gz') made[9] = 255;
      parentPort.postMessage([id, made] satisfies Answer);
    } catch (error) {
      parentPort.postMessage([id, undefined, String(error)] satisfies Answer);
    }
  });
}
