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

/** The complete text of a file before and after the change. */
export interface EditedFile {
  /** From the content folder. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** True for a file that the edit has created: its text before is empty. */
  readonly isNew?: boolean | undefined;
  /** True for a file that is removed because the edit that created it is undone. */
  readonly isGone?: boolean | undefined;
  /** The bytes of a picture that the edit has added, in base64; its texts are empty. */
  readonly bytes?: string | undefined;
}

/** The edits made here. */
export interface EditState {
  /** Oldest first, without those that were undone. */
  readonly edits: readonly ContentEdit[];
  /** The undone edits; `redo` redoes the last one. */
  readonly undone: readonly ContentEdit[];
}

/** A change of files that the log is going to record. */
export interface PendingEdit {
  readonly id: string;
  /** Which function of the log records it, once its files are written. */
  readonly record: 'add' | 'undo' | 'redo' | 'remove';
  readonly edits: readonly ContentEdit[];
  /** The files with their new texts. */
  readonly files: readonly EditedFile[];
}

/** The record of edits of a content folder. It changes no content. Its functions throw the error of the system if the disk refuses. */
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
  /** Records an edit before the files are written. */
  readonly begin: (pending: PendingEdit) => void;
  /** Removes that record, because the edit is in the log, or nothing was written. */
  readonly end: (id: string) => void;
  /** The records of processes that were killed in between. */
  readonly interrupted: () => readonly PendingEdit[];
}
