// Converts a parsed text to its cached form, and restores it part by part.
import { type CompactTree, compactTree, fullTree } from './compact-tree.ts';
import type { ProseContent } from './prose.ts';

/**
 * The cached form of a text: its parts as JSON in UTF-8, one per line. A site restores all texts but needs the parts of
 * only a few, so a line is parsed when its part is first used.
 */
export type CachedProse = Uint8Array;

/** What is needed of each text whenever a site is read. */
type ProseHead = Pick<ProseContent, 'isEmpty' | 'pictures' | 'headings'>;

/** The order of the lines. The short ones are first, so that few bytes are searched. */
const lines = { head: 0, links: 1, facts: 2, mistyped: 3, root: 4 } as const;

const lineEnd = 0x0a;

const decoder = new TextDecoder();

export function cachedForm({ root, links, facts, mistyped, ...head }: ProseContent): CachedProse {
  // JSON without indentation has no line breaks.
  const parts = [head, links, facts, mistyped, compactTree(root)].map((part) => JSON.stringify(part));
  return new TextEncoder().encode(parts.join('\n'));
}

/** Restores a text from the cache. */
export const restored = (cached: CachedProse): ProseContent => new RestoredProse(cached);

class RestoredProse implements ProseContent {
  readonly #cached: CachedProse;
  readonly #parts: Partial<Record<keyof typeof lines, unknown>> = {};

  constructor(cached: CachedProse) {
    this.#cached = cached;
  }

  get isEmpty(): boolean {
    return this.#head().isEmpty;
  }

  get pictures(): ProseContent['pictures'] {
    return this.#head().pictures;
  }

  get headings(): ProseContent['headings'] {
    return this.#head().headings;
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

  #head(): ProseHead {
    return this.#part('head') as ProseHead;
  }

  /** Returns a part: its line, which `cachedForm` has written, is parsed on the first call. */
  #part(name: Exclude<keyof typeof lines, 'root'>): unknown {
    this.#parts[name] ??= this.#parse(name);
    return this.#parts[name];
  }

  #parse(name: keyof typeof lines): unknown {
    let start = 0;
    for (let line = 0; line < lines[name]; line += 1) start = this.#cached.indexOf(lineEnd, start) + 1;
    const end = this.#cached.indexOf(lineEnd, start);
    return JSON.parse(decoder.decode(this.#cached.subarray(start, end === -1 ? undefined : end)));
  }
}
