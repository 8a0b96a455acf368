// Results of slow stages from earlier processes. A build without a cache gives the same bytes, but takes longer.
export interface Cache {
  /** The value that was set under exactly this key, or undefined. */
  readonly get: (key: string) => unknown;
  /** Stores a value of plain data and bytes. A cache may drop it; it never changes a value. */
  readonly set: (key: string, value: unknown) => void;
  /** A short name of a text, which no other text has: a key need not hold the whole. */
  readonly digest: (text: string) => string;
}

/** A cache that stores nothing. */
export const noCache: Cache = { get: () => undefined, set: () => undefined, digest: (text) => text };
