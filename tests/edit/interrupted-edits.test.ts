// Edits that a process was about to record when it was killed, with files that come and go.
import { expect, test } from 'vitest';
import type { ContentEdit, EditedFile, EditLog, PendingEdit } from '../../src/model/output/edit.ts';
import { endInterruptedEdits } from '../../src/tools/edits/end-interrupted-edits.ts';

const file = 'pages/firm.en.mdx';

/** The state of a log after the next process has started, with `disk` as the text of the file. */
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
  ['A file that was made is recorded', 'add', made, 'Text.\n', ['add', 'end']],
  ['One that was not made is forgotten', 'add', made, undefined, ['end']],
  ['One that was taken away by undoing is recorded', 'undo', gone, undefined, ['undo', 'end']],
  ['One that is still there is not', 'undo', gone, 'Text.\n', ['end']],
  ['One that was made again is recorded', 'redo', made, 'Text.\n', ['redo', 'end']],
])('%s', (_, record, edited, disk, done) => {
  expect(recordedAfter(record, edited, disk)).toEqual(done);
});
