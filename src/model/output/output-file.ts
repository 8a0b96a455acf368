/** A file of the built site. */
export interface OutputFile {
  /** The path from the root of the output, with slashes: `en/ferry-times.html`. */
  readonly path: string;
  readonly bytes: string | Uint8Array;
  /** The text as UTF-8, if it has already been encoded. */
  readonly encoded?: Uint8Array | undefined;
  /** A fingerprint of the bytes: files with equal names have equal bytes. If missing, the bytes are hashed. */
  readonly name?: string | undefined;
  /** True for a file that the author provides: the base path is not added to the URLs in it. */
  readonly isAsWritten?: boolean | undefined;
}

/** Returns the bytes of a file as text. */
export const textOf = (bytes: OutputFile['bytes']): string => (typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes));

/** Writes a file of the site. If the function returns a promise, the caller awaits it. */
export type WriteFile = (file: OutputFile) => unknown;
