// A query is a named computation whose results can be cached. Declare each query once, beside the function that computes it.

/** A query whose results live in memory. The object is its identity. */
export interface MemoryQuery {
  readonly name: string;
  /** True to return the last result if the new one is equal as plain data, so that dependent queries need not run. */
  readonly cutsOff?: boolean;
  /** Set if each result belongs to the same file as its input. */
  readonly isPartOfFile?: boolean;
}

/** A query with a result for each of many keys. If results are stored, its name must be unique. */
export interface Query<Input, T> extends MemoryQuery {
  /** How snapshots store results. If omitted, results are not stored. */
  readonly stored?: StorageRule<Input, T>;
}

/** How the results of a query for a file are stored as plain data. */
export interface StorageRule<Input, T> {
  /**
   * `text`: the result is computed from the text of the file that its key names. `part`: it is computed from a part of a file, which
   * another query has returned.
   */
  readonly from: 'text' | 'part';
  /** True for the results of checks, which are loaded only if something is checked. */
  readonly isCheck?: boolean;
  /**
   * If true and this result cannot be stored, no result of the file is stored: its findings need the text, so the file is read again
   * anyway.
   */
  readonly isRequired?: boolean;
  /** Returns plain data to restore the result from, or undefined if there is none. */
  readonly pack: (result: T, input: Input) => unknown;
  readonly unpack: (packed: unknown, restoring: Restoring<Input, T>) => T;
  /** Derives the result from the stored result of another query for the same file. */
  readonly impliedBy?: { readonly query: StoredQuery; readonly result: (packed: unknown, input: Input) => T | undefined };
}

/** The part of a query that is needed to find its stored results. */
export interface StoredQuery extends MemoryQuery {
  readonly stored: Pick<StorageRule<unknown, unknown>, 'isCheck'>;
}

interface Restoring<Input, T> {
  readonly input: Input;
  readonly recompute: () => T;
  /** Returns the text of the file. */
  readonly text: () => string;
}

export const defineQuery = (name: string, options: Omit<MemoryQuery, 'name'> = {}): MemoryQuery => ({ name, ...options });

/** Declares a query whose results are stored in snapshots. */
export const defineStoredQuery = <Input, T>(
  name: string,
  stored: StorageRule<Input, T>,
  options: Omit<MemoryQuery, 'name'> = {},
): Query<Input, T> & { readonly stored: StorageRule<Input, T> } => ({ name, stored, ...options });

/** Returns the storage rule for results that are plain data. */
export const storedAsData = <Input, T>(from: StorageRule<Input, T>['from'] = 'part'): StorageRule<Input, T> => ({
  from,
  // JSON has no undefined.
  pack: (result) => result ?? null,
  // Packed data is always what `pack` of the same query has returned.
  unpack: (packed) => (packed ?? undefined) as T,
});
