// A change of content that a person has made in a page.

/** One change that a person has saved, in one file or in several that belong together. */
export interface ContentEdit {
  readonly id: string;
  /** The name of the value for people: `Start › section 2 (faq), question 4, answer`. */
  readonly label: string;
  /** When the change was saved, in milliseconds since 1970. */
  readonly at: number;
  /** The values before and after, as text for people. */
  readonly before: string;
  readonly after: string;
  /** How many pages display the value; undefined if that was not counted. */
  readonly pages?: number | undefined;
  readonly files: readonly EditedFile[];
}

/** The complete text of a file before and after the change. */
export interface EditedFile {
  /** The path relative to the content folder. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** True for a file that the edit has created; `before` is then empty. */
  readonly isNew?: boolean | undefined;
  /** True for a file that is removed because the edit that created it is undone. */
  readonly isGone?: boolean | undefined;
  /** The bytes of a picture that the edit has added, in base64; `before` and `after` are then empty. */
  readonly bytes?: string | undefined;
}

/** The edits made on this computer. */
export interface EditState {
  /** Edits that are in effect, oldest first. */
  readonly edits: readonly ContentEdit[];
  /** Undone edits; `redo` redoes the last one. */
  readonly undone: readonly ContentEdit[];
}

/** A change of files that the log is going to record. */
export interface PendingEdit {
  readonly id: string;
  /** The function of the log that will record the edit once its files are written. */
  readonly record: 'add' | 'undo' | 'redo' | 'remove';
  readonly edits: readonly ContentEdit[];
  /** The files with their new texts. */
  readonly files: readonly EditedFile[];
}

/** The log of edits of a content folder. It changes no content. Its functions throw the error of the system if the disk refuses. */
export interface EditLog {
  readonly list: () => EditState;
  /** Adds an edit, and drops the undone ones. */
  readonly add: (edit: ContentEdit) => void;
  /** Records that the last edit is undone, and returns it; undefined if there is none. */
  readonly undo: () => ContentEdit | undefined;
  /** Records that the last undone edit is redone, and returns it; undefined if there is none. */
  readonly redo: () => ContentEdit | undefined;
  /** Removes edits from the log, including undone ones. */
  readonly remove: (ids: readonly string[]) => void;
  /** Records an edit before the files are written. */
  readonly begin: (pending: PendingEdit) => void;
  /** Removes the record of `begin`. Call this once the edit is in the log, or if no file was written. */
  readonly end: (id: string) => void;
  /** Returns the pending records of processes that were killed before they called `end`. */
  readonly interrupted: () => readonly PendingEdit[];
}
