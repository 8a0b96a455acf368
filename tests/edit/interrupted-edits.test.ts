// Edits that a process was about to record when it was killed, in files that are created and removed.
import { expect, test } from 'vitest';
import type { ContentEdit, EditedFile, EditLog, PendingEdit } from '../../src/model/output/edit.ts';
import { endInterruptedEdits } from '../../src/tools/edits/end-interrupted-edits.ts';

const file = 'pages/firm.en.mdx';

/** Returns the calls to a log when the next process starts and finds the text `disk` in the file. */
function recordedAfter(record: PendingEdit['record'], edited: Omit<EditedFile, 'file'>, disk: string | undefined): readonly string[] {
  const done: string[] = [];
  const edit: ContentEdit = { id: 'one', label: '', at: 0, before: '', after: '', files: [{ file, ...edited }] };
  const note = (what: string) => () => {
    done.push(what);
    return undefined;
  };
  const log: EditLog = {
    list: () => ({ edits: record === 'undo' ? [edit] : [], undone: record === 'redo' ? [edit] : [] }),
    ...{ add: note('add'), undo: note('undo'), redo: note('redo'), remove: note('remove'), begin: note('begin'), end: note('end') },
    interrupted: () => [{ id: 'note', record, edits: [edit], files: [{ file, ...edited }] }],
  };
  endInterruptedEdits(log, () => disk);
  return done;
}

const [made, gone] = [
  { before: '', after: 'Text.\n', isNew: true },
  { before: 'Text.\n', after: '', isGone: true },
];

// biome-ignore format: one line per case.
test.each<[what: string, record: PendingEdit['record'], edited: Omit<EditedFile, 'file'>, disk: string | undefined, done: readonly string[]]>([
  ['A created file is recorded', 'add', made, 'Text.\n', ['add', 'end']],
  ['If the file was not created, the pending edit is discarded', 'add', made, undefined, ['end']],
  ['A file that undoing removed is recorded', 'undo', gone, undefined, ['undo', 'end']],
  ['A file that undoing did not remove is not recorded', 'undo', gone, 'Text.\n', ['end']],
  ['A file that redoing created is recorded', 'redo', made, 'Text.\n', ['redo', 'end']],
])('Recovery of an interrupted edit: %s', (_, record, edited, disk, done) => {
  expect(recordedAfter(record, edited, disk)).toEqual(done);
});
