// Files as servers send them that look for `page.html.br` and `page.html.gz`: compressed once by the build instead of at
// every request. The work is done in other threads while pages are rendered.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { constants } from 'node:zlib';
import type { OutputFile } from '../../emit/output-file.ts';
import { limiter } from '../limit.ts';
import {
  type Compressed,
  type CompressThread,
  compressAside,
  decompress,
  type Ending,
  endings,
  type Qualities,
  startCompressThread,
} from './compress.ts';

/** Files in assets/ change rarely. Quality 11 takes 3 times as long for 2 % less. */
const assetQuality = 10;

/** For pages, 9 takes 12 times as long for 1 % less, and 10 takes 19 times as long for 9 % less. */
const pageQuality = 5;

/** Smaller files fit into one packet as they are. */
const leastBytes = 1024;

/** A compressed file is written where it is at most this part of the plain one. */
const mostOfPlain = 0.9;

/** Bytes of plain files that may wait in memory; a build that is faster waits with its next page. */
const mostWaiting = 8 * 1024 * 1024;

/**
 * How many files are compressed at once: enough for all threads of zlib until the build looks up from its pages again. Each
 * takes up to two megabytes.
 */
const atOnce = 8;

/** After so many bytes of plain files the build looks up, so that finished ones are written and others begin. */
const betweenLooks = 256 * 1024;

const compressible = /\.(?:html|css|m?js|svg|xml|json|webmanifest|txt)$/;

/** So many pages are left to the threads of zlib: the start of an own thread takes as long as compressing 20 of them. */
const pagesAside = 32;

const qualities: Readonly<Record<Ending, (isAsset: boolean) => number>> = {
  br: (isAsset) => (isAsset ? assetQuality : pageQuality),
  gz: () => constants.Z_BEST_COMPRESSION,
};

/** Changes with whatever decides on compressed bytes, besides the plain ones. */
const recipe = `brotli ${process.versions['brotli']} ${assetQuality} ${pageQuality}, zlib ${process.versions.zlib} ${constants.Z_BEST_COMPRESSION}`;

/** The plain file of one that may be compressed, by its name: `page.html` of `page.html.br`. */
export const plainOf = (path: string): string | undefined => {
  const plain = /^(.+)\.(?:br|gz)$/.exec(path)?.[1];
  return plain !== undefined && compressible.test(plain) ? plain : undefined;
};

/** True where `bytes`, compressed as the ending of `path` says, are those of the plain file. */
export async function isCompressed(path: string, bytes: Uint8Array, plain: Uint8Array): Promise<boolean> {
  try {
    // The ending of a path that `plainOf` knows is one of these.
    return Buffer.from(plain).equals(await decompress(path.slice(-2) as Ending, bytes, plain.length + 1));
  } catch {
    return false;
  }
}

interface NamedFile {
  readonly path: string;
  /** The name of the bytes: equal for equal ones. */
  readonly name: string;
  /** Missing where the file has not been read. */
  readonly bytes?: OutputFile['bytes'];
}

/** Where the files of a build go. */
interface Target {
  readonly reuse: (path: string, name: string) => boolean;
  readonly write: (file: OutputFile & { readonly name: string }) => unknown;
}

export interface Precompressor {
  /** Takes a file of the folder. A promise asks to wait, so that files are finished. */
  readonly add: (file: NamedFile) => Promise<void> | undefined;
  /** Resolves when every compressed file that pays has been written, or left by the build before. */
  readonly end: () => Promise<void>;
  /** Ends the work of an output that is thrown away. */
  readonly stop: () => void;
}

/** A file that lacks compressed ones: their names by encoding. */
interface Order {
  readonly path: string;
  readonly names: readonly (readonly [ending: Ending, name: string])[];
}

/** Compresses files of `folder` into files beside them. */
export function createPrecompressor(folder: string, { reuse, write }: Target): Precompressor {
  const run = limiter(atOnce);
  const compressor = createCompressor();
  const all = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  let [waiting, sinceLook] = [0, 0];
  const compress = async (order: Order, plain: () => Uint8Array): Promise<void> => {
    // After a failure the output is thrown away.
    if (failure !== undefined) return;
    const bytes = plain();
    const size = bytes.length;
    const made = size < leastBytes ? {} : await compressor.compress(order, bytes);
    for (const [ending, name] of order.names) {
      const packed = made[ending];
      const pays = packed !== undefined && packed.length <= size * mostOfPlain;
      if (pays && failure === undefined) write({ path: `${order.path}.${ending}`, bytes: packed, name });
    }
  };
  const begin = async (order: Order, content: OutputFile['bytes'] | undefined): Promise<void> => {
    const bytes = content === undefined ? undefined : Buffer.from(content);
    const size = bytes?.length ?? 0;
    waiting += size;
    sinceLook += size;
    try {
      await run(() => compress(order, () => bytes ?? readFileSync(join(folder, order.path))));
    } catch (error) {
      failure ??= { error };
    }
    waiting -= size;
  };
  const fewWaiting = async (): Promise<void> => {
    while (waiting > mostWaiting) await Promise.race(all);
  };
  return {
    add: ({ path, name, bytes }) => {
      if (!compressible.test(path)) return undefined;
      const names = endings
        .map((ending) => [ending, `${name} ${ending} ${recipe}`] as const)
        .filter(([ending, own]) => !reuse(`${path}.${ending}`, own));
      if (names.length === 0) return undefined;
      const work: Promise<void> = begin({ path, names }, bytes).then(() => void all.delete(work));
      all.add(work);
      if (sinceLook < betweenLooks) return undefined;
      sinceLook = 0;
      return waiting > mostWaiting ? fewWaiting() : setImmediate();
    },
    end: async () => {
      await Promise.all(all);
      compressor.stop();
      if (failure !== undefined) throw failure.error;
    },
    stop: compressor.stop,
  };
}

/** A function that compresses the bytes of a file, and what ends its thread. */
function createCompressor() {
  let pages = 0;
  let thread: CompressThread | undefined;
  return {
    compress: ({ path, names }: Order, bytes: Uint8Array): Promise<Compressed> => {
      const isAsset = path.startsWith('assets/');
      const wanted: Qualities = Object.fromEntries(names.map(([ending]) => [ending, qualities[ending](isAsset)]));
      pages += isAsset ? 0 : 1;
      if (isAsset || pages <= pagesAside) return compressAside(bytes, wanted);
      thread ??= startCompressThread();
      return thread.compress(bytes, wanted);
    },
    stop: () => thread?.end(),
  };
}
