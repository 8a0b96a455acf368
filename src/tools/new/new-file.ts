// A file that `new` writes.
export interface NewFile {
  /** The path relative to the content folder, as in the `ContentTree`. */
  readonly path: string;
  /** The path on disk, if it differs from `path`. */
  readonly onDisk?: string;
  readonly text: string;
  /** True if the file exists and its text is replaced. */
  readonly replaces: boolean;
}
