// Results of slow stages from earlier processes. A build without a cache returns the same bytes, but takes longer.
export interface Cache {
  /** Returns the value that was set with this key, or undefined. */
  readonly get: (key: string) => unknown;
  /** Stores a value of plain data and bytes. A cache may drop values, but never changes them. */
  readonly set: (key: string, value: unknown) => void;
  /** Returns a digest of a text, unique for each text. Keys contain the digest, which is usually shorter than the text. */
  readonly digest: (text: string) => string;
  /** Compresses those bytes of a stored value that most runs do not need. */
  readonly compress: (bytes: Uint8Array) => Uint8Array;
  /** Restores bytes that `compress` has returned. */
  readonly decompress: (bytes: Uint8Array) => Uint8Array;
}

/** A cache that stores nothing. */
export const noCache: Cache = {
  get: () => undefined,
  set: () => undefined,
  digest: (text) => text,
  compress: (bytes) => bytes,
  decompress: (bytes) => bytes,
};
