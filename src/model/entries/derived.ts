// Entries derived from those of other collections: the pages of tags and authors, archives, paginated lists.
import type { SourceEntry } from './source.ts';

/** Entries that a function derives from those of other collections. */
export interface DerivedEntries {
  /** The folders of the collections to derive from. Their entries must come from files or sources. */
  readonly from: readonly string[];
  /** Derives the entries. The type of the parameter is `EntriesOf` of these collections. Equal entries must lead to equal results. */
  readonly entries: (given: never) => readonly SourceEntry[];
}
