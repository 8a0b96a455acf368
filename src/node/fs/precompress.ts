// Files as servers send them that look for `page.html.br` and `page.html.gz`: compressed once by the build instead of at
// every request. The work is done in the threads of zlib while pages are rendered.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { OutputFile } from '../../emit/output-file.ts';

/** Files in assets/ change rarely. Quality 11 takes 3 times as long for 2 % less. */
const assetQuality = 10;

/** For pages, 9 takes 12 times as long for 1 % less, and 10 takes 19 times as long for 9 % less. */
const pageQuality = 5;

/** Smaller files fit into one packet as they are. */
const leastBytes = 1024;

/** A compressed file is written where it is at most this part of the plain one. */
const mostOfPlain = 0.9;

/** Bytes that may wait in memory; what comes on top is read back from the disk in the end. */
const mostWaiting = 64 * 1024 * 1024;

/** How many files are read back at once: as many as zlib has threads. */
const atOnce = 4;

const compressible = /\.(?:html|css|m?js|svg|xml|json|webmanifest|txt)$/;

const [pack, unpack] = [promisify(brotliCompress), promisify(brotliDecompress)];
const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

interface Encoding {
  readonly compress: (path: string, bytes: Uint8Array) => Promise<Uint8Array>;
  readonly decompress: (bytes: Uint8Array, most: number) => Promise<Uint8Array>;
}

/** By the ending that servers look for. */
const encodings: Readonly<Record<string, Encoding>> = {
  br: {
    compress: (path, bytes) => {
      const quality = path.startsWith('assets/') ? assetQuality : pageQuality;
      return pack(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
    },
    decompress: (bytes, maxOutputLength) => unpack(bytes, { maxOutputLength }),
  },
  gz: {
    compress: async (_, bytes) => {
      const zipped = await zip(bytes, { level: constants.Z_BEST_COMPRESSION });
      // RFC 1952: the byte names the system that compressed, and 255 none.
      zipped[9] = 255;
      return zipped;
    },
    decompress: (bytes, maxOutputLength) => unzip(bytes, { maxOutputLength }),
  },
};

/** Changes with whatever decides on compressed bytes, besides the plain ones. */
const compressor = `brotli ${process.versions['brotli']} ${assetQuality} ${pageQuality}, zlib ${process.versions.zlib} ${constants.Z_BEST_COMPRESSION}`;

/** The plain file of one that may be compressed, by its name: `page.html` of `page.html.br`. */
export const plainOf = (path: string): string | undefined => {
  const plain = /^(.+)\.(?:br|gz)$/.exec(path)?.[1];
  return plain !== undefined && compressible.test(plain) ? plain : undefined;
};

/** True where `bytes`, compressed as the ending of `path` says, are those of the plain file. */
export async function isCompressed(path: string, bytes: Uint8Array, plain: Uint8Array): Promise<boolean> {
  try {
    const unpacked = await encodings[path.slice(-2)]?.decompress(bytes, plain.length + 1);
    return unpacked !== undefined && Buffer.from(plain).equals(unpacked);
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

type CompressedFile = OutputFile & { readonly name: string };

/** Where the files of a build go. */
interface Target {
  readonly reuse: (path: string, name: string) => boolean;
  readonly write: (file: CompressedFile) => unknown;
}

export interface Precompressor {
  /** Takes a file that stands in the folder, and begins at once where few are waiting. */
  readonly add: (file: NamedFile) => void;
  /** Writes every compressed file that pays, unless the build before has left it. */
  readonly end: () => Promise<void>;
}

interface Order {
  readonly path: string;
  readonly ending: string;
  readonly name: string;
}

/** Compresses files of `folder` into files beside them. */
export function createPrecompressor(folder: string, { reuse, write }: Target): Precompressor {
  const begun: Promise<CompressedFile | undefined>[] = [];
  const later: Order[] = [];
  let waiting = 0;
  const writeIfAny = (file: CompressedFile | undefined): void => {
    if (file !== undefined) write(file);
  };
  return {
    add: ({ path, name, bytes: content }) => {
      if (!compressible.test(path)) return;
      const orders = Object.keys(encodings)
        .map((ending): Order => ({ path, ending, name: `${name} ${ending} ${compressor}` }))
        .filter((order) => !reuse(`${path}.${order.ending}`, order.name));
      if (content === undefined || waiting > mostWaiting) return void later.push(...orders);
      const bytes = Buffer.from(content);
      waiting += orders.length > 0 ? bytes.length : 0;
      begun.push(...orders.map((order) => keepQuiet(compressOne(order, bytes))));
    },
    end: async () => {
      for (const made of begun.splice(0)) writeIfAny(await made);
      while (later.length > 0) {
        const made = later.splice(0, atOnce).map((order) => compressOne(order, readFileSync(join(folder, order.path))));
        (await Promise.all(made)).forEach(writeIfAny);
      }
    },
  };
}

/** A failure is told when the promise is awaited; until then it must not end the process. */
function keepQuiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** The compressed file; undefined where it does not pay. */
async function compressOne({ path, ending, name }: Order, plain: Uint8Array): Promise<CompressedFile | undefined> {
  const bytes = plain.length < leastBytes ? undefined : await encodings[ending]?.compress(path, plain);
  return bytes !== undefined && bytes.length <= plain.length * mostOfPlain ? { path: `${path}.${ending}`, bytes, name } : undefined;
}
