/** A file of the built site. */
export interface OutputFile {
  /** From the root of the output, with slashes: `en/ferry-times.html`. */
  readonly path: string;
  readonly bytes: string | Uint8Array;
  /** A text in UTF-8, if it has been encoded already. */
  readonly encoded?: Uint8Array | undefined;
  /** Names the bytes: equal names, equal bytes. Where it is missing, a hash of them does. */
  readonly name?: string | undefined;
  /** True for a file of the author's: no path of the site is added to its URLs. */
  readonly isAsWritten?: boolean | undefined;
}

/** The bytes of a file as text. */
export const textOf = (bytes: OutputFile['bytes']): string => (typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes));

/** Takes a file of the site. A promise that it returns is waited for. */
export type WriteFile = (file: OutputFile) => unknown;
