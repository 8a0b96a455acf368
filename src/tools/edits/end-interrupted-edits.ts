// Restores the consistency of the edit log and the content files after a process was killed when it had written only one of them.
import type { EditLog, PendingEdit } from '../../model/output/edit.ts';
import { hasChange } from './apply-change.ts';

/**
 * Records edits that were written but not recorded, and drops those that were not written. `read` returns the text of a content file;
 * interrupted file changes must already be completed.
 */
export function endInterruptedEdits(log: EditLog, read: (file: string) => string | undefined): void {
  for (const pending of log.interrupted()) {
    if (isWritten(pending, read)) recordEdit(log, pending);
    else log.end(pending.id);
  }
}

/** Returns whether the files contain the text that was to be written, and files that were to be deleted are missing. */
const isWritten = ({ files }: PendingEdit, read: (file: string) => string | undefined): boolean =>
  files.every(({ file, before, after, bytes, isGone }) => {
    const text = read(file);
    if (isGone === true) return text === undefined;
    // Images are written together with the text that names them.
    return bytes !== undefined || (text !== undefined && hasChange(text, { before, after }));
  });

/**
 * Adds, undoes, redoes or removes an edit in the log once its files have been written. Does nothing to a log that
 * has already recorded this. Afterwards, the edit is no longer pending.
 */
export function recordEdit(log: EditLog, { id: note, record, edits }: PendingEdit): void {
  const ids = edits.map(({ id }) => id);
  const { edits: done, undone } = log.list();
  if (record === 'add') for (const edit of edits) if (!done.some(({ id }) => id === edit.id)) log.add(edit);
  if (record === 'undo' && ids.includes(done.at(-1)?.id ?? '')) log.undo();
  if (record === 'redo' && ids.includes(undone.at(-1)?.id ?? '')) log.redo();
  if (record === 'remove') log.remove(ids);
  log.end(note);
}
