// Edits that create or remove a file, and whose process was killed before it recorded them.
import { expect, test } from 'vitest';
import type { ContentEdit, EditedFile, EditLog, PendingEdit } from '../../src/model/output/edit.ts';
import { endInterruptedEdits } from '../../src/tools/edits/end-interrupted-edits.ts';

const file = 'pages/firm.en.mdx';

/** Returns the calls that the next process makes to the log if the file has the text `disk`. If `disk` is undefined, there is no file. */
function callsAfter(record: PendingEdit['record'], edited: Omit<EditedFile, 'file'>, disk: string | undefined): readonly string[] {
  const calls: string[] = [];
  const edit: ContentEdit = { id: 'one', label: '', at: 0, before: '', after: '', files: [{ file, ...edited }] };
  const recordCall = (name: string) => () => {
    calls.push(name);
    return undefined;
  };
  const log: EditLog = {
    list: () => ({ edits: record === 'undo' ? [edit] : [], undone: record === 'redo' ? [edit] : [] }),
    ...{ add: recordCall('add'), undo: recordCall('undo'), redo: recordCall('redo'), remove: recordCall('remove') },
    ...{ begin: recordCall('begin'), end: recordCall('end') },
    interrupted: () => [{ id: 'note', record, edits: [edit], files: [{ file, ...edited }] }],
  };
  endInterruptedEdits(log, () => disk);
  return calls;
}

const [created, removed] = [
  { before: '', after: 'Text.\n', isNew: true },
  { before: 'Text.\n', after: '', isGone: true },
];

// biome-ignore format: one line per case.
test.each<[what: string, record: PendingEdit['record'], edited: Omit<EditedFile, 'file'>, disk: string | undefined, calls: readonly string[]]>([
  ['an edit that has created its file is recorded', 'add', created, 'Text.\n', ['add', 'end']],
  ['an edit that has not created its file is discarded', 'add', created, undefined, ['end']],
  ['an undo that has removed its file is recorded', 'undo', removed, undefined, ['undo', 'end']],
  ['an undo that has not removed its file is discarded', 'undo', removed, 'Text.\n', ['end']],
  ['a redo that has created its file is recorded', 'redo', created, 'Text.\n', ['redo', 'end']],
])('When the next process starts, %s', (_, record, edited, disk, calls) => {
  expect(callsAfter(record, edited, disk)).toEqual(calls);
});
