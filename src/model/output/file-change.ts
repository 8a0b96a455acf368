// A change of a content file, as made by `rename`, `remove` and `new`.

/** One file: changed, moved, added or removed. */
export interface FileChange {
  /** The current path, relative to the content folder; undefined for a new file. */
  readonly from: string | undefined;
  /** The new path; undefined for a removed file. */
  readonly to: string | undefined;
  /** The texts before and after; undefined if there is none, and for assets. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The bytes of a new file that is not a text, such as a picture. */
  readonly bytes?: Uint8Array | undefined;
  /** The absolute path of a file outside of the folder whose bytes a new file gets, such as a picture. */
  readonly copyOf?: string | undefined;
}
