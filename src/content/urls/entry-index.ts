// The entries of a content folder with their paths and URLs, for the checks across files. On a large site, computing paths and URLs takes
// longer than most checks, so all checks share one result.
import { computed } from '../../store/reads/reads.ts';
import { type EntrySources, entryPaths, type PathsByLanguage } from './entry-paths.ts';
import { addressesOf, type FileByUrl } from './urls.ts';

/** Entries, with functions that compute their results on the first call. */
export interface EntryIndex extends EntrySources {
  /** Returns the result of `entryPaths`. */
  readonly paths: () => ReadonlyMap<string, PathsByLanguage>;
  /** Returns the result of `addressesOf`. */
  readonly addresses: () => FileByUrl | undefined;
}

export function entryIndex(sources: EntrySources): EntryIndex {
  const paths = computed(() => entryPaths(sources));
  return { ...sources, paths, addresses: computed(() => addressesOf(sources, paths())) };
}

/** Returns an index without the entries whose files are in `left`; `index` itself if `left` is empty. */
export function entriesWithout(index: EntryIndex, left: ReadonlySet<string>): EntryIndex {
  if (left.size === 0) return index;
  const { entries, signatures, model } = index;
  return entryIndex({ entries: entries.filter(({ file }) => !left.has(file)), signatures, model });
}
