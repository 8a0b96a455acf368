// What slow stages remember from run to run. A build without a memory gives the same bytes, later.
export interface Memory {
  /** The value kept under exactly this key, or undefined. */
  readonly recall: (key: string) => unknown;
  /** Keeps a JSON value. A memory may forget; it never changes a value. */
  readonly keep: (key: string, value: unknown) => void;
}

/** A memory that forgets everything. */
export const noMemory: Memory = { recall: () => undefined, keep: () => undefined };
