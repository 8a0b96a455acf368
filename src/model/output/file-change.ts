// A change of a file of content, as `rename`, `remove` and `new` make it.

/** One file: changed, moved, added or removed. */
export interface FileChange {
  /** Where it is, from the content folder; undefined for a new file. */
  readonly from: string | undefined;
  /** Where it will be; undefined for one that is removed. */
  readonly to: string | undefined;
  /** The current text and the new one; undefined if there is none, and for assets. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The bytes of a new file that is not a text, such as a picture. */
  readonly bytes?: Uint8Array | undefined;
}
