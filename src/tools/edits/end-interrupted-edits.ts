// Brings the log of edits and the files of content together again, after a process was killed between both.
import type { EditLog, PendingEdit } from '../../model/output/edit.ts';
import { hasChange } from './apply-change.ts';

/**
 * Records what was written and not recorded, and forgets what was not written. `read` returns the text of a file of content;
 * interrupted changes of files have been ended before.
 */
export function endInterruptedEdits(log: EditLog, read: (file: string) => string | undefined): void {
  for (const pending of log.interrupted()) {
    if (isWritten(pending, read)) recordEdit(log, pending);
    else log.end(pending.id);
  }
}

/** True if the files have what was to be written into them. */
const isWritten = ({ files }: PendingEdit, read: (file: string) => string | undefined): boolean =>
  files.every(({ file, before, after, bytes, isGone }) => {
    const text = read(file);
    if (isGone === true) return text === undefined;
    // Pictures are written together with the text that names them.
    return bytes !== undefined || (text !== undefined && hasChange(text, { before, after }));
  });

/** Has the log record an edit whose files are written. What is recorded already stays. */
export function recordEdit(log: EditLog, { id: note, record, edits }: PendingEdit): void {
  const ids = edits.map(({ id }) => id);
  const { edits: done, undone } = log.list();
  if (record === 'add') for (const edit of edits) if (!done.some(({ id }) => id === edit.id)) log.add(edit);
  if (record === 'undo' && ids.includes(done.at(-1)?.id ?? '')) log.undo();
  if (record === 'redo' && ids.includes(undone.at(-1)?.id ?? '')) log.redo();
  if (record === 'remove') log.remove(ids);
  log.end(note);
}
