// Writes edits to content files, and records them.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetName } from '../../model/asset-file.ts';
import type { ContentEdit, EditedFile, PendingEdit } from '../../model/output/edit.ts';
import type { FileChange } from '../../model/output/file-change.ts';
import { recordEdit } from '../../tools/edits/end-interrupted-edits.ts';
import type { Saved } from '../browser/edit/protocol.ts';
import { listOf } from './edit-list.ts';
import type { EditOptions } from './edit-options.ts';
import { isHalfWritten } from './same-entry.ts';
import { type UndoOptions, undoOrRedo } from './undo-or-redo.ts';
import { waitUntilUnchanged } from './wait-until-unchanged.ts';

/** A new edit, which gets its id and time when it is written. */
type NewEdit = Omit<ContentEdit, 'id' | 'at'>;

type Planned = Omit<PendingEdit, 'id'>;

/** Writes files, records the edit, and renders the pages again. Resolves to an error message if nothing could be written. */
async function writeFiles(planned: Planned, options: EditOptions): Promise<string | undefined> {
  const { write, log, session, read, messages } = options;
  const { files } = planned;
  const pending = { ...planned, id: randomUUID() };
  log.begin(pending);
  try {
    // A text that another program has changed since it was read must not be overwritten.
    if (files.some(({ file, before, bytes, isNew }) => bytes === undefined && read(file) !== (isNew === true ? undefined : before)))
      throw new Error(messages.edit.writtenMeanwhile);
    write(files.flatMap((file) => changesOf(file, options)));
  } catch (error) {
    log.end(pending.id);
    return messages.edit.notWritten(error instanceof Error ? error.message : String(error));
  }
  recordEdit(log, pending);
  for (const { file, bytes } of files) await (bytes === undefined ? session.type(file, undefined) : session.bring(file, undefined));
  return undefined;
}

/** Returns the changes of an edited file. A picture is added unless it exists, or deleted if its bytes are empty. */
function changesOf({ file, before, after, bytes, isNew, isGone }: EditedFile, options: EditOptions): readonly FileChange[] {
  if (isNew === true) return [{ from: undefined, to: file, before: undefined, after }];
  if (isGone === true) return [{ from: file, to: undefined, before, after: undefined }];
  if (bytes === undefined) return [{ from: file, to: file, before, after }];
  const none = { before: undefined, after: undefined };
  if (bytes === '') return [{ from: file, to: undefined, ...none }];
  return assetsOf(options).hasAsset(file, bytes) ? [] : [{ from: undefined, to: file, ...none, bytes: Buffer.from(bytes, 'base64') }];
}

const outcome = (reason: string | undefined, { log }: EditOptions): Saved =>
  reason === undefined ? { kind: 'saved', edits: listOf(log.list()) } : { kind: 'refused', reason };

/** Writes an edit and records it. */
export async function writeEdit(edit: NewEdit, options: EditOptions): Promise<Saved> {
  const made = { ...edit, id: randomUUID(), at: options.now() };
  return outcome(await writeFiles({ record: 'add', edits: [made], files: edit.files }, options), options);
}

/** Reverts the last edit. */
export const undoEdit = (options: EditOptions): Promise<Saved> => change('undo', options.log.list().edits.slice(-1), options);

/** Redoes the edit that was undone last. */
export const redoEdit = (options: EditOptions): Promise<Saved> => change('redo', options.log.list().undone.slice(-1), options);

/** Reverts either all of these edits or none. */
export async function takeBack(ids: readonly string[], options: EditOptions): Promise<Saved> {
  const edits = options.log.list().edits.filter(({ id }) => ids.includes(id));
  return change('remove', [...edits].reverse(), options);
}

async function change(record: Planned['record'], edits: readonly ContentEdit[], options: EditOptions): Promise<Saved> {
  const { nothingToUndo, changedSince, notWritten, writtenMeanwhile } = options.messages.edit;
  if (edits.length === 0) return outcome(nothingToUndo, options);
  const written = edits.flatMap(({ files }) => files.filter(({ bytes }) => bytes === undefined));
  // The texts of the session may be incomplete, so the files are read from disk.
  await waitUntilUnchanged(new Map(written.map(({ file, before, after }) => [file, record === 'redo' ? before : after])), options.read);
  // There must be no `await` between here and the write, because another save could then change the files that are read here.
  if (written.some(({ file }) => isBeingWritten(file, edits, options))) return outcome(notWritten(writtenMeanwhile), options);
  const files = undoOrRedo(edits, { read: options.read, isUndo: record !== 'redo', ...assetsOf(options) });
  return outcome(files === undefined ? changedSince : await writeFiles({ record, edits, files }, options), options);
}

/**
 * Returns whether a file contains only the start of an earlier text, because a program is still writing the file. An undo would then be
 * overwritten or lost.
 */
function isBeingWritten(file: string, edits: readonly ContentEdit[], { session, read }: EditOptions): boolean {
  const after = read(file);
  const written = edits.flatMap(({ files }) => files.flatMap((each) => (each.file === file ? [each.before, each.after] : [])));
  const known = session.typed().has(file) ? written : [...written, session.tree().texts.get(file) ?? ''];
  return after !== undefined && known.some((before) => isHalfWritten({ file, before, after }));
}

/** Returns functions that tell whether a picture with given bytes exists on disk, and whether content names a picture. */
function assetsOf({ session, folder }: EditOptions): Pick<UndoOptions, 'hasAsset' | 'isNamed'> {
  const { texts } = session.tree();
  return {
    hasAsset: (file, bytes) => {
      const path = join(folder, file);
      return existsSync(path) && readFileSync(path).equals(Buffer.from(bytes, 'base64'));
    },
    isNamed: (file, changed) => {
      const name = (assetName(file) ?? '').replace(/^.*\//, '');
      return [...texts.keys()].some((each) => (changed.get(each) ?? texts.get(each) ?? '').includes(name));
    },
  };
}
