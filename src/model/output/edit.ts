// A change of content that was made in the page.

/** One change that a person has saved: of one file, or of several that belong together. */
export interface ContentEdit {
  readonly id: string;
  /** What people call the value: `Start › section 2 (faq), question 4, answer`. */
  readonly label: string;
  /** When it was saved, in milliseconds since 1970. */
  readonly at: number;
  /** The values before and after, as people read them. */
  readonly before: string;
  readonly after: string;
  /** How many pages show it; undefined if that was not counted. */
  readonly pages?: number | undefined;
  readonly files: readonly EditedFile[];
}

/** A file before and after the change, whole. */
export interface EditedFile {
  /** From the content folder. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** True of a file that the edit has made: its text before is empty. */
  readonly isNew?: boolean | undefined;
  /** True of a file that is taken away because the edit that has made it is undone. */
  readonly isGone?: boolean | undefined;
  /** The bytes of a picture that the edit has added, in base64; its texts are empty. */
  readonly bytes?: string | undefined;
}

/** What was edited here. */
export interface EditState {
  /** Oldest first, without those that were undone. */
  readonly edits: readonly ContentEdit[];
  /** Those that were undone, the one that `redo` makes again last. */
  readonly undone: readonly ContentEdit[];
}

/** A change of files that the log is going to record. */
export interface PendingEdit {
  readonly id: string;
  /** Which function of the log records it, once its files are written. */
  readonly record: 'add' | 'undo' | 'redo' | 'remove';
  readonly edits: readonly ContentEdit[];
  /** The files as they are written for it. */
  readonly files: readonly EditedFile[];
}

/** The record of edits of a content folder. It changes no content. Its functions throw what the disk says where it refuses. */
export interface EditLog {
  readonly list: () => EditState;
  /** Adds an edit, and forgets those that were undone. */
  readonly add: (edit: ContentEdit) => void;
  /** Records that the last edit was undone, and returns it; undefined if there is none. */
  readonly undo: () => ContentEdit | undefined;
  /** Records that the edit that was undone last is redone, and returns it; undefined if there is none. */
  readonly redo: () => ContentEdit | undefined;
  /** Forgets edits, undone ones as well. */
  readonly remove: (ids: readonly string[]) => void;
  /** Notes what is going to be recorded, before the files are written. */
  readonly begin: (pending: PendingEdit) => void;
  /** Forgets that note, because it is recorded, or because nothing was written. */
  readonly end: (id: string) => void;
  /** The notes of processes that were killed in between. */
  readonly interrupted: () => readonly PendingEdit[];
}
