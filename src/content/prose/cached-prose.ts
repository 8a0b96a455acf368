// Converts a parsed text to its cached form, and restores it part by part.
import type { Cache } from '../cache.ts';
import { type CompactTree, compactTree, fullTree } from './compact-tree.ts';
import type { ProseContent } from './prose.ts';

/**
 * The cached form of a text: its parts as JSON in UTF-8, one per line. The first line is plain, the other lines are
 * compressed. A site restores all texts, but needs the compressed lines of only a few. They are decompressed when one of their parts is
 * first used, and each line is parsed when its part is first used.
 */
export type CachedProse = Uint8Array;

type Encoding = Pick<Cache, 'compress' | 'decompress'>;

/** The parts of each text that are needed whenever a site is read. */
type ProseHead = Pick<ProseContent, 'isEmpty' | 'pictures' | 'headings'>;

/** The order of the compressed lines. The short ones are first, so that few bytes are searched. */
const lines = { links: 0, facts: 1, mistyped: 2, noWords: 3, root: 4 } as const;

const lineEnd = 0x0a;

const decoder = new TextDecoder();

export function cachedForm({ root, links, facts, mistyped, noWords, ...head }: ProseContent, { compress }: Encoding): CachedProse {
  const encoder = new TextEncoder();
  // JSON without indentation has no line breaks.
  const plain = encoder.encode(`${JSON.stringify(head)}\n`);
  const body = compress(
    encoder.encode([links, facts, mistyped, noWords, compactTree(root)].map((part) => JSON.stringify(part)).join('\n')),
  );
  const bytes = new Uint8Array(plain.length + body.length);
  bytes.set(plain);
  bytes.set(body, plain.length);
  return bytes;
}

/** Restores a text from the cache. */
export const restoreProse = (cached: CachedProse, encoding: Encoding): ProseContent => new RestoredProse(cached, encoding);

class RestoredProse implements ProseContent {
  readonly #cached: CachedProse;
  readonly #encoding: Encoding;
  #head: ProseHead | undefined;
  #body: Uint8Array | undefined;
  readonly #parts: Partial<Record<keyof typeof lines, unknown>> = {};

  constructor(cached: CachedProse, encoding: Encoding) {
    this.#cached = cached;
    this.#encoding = encoding;
  }

  get isEmpty(): boolean {
    return this.#readHead().isEmpty;
  }

  get pictures(): ProseContent['pictures'] {
    return this.#readHead().pictures;
  }

  get headings(): ProseContent['headings'] {
    return this.#readHead().headings;
  }

  get root(): ProseContent['root'] {
    this.#parts.root ??= fullTree(this.#parse('root') as CompactTree);
    return this.#parts.root as ProseContent['root'];
  }

  get links(): ProseContent['links'] {
    return this.#part('links') as ProseContent['links'];
  }

  get facts(): ProseContent['facts'] {
    return this.#part('facts') as ProseContent['facts'];
  }

  get mistyped(): ProseContent['mistyped'] {
    return this.#part('mistyped') as ProseContent['mistyped'];
  }

  get noWords(): ProseContent['noWords'] {
    return this.#part('noWords') as ProseContent['noWords'];
  }

  #readHead(): ProseHead {
    this.#head ??= JSON.parse(decoder.decode(this.#cached.subarray(0, this.#cached.indexOf(lineEnd)))) as ProseHead;
    return this.#head;
  }

  /** Returns a part. The line that `cachedForm` has written for the part is parsed on the first call. */
  #part(name: Exclude<keyof typeof lines, 'root'>): unknown {
    this.#parts[name] ??= this.#parse(name);
    return this.#parts[name];
  }

  #parse(name: keyof typeof lines): unknown {
    this.#body ??= this.#encoding.decompress(this.#cached.subarray(this.#cached.indexOf(lineEnd) + 1));
    const body = this.#body;
    let start = 0;
    for (let line = 0; line < lines[name]; line += 1) start = body.indexOf(lineEnd, start) + 1;
    const end = body.indexOf(lineEnd, start);
    return JSON.parse(decoder.decode(body.subarray(start, end === -1 ? undefined : end)));
  }
}
