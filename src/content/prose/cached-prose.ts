// Converts a parsed text to its cached form, and restores it part by part.
import { computed } from '../../store/reads/reads.ts';
import { type CompactTree, compactTree, fullTree } from './compact-tree.ts';
import type { ProseContent } from './prose.ts';

/** The parts of a text that are needed only if the text is checked or shown again. */
type LazyPart = 'root' | 'links' | 'facts' | 'mistyped';

/**
 * The cached form of a text. The larger parts are JSON, because a site restores all texts but needs the parts of only a
 * few.
 */
export type CachedProse = Omit<ProseContent, LazyPart> & Readonly<Record<LazyPart, Uint8Array>>;

const packed = (part: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(part));

export function cachedForm({ root, links, facts, mistyped, ...rest }: ProseContent): CachedProse {
  return { ...rest, root: packed(compactTree(root)), links: packed(links), facts: packed(facts), mistyped: packed(mistyped) };
}

/** Restores a text from the cache. Each part is parsed on its first use. */
export function restored(cached: CachedProse): ProseContent {
  // `cachedForm` has written the bytes.
  const parse = (part: LazyPart): unknown => JSON.parse(new TextDecoder().decode(cached[part]));
  const parsed = <Part extends Exclude<LazyPart, 'root'>>(part: Part) => computed(() => parse(part) as ProseContent[Part]);
  const root = computed(() => fullTree(parse('root') as CompactTree));
  const [links, facts, mistyped] = [parsed('links'), parsed('facts'), parsed('mistyped')];
  return {
    ...cached,
    get root() {
      return root();
    },
    get links() {
      return links();
    },
    get facts() {
      return facts();
    },
    get mistyped() {
      return mistyped();
    },
  };
}
