// Compares output files other than pages. Files whose names differ only in a hash are compared with each other.
import { byCodeUnits } from '../../model/by-code-units.ts';
import { groupBy } from '../../model/group-by.ts';
import { lengthOf } from '../../model/output/byte-length.ts';
import { type OutputFile, textOf } from '../../model/output/output-file.ts';
import type { PageWeight } from '../explain/answer.ts';
import type { FileDiff } from './site-diff.ts';

type Bytes = OutputFile['bytes'];

/** The hash of the content at the end of a name, added by the bundler or the image processing. */
const hashed = /-(?:[A-Z0-9]{8}|[0-9a-f]{10})(?=\.[a-z0-9]+(?:\.map)?$)/;

/** Matches file names with a hash in texts. */
const hashedInText = /([\w.-]+?)-(?:[A-Z0-9]{8}|[0-9a-f]{10})(\.(?:js|css|woff2|svg|png|jpe?g|webp|avif|ogg|mp3)\b)/g;

/** Returns a text without the hashes in file names. */
export const withoutHashes = (text: string): string => text.replaceAll(hashedInText, '$1$2');

/** Files that are not reported, because pages and redirects are compared separately: the sitemap and HTML files. */
const derived = /^sitemap\.xml$|\.html$/;

const isText = (path: string): boolean => /\.(?:js|css|json|webmanifest|txt|xml|conf|svg|toml)$|^_|^\.htaccess$/.test(path);

interface FilePair {
  readonly path: string;
  readonly before: OutputFile | undefined;
  readonly after: OutputFile | undefined;
  /** True if both have the same content, apart from hashes of file names in texts. */
  readonly isSame: boolean;
}

export interface FileComparison {
  readonly changes: readonly FileDiff[];
  /**
   * Maps the paths of unchanged files to the same paths without hashes. A text file is unchanged if it differs only in hashes of
   * file names.
   */
  readonly same: ReadonlyMap<string, string>;
}

/** Compares files by content; `brotli` returns the compressed size of a file in bytes. */
export function compareFiles(
  before: readonly OutputFile[],
  after: readonly OutputFile[],
  brotli: (path: string, bytes: Bytes) => number,
): FileComparison {
  const pairs = pairFiles(before, after);
  const same = new Map<string, string>();
  const changes = pairs.flatMap((pair): readonly FileDiff[] => {
    const { path } = pair;
    if (pair.isSame) {
      for (const file of [pair.before, pair.after]) if (file !== undefined) same.set(file.path, path);
      return [];
    }
    return derived.test(path) ? [] : [describe(pair, brotli)];
  });
  return { changes, same };
}

/** Pairs files whose names are equal without hashes: files with equal content first, then the others in their order. */
function pairFiles(before: readonly OutputFile[], after: readonly OutputFile[]): readonly FilePair[] {
  const [from, to] = [before, after].map((files) => groupBy(files, ({ path }) => path.replace(hashed, '')));
  return [...new Set([...(to?.keys() ?? []), ...(from?.keys() ?? [])])].sort(byCodeUnits).flatMap((path) => {
    const left = [...(from?.get(path) ?? [])];
    const take = (index: number): OutputFile | undefined => (index === -1 ? undefined : left.splice(index, 1)[0]);
    const partners = (to?.get(path) ?? []).map((file) => [file, take(left.findIndex((each) => isSame(each, file)))] as const);
    const pairs = partners.map(
      ([file, partner]): FilePair => ({ path, before: partner ?? left.shift(), after: file, isSame: partner !== undefined }),
    );
    return [...pairs, ...left.map((file): FilePair => ({ path, before: file, after: undefined, isSame: false }))];
  });
}

function isSame(before: OutputFile, after: OutputFile): boolean {
  if (before.bytes === after.bytes) return true;
  if (isText(before.path)) return withoutHashes(textOf(before.bytes)) === withoutHashes(textOf(after.bytes));
  if (before.path === after.path && hashed.test(before.path)) return true;
  return Buffer.compare(bytesOf(before.bytes), bytesOf(after.bytes)) === 0;
}

const bytesOf = (bytes: Bytes): Uint8Array => (typeof bytes === 'string' ? Buffer.from(bytes) : bytes);

function describe({ path, before, after }: FilePair, brotli: (path: string, bytes: Bytes) => number): FileDiff {
  const weigh = ({ bytes }: OutputFile): PageWeight => ({ raw: lengthOf(bytes), brotli: brotli(path, bytes) });
  const isLegible = isText(path) && !/\.(?:js|css|svg)$/.test(path);
  const lines = (file: OutputFile | undefined): readonly string[] =>
    isLegible && file !== undefined ? withoutHashes(textOf(file.bytes)).split('\n') : [];
  const [old, young] = [new Set(lines(before)), new Set(lines(after))];
  return {
    path,
    kind: kindOf(path),
    state: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    weight: { ...(before && { before: weigh(before) }), ...(after && { after: weigh(after) }) },
    removed: [...old].filter((line) => !young.has(line)),
    added: [...young].filter((line) => !old.has(line)),
  };
}

function kindOf(path: string): FileDiff['kind'] {
  if (/headers/.test(path)) return 'headers';
  if (/redirects/.test(path)) return 'redirects';
  if (path.endsWith('.css')) return 'style';
  if (path.endsWith('.js')) return 'script';
  if (path.endsWith('.woff2')) return 'font';
  return /\.(?:avif|webp|png|jpe?g|svg|ico)$/.test(path) ? 'picture' : 'other';
}
