// Results of slow stages from earlier processes. A build without a cache returns the same bytes, but takes longer.
export interface Cache {
  /** The value that was set under exactly this key, or undefined. */
  readonly get: (key: string) => unknown;
  /** Stores a value of plain data and bytes. A cache may drop it; it never changes a value. */
  readonly set: (key: string, value: unknown) => void;
  /** A short digest of a text, unique for each text, so that a key need not contain all of it. */
  readonly digest: (text: string) => string;
}

/** A cache that stores nothing. */
export const noCache: Cache = { get: () => undefined, set: () => undefined, digest: (text) => text };
