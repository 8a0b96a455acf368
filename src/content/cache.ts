// What slow stages keep from run to run. A build without a cache gives the same bytes, later.
export interface Cache {
  /** The value that was set under exactly this key, or undefined. */
  readonly get: (key: string) => unknown;
  /** Keeps a value of plain data and bytes. A cache may forget; it never changes a value. */
  readonly set: (key: string, value: unknown) => void;
}

/** A cache that forgets everything. */
export const noCache: Cache = { get: () => undefined, set: () => undefined };
