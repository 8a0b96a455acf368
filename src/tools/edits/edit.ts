// A change of content that was made in the page.

/** One change that a person has saved: of one file, or of several that belong together. */
export interface Edit {
  readonly id: string;
  /** What people call the value: `Start › section 2 (faq), question 4, answer`. */
  readonly label: string;
  /** When it was saved, in milliseconds since 1970. */
  readonly at: number;
  /** What was there and what is, as people read it. */
  readonly before: string;
  readonly after: string;
  readonly files: readonly EditedFile[];
}

/** A file before and after the change, whole. */
export interface EditedFile {
  /** From the content folder. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}
