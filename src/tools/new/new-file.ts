// A file that `new` writes.
export interface NewFile {
  /** The path relative to the content folder, with the name in the pipeline. */
  readonly path: string;
  /** The name on disk, if it differs. */
  readonly onDisk?: string;
  readonly text: string;
  /** True if the file exists and its text is replaced. */
  readonly replaces: boolean;
}
