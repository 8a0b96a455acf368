// Undoes and redoes edits in files that other programs or later edits have changed.
import { expect, test } from 'vitest';
import type { ContentEdit, EditedFile } from '../../src/model/output/edit.ts';
import { undoOrRedo } from '../../src/watch/edit/undo-or-redo.ts';

const file = 'pages/home.yaml';
const editOf = (...files: readonly EditedFile[]): ContentEdit => ({ id: '1', label: '', at: 0, before: '', after: '', files });

/** Returns the change of the file that reverts an edit, or redoes it if `isUndo` is false; undefined if the change is refused. */
function changeAfter(disk: string | undefined, edited: Omit<EditedFile, 'file'>, isUndo = true): Partial<EditedFile> | undefined {
  const options = { read: () => disk, hasAsset: () => false, isNamed: () => false, isUndo };
  return undoOrRedo([editOf({ file, ...edited })], options)?.[0];
}

const [plain, draft] = ['a: 1\nb: 2\n', 'a: 1\nb: 2\ndraft: true\n'];

// biome-ignore format: one line per case.
test.each<[what: string, disk: string | undefined, edited: Omit<EditedFile, 'file'>, isUndo: boolean, after: object | undefined]>([
  ['reverting removes what the edit added', draft, { before: plain, after: draft }, true, { after: plain }],
  ['reverting restores what the edit removed', plain, { before: draft, after: plain }, true, { after: draft }],
  ['reverting keeps what others have changed', 'a: 7\nb: 2\ndraft: true\n', { before: plain, after: draft }, true, { after: 'a: 7\nb: 2\n' }],
  ['reverting is refused if it would duplicate a key that others have restored', 'a: 1\nb: 2\nc: 3\ndraft: true\n', { before: draft, after: plain }, true, undefined],
  ['a mistake that was in the file before does not prevent reverting', 'a: 1\na: 2\nb: 3\n', { before: 'a: 1\na: 2\nb: 2\n', after: 'a: 1\na: 2\nb: 3\n' }, true, { after: 'a: 1\na: 2\nb: 2\n' }],
  ['reverting a new file deletes it', plain, { before: '', after: plain, isNew: true }, true, { after: '', isGone: true }],
  ['reverting a new file keeps what others have added to it', `${plain}c: 3\n`, { before: '', after: plain, isNew: true }, true, { after: 'c: 3\n' }],
  ['redoing creates the new file again', undefined, { before: '', after: plain, isNew: true }, false, { after: plain, isNew: true }],
  ['redoing does not replace a file of the same name', 'c: 3\n', { before: '', after: plain, isNew: true }, false, undefined],
])('%s', (_, disk, edited, isUndo, after) => {
  const change = changeAfter(disk, edited, isUndo);
  if (after === undefined) expect(change).toBeUndefined();
  else expect(change).toMatchObject(after);
  expect(change?.isGone).toBe(after !== undefined && 'isGone' in after ? true : undefined);
});
