// The compressed forms of a file: by the threads of zlib, and by a thread of its own for the many pages of a large site.
// There each page costs a third less processor time, and the thread that renders is free of zlib's streams.
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** The encoding by the ending that servers look for. */
export type Ending = 'br' | 'gz';

export const endings: readonly Ending[] = ['br', 'gz'];

/** Quality by encoding: of brotli 0 to 11, of gzip 1 to 9. Encodings without one are left out. */
export type Qualities = Partial<Readonly<Record<Ending, number>>>;

export type Compressed = Partial<Readonly<Record<Ending, Uint8Array>>>;

/** Compresses bytes in each encoding that has a quality. The bytes may be gone afterwards. */
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

/** The plain bytes of compressed ones. Rejects where they are none, or more than `most`. */
export const decompress = (ending: Ending, bytes: Uint8Array, most: number): Promise<Uint8Array> =>
  (ending === 'br' ? unpack : unzip)(bytes, { maxOutputLength: most });

export interface CompressThread {
  /** The same bytes as `compressAside`. Rejects where the thread ends before. */
  readonly compress: Compress;
  /** Ends the thread; what it has not finished is rejected. */
  readonly end: () => void;
}

type Question = readonly [id: number, bytes: Uint8Array, qualities: Qualities];
type Answer = readonly [id: number, made: Compressed | undefined, error?: string];

/** Starts a thread that compresses one file after the other. */
export function startCompressThread(): CompressThread {
  const { Worker: Thread } = process.getBuiltinModule('node:worker_threads');
  const waiting = new Map<number, { readonly resolve: (made: Compressed) => void; readonly reject: (error: Error) => void }>();
  const worker: Worker = new Thread(`(${serve})()`, { eval: true });
  const rejectAll = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  let asked = 0;
  worker.unref();
  worker.on('error', rejectAll);
  worker.on('exit', () => rejectAll(new Error('the thread that compresses has ended')));
  worker.on('message', ([id, made, error]: Answer) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    // A thread that has nothing to do keeps no process alive.
    if (waiting.size === 0) worker.unref();
    if (made === undefined) reject?.(new Error(error));
    else resolve?.(made);
  });
  return {
    compress: (bytes, qualities) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.ref();
        worker.postMessage([asked, bytes, qualities] satisfies Question, ownMemory(bytes));
      }),
    end: () => void worker.terminate(),
  };
}

/** The memory of bytes that have it for themselves, which can be handed over then. */
const ownMemory = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

/** Runs in the thread, as text: it refers to nothing around it, and names no function inside, which bundling would wrap. */
function serve(): void {
  const { brotliCompressSync, gzipSync, constants: own } = process.getBuiltinModule('node:zlib');
  const { parentPort } = process.getBuiltinModule('node:worker_threads');
  parentPort?.on('message', ([id, bytes, { br, gz }]: Question) => {
    try {
      const params = { [own.BROTLI_PARAM_QUALITY]: br ?? 0, [own.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const brotli = br === undefined ? undefined : brotliCompressSync(bytes, { params });
      const zipped = gz === undefined ? undefined : gzipSync(bytes, { level: gz });
      if (zipped !== undefined) zipped[9] = 255;
      parentPort.postMessage([id, { ...(brotli && { br: brotli }), ...(zipped && { gz: zipped }) }] satisfies Answer);
    } catch (error) {
      parentPort.postMessage([id, undefined, String(error)] satisfies Answer);
    }
  });
}
