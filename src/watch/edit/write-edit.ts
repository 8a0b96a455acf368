// Writes edits into files of content, and records them.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetName } from '../../model/asset-file.ts';
import type { ContentEdit, EditedFile } from '../../model/output/edit.ts';
import type { FileChange } from '../../model/output/file-change.ts';
import type { Saved } from '../browser/edit/protocol.ts';
import { listOf } from './edit-list.ts';
import type { EditOptions } from './edit-options.ts';
import { type TakeBack, takenBack } from './taken-back.ts';

/** An edit as it is made: it gets its id and time when it is written. */
type NewEdit = Omit<ContentEdit, 'id' | 'at'>;

/** Writes files, and has pages made of them; resolves to the reason where nothing could be written. */
async function writeFiles(files: readonly EditedFile[], options: EditOptions): Promise<string | undefined> {
  const { write, session, messages } = options;
  try {
    write(files.flatMap((file) => changesOf(file, options)));
  } catch (error) {
    return messages.edit.notWritten(error instanceof Error ? error.message : String(error));
  }
  for (const { file, bytes } of files) await (bytes === undefined ? session.type(file, undefined) : session.bring(file, undefined));
  return undefined;
}

/** A picture comes, unless it is there, or goes where its bytes are empty. */
function changesOf({ file, before, after, bytes }: EditedFile, options: EditOptions): readonly FileChange[] {
  if (bytes === undefined) return [{ from: file, to: file, before, after }];
  const none = { before: undefined, after: undefined };
  if (bytes === '') return [{ from: file, to: undefined, ...none }];
  return assetsOf(options).hasAsset(file, bytes) ? [] : [{ from: undefined, to: file, ...none, bytes: Buffer.from(bytes, 'base64') }];
}

const outcome = (reason: string | undefined, { log }: EditOptions): Saved =>
  reason === undefined ? { kind: 'saved', edits: listOf(log.list()) } : { kind: 'refused', reason };

/** Writes an edit and records it. */
export async function writeEdit(edit: NewEdit, options: EditOptions): Promise<Saved> {
  const reason = await writeFiles(edit.files, options);
  if (reason === undefined) options.log.add({ ...edit, id: randomUUID(), at: options.now() });
  return outcome(reason, options);
}

/** Takes back the last edit. */
export async function undoEdit(options: EditOptions): Promise<Saved> {
  const reason = await change(options.log.list().edits.slice(-1), true, options);
  if (reason === undefined) options.log.undo();
  return outcome(reason, options);
}

/** Makes the edit again that was taken back last. */
export async function redoEdit(options: EditOptions): Promise<Saved> {
  const reason = await change(options.log.list().undone.slice(-1), false, options);
  if (reason === undefined) options.log.redo();
  return outcome(reason, options);
}

/** Takes back these edits, all of them or none. */
export async function takeBack(ids: readonly string[], options: EditOptions): Promise<Saved> {
  const edits = options.log.list().edits.filter(({ id }) => ids.includes(id));
  const reason = await change([...edits].reverse(), true, options);
  if (reason === undefined) options.log.remove(ids);
  return outcome(reason, options);
}

/** Resolves to the reason where nothing was changed. */
async function change(edits: readonly ContentEdit[], isBack: boolean, options: EditOptions): Promise<string | undefined> {
  const { nothingToUndo, changedSince } = options.messages.edit;
  if (edits.length === 0) return nothingToUndo;
  const files = takenBack(edits, { read: options.read, isBack, ...assetsOf(options) });
  return files === undefined ? changedSince : writeFiles(files, options);
}

/** What is known of the pictures of content: whether the disk has one with these bytes, and whether a text names it. */
function assetsOf({ session, folder }: EditOptions): Pick<TakeBack, 'hasAsset' | 'isNamed'> {
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
