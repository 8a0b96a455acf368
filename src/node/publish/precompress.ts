// Compressed files (`page.html.br`, `page.html.gz`) for servers that look for them: the build compresses once, instead of the server at
// every request. Other threads compress while pages are rendered. From the 33rd page on, these threads also write the plain files.
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { constants } from 'node:zlib';
import { isCompressible } from '../../model/output/compressed-name.ts';
import { digestOf } from '../fs/stamps.ts';
import { limiter } from '../limit.ts';
import {
  brotliLength,
  type Compressed,
  type CompressThread,
  compressAside,
  decompress,
  type Ending,
  endings,
  type Qualities,
  startCompressThread,
  type Worth,
} from './compress.ts';
import type { StagedOutput } from './staged-output.ts';

/** The brotli quality for files in assets/, which change rarely. Quality 11 would take 3 times as long for 2 % fewer bytes. */
const assetQuality = 10;

/** The brotli quality for pages. Quality 9 would take 12 times as long for 1 % fewer bytes, and 10 would take 19 times as long for 9 %. */
const pageQuality = 5;

/** Files below `minBytes` fit into one packet uncompressed. */
const worth: Worth = { minBytes: 1024, maxRatio: 0.9 };

/** Maximum bytes of plain files waiting in memory; above it, the build waits before it renders the next page. */
const maxWaiting = 8 * 1024 * 1024;

/**
 * Maximum number of files that zlib's threads compress at once: enough to keep them busy until the build yields. Each takes
 * up to two megabytes.
 */
const atOnce = 8;

/** The build yields to other work after this many bytes of plain files, so that finished files are written and others start. */
const bytesPerTurn = 256 * 1024;

/** Gzip levels. Few browsers request gzip: for pages, level 9 would take 80 % longer for 5 % fewer bytes. */
const [assetLevel, pageLevel] = [constants.Z_BEST_COMPRESSION, 4];

/** Up to this number of pages, zlib's threads compress them: starting a worker takes as long as compressing 20 pages. */
const pagesAside = 32;

const qualities: Readonly<Record<Ending, (isAsset: boolean) => number>> = {
  br: (isAsset) => (isAsset ? assetQuality : pageQuality),
  gz: (isAsset) => (isAsset ? assetLevel : pageLevel),
};

/** A fingerprint of everything that affects compressed bytes, except their input. It is short, because it is stored with each file. */
const recipe = digestOf(
  `brotli ${process.versions['brotli']} ${assetQuality} ${pageQuality}, zlib ${process.versions.zlib} ${assetLevel} ${pageLevel}`,
).slice(0, 8);

/** Returns whether `bytes`, decompressed according to the extension of `path`, are those of the plain file. */
export async function isCompressed(path: string, bytes: Uint8Array, plain: Uint8Array): Promise<boolean> {
  try {
    // A path that `uncompressedName` recognizes ends in one of these extensions.
    return Buffer.from(plain).equals(await decompress(path.slice(-2) as Ending, bytes, plain.length + 1));
  } catch {
    return false;
  }
}

/** Returns the size of a file as builds compress it with brotli, in bytes. */
export const brotliSize = (path: string, content: Uint8Array | string): number => brotliLength(content, qualities.br(isAsset(path)));

interface NamedFile {
  readonly path: string;
  /** The fingerprint of the bytes; for a compressed form, the plain file's fingerprint followed by the encoding and `recipe`. */
  readonly name: string;
  /** Missing if the plain file is already in the folder. */
  readonly bytes?: Uint8Array;
}

/** The folder to which a build writes its files. */
interface Target extends Pick<StagedOutput, 'reuse' | 'placeOf' | 'record'> {
  readonly write: (file: NamedFile & { readonly bytes: Uint8Array }) => unknown;
}

export interface Precompressor {
  /**
   * Adds a file, and writes it if it has bytes. If this returns a promise, wait for it before adding another file, so that few files are
   * unfinished at a time. Throws the error of an earlier write.
   */
  readonly add: (file: NamedFile) => Promise<void> | undefined;
  /**
   * Resolves once every file and every useful compressed form has been written, or reused from the last build. Rejects with the error of
   * the first write that failed.
   */
  readonly end: () => Promise<void>;
  /** Ends the separate threads. They write nothing more, so a discarded output can be removed. */
  readonly stop: () => void;
}

/** A file with the fingerprints of its missing compressed forms, by encoding. */
interface Order extends NamedFile {
  readonly names: readonly (readonly [ending: Ending, name: string])[];
}

const qualitiesOf = ({ path, names }: Order): Qualities =>
  Object.fromEntries(names.map(([ending]) => [ending, qualities[ending](isAsset(path))]));

const isAsset = (path: string): boolean => path.startsWith('assets/');

/**
 * Creates a precompressor that writes files and their compressed forms. `threads` returns the number of threads, and is called when the
 * first thread is needed.
 */
export function createPrecompressor(target: Target, threads: () => number = () => 1): Precompressor {
  const { start, stop } = workers(target, threads);
  const all = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  let [waiting, sinceTurn] = [0, 0];
  const begin = (order: Order): void => {
    const size = order.bytes?.length ?? 0;
    waiting += size;
    sinceTurn += size;
    // The output is discarded after a failure.
    const ended = start(order, () => failure !== undefined).catch((error: unknown) => {
      failure ??= { error };
    });
    const work = ended.then(() => {
      waiting -= size;
      all.delete(work);
    });
    all.add(work);
  };
  const fewWaiting = async (): Promise<void> => {
    while (waiting > maxWaiting) await Promise.race(all);
  };
  return {
    add: (file) => {
      if (failure !== undefined) throw failure.error;
      const { path, name } = file;
      const names = !isCompressible(path)
        ? []
        : endings
            .map((ending) => [ending, `${name} ${ending} ${recipe}`] as const)
            .filter(([ending, own]) => !target.reuse(`${path}.${ending}`, own));
      if (names.length > 0) begin({ ...file, names });
      else if (isNew(file)) target.write(file);
      if (sinceTurn < bytesPerTurn) return undefined;
      sinceTurn = 0;
      return waiting > maxWaiting ? fewWaiting() : setImmediate();
    },
    end: async () => {
      await Promise.all(all);
      stop();
      if (failure !== undefined) throw failure.error;
    },
    stop,
  };
}

const isNew = (file: NamedFile): file is NamedFile & { readonly bytes: Uint8Array } => file.bytes !== undefined;

/**
 * Returns a function that starts to compress a file, and one that ends the threads. zlib's threads compress the assets and the first pages.
 */
function workers(target: Target, threads: () => number) {
  const run = limiter(atOnce);
  let pages = 0;
  let pool: readonly CompressThread[] = [];
  const aside = async (order: Order, hasFailed: () => boolean): Promise<void> => {
    if (isNew(order)) target.write(order);
    await run(async () => {
      if (hasFailed()) return;
      const bytes = order.bytes ?? readFileSync(target.placeOf(order.path));
      const made: Compressed = bytes.length < worth.minBytes ? {} : await compressAside(bytes, qualitiesOf(order));
      for (const [ending, name] of order.names) {
        const packed = made[ending];
        const pays = packed !== undefined && packed.length <= bytes.length * worth.maxRatio;
        if (pays && !hasFailed()) target.write({ path: `${order.path}.${ending}`, bytes: packed, name });
      }
    });
  };
  const inThread = async (order: Order): Promise<void> => {
    const { path, names } = order;
    const file = target.placeOf(path);
    const bytes = new Uint8Array(order.bytes ?? readFileSync(file));
    if (pool.length === 0) pool = Array.from({ length: Math.max(1, threads()) }, () => startCompressThread(worth));
    const written = await leastBusy(pool)?.write({ file, bytes, qualities: qualitiesOf(order), isThere: !isNew(order) });
    if (isNew(order)) target.record(path, order.name);
    for (const [ending, name] of names) if (written?.includes(ending) === true) target.record(`${path}.${ending}`, name);
  };
  return {
    start: (order: Order, hasFailed: () => boolean): Promise<void> => {
      pages += isAsset(order.path) ? 0 : 1;
      return isAsset(order.path) || pages <= pagesAside ? aside(order, hasFailed) : inThread(order);
    },
    stop: () => {
      for (const thread of pool) thread.end();
    },
  };
}

const leastBusy = (pool: readonly CompressThread[]): CompressThread | undefined =>
  pool.toSorted((one, other) => one.waiting() - other.waiting())[0];
