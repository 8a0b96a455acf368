// A file that is written for a new thing.
export interface NewFile {
  /** From the content folder, as the pipeline names it. */
  readonly path: string;
  /** Its file name on the disk, if it differs. */
  readonly onDisk?: string;
  readonly text: string;
  /** True for an existing file to which something is added. */
  readonly replaces: boolean;
}
