// Edits whose files are being written. If the process is killed before the log records an edit, the next process finds the edit here.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { attempt } from '../../model/attempt.ts';
import type { PendingEdit } from '../../model/output/edit.ts';
import { hashOf } from '../fs/hash-of.ts';
import { currentOwner, isOfThisMachine, mayBeRunning, type Owner } from '../fs/owner.ts';
import { writeContent } from '../fs/write-files.ts';
import { contentEdit, editedFile } from './edit-schema.ts';

const owner: z.ZodType<Owner> = z.object({ machine: z.string(), pid: z.int(), start: z.string() });

const pending: z.ZodType<PendingEdit & { readonly owner: Owner }> = z.object({
  owner,
  id: z.string(),
  record: z.enum(['add', 'undo', 'redo', 'remove']),
  edits: z.array(contentEdit),
  files: z.array(editedFile),
});

const nameOf = (id: string): string => `pending-${hashOf(id)}.json`;

/** Writes an edit into the folder of a log, before its files are changed. */
export const beginPending = (folder: string, edit: PendingEdit): void =>
  writeContent(folder, { path: nameOf(edit.id), bytes: JSON.stringify({ ...edit, owner: currentOwner() }) });

/** Removes the pending edit with this id. */
export const endPending = (folder: string, id: string): void => rmSync(join(folder, nameOf(id)), { force: true });

/** Returns the edits in the files `names` of `folder`, except those of processes that still run on this machine. */
export const interruptedIn = (folder: string, names: readonly string[]): readonly PendingEdit[] =>
  names.flatMap((name) => {
    if (!/^pending-[\da-f]+\.json$/.test(name)) return [];
    // Another process may have deleted the file in the meantime.
    const { data } = pending.safeParse(attempt<unknown>(() => JSON.parse(readFileSync(join(folder, name), 'utf8'))));
    return data === undefined || (isOfThisMachine(data.owner) && mayBeRunning(data.owner)) ? [] : [data];
  });
