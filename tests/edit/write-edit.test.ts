// An edit is written only if the file still has the text that was edited.
import { expect, test } from 'vitest';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import type { ContentEdit } from '../../src/model/output/edit.ts';
import type { FileChange } from '../../src/model/output/file-change.ts';
import type { EditOptions } from '../../src/watch/edit/edit-options.ts';
import { writeEdit } from '../../src/watch/edit/write-edit.ts';

/** Writes an edit to a file whose current text is `text`. Resolves to the result, and to the calls to the log and the disk in order. */
async function writing(text: string) {
  const calls: string[] = [];
  const edits: ContentEdit[] = [];
  const options: EditOptions = {
    folder: '/',
    session: {
      state: () => expect.fail(),
      tree: () => expect.fail(),
      typed: () => new Map(),
      type: async () => [],
      bring: async () => undefined,
    },
    read: () => text,
    write: (changes: readonly FileChange[]) => void calls.push(`write ${changes.map(({ after }) => after).join()}`),
    log: {
      list: () => ({ edits, undone: [] }),
      add: (edit) => {
        calls.push('add');
        edits.push(edit);
      },
      undo: () => undefined,
      redo: () => undefined,
      remove: () => undefined,
      begin: ({ record }) => void calls.push(`begin ${record}`),
      end: () => void calls.push('end'),
      interrupted: () => [],
    },
    displayPath: (file) => file,
    findInCode: () => undefined,
    messages: toolMessages('en'),
    at: () => 0,
    now: () => 0,
  };
  const saved = await writeEdit(
    { label: 'x', before: 'a', after: 'b', files: [{ file: 'site.yaml', before: 'a: 1\n', after: 'a: 2\n' }] },
    options,
  );
  return { saved, calls };
}

test('An edit is logged as pending before its file is written, and recorded right after', async () => {
  expect(await writing('a: 1\n')).toMatchObject({ saved: { kind: 'saved' }, calls: ['begin add', 'write a: 2\n', 'add', 'end'] });
});

test('A file that others have changed since it was read is not replaced', async () => {
  expect(await writing('a: 3\n')).toMatchObject({ saved: { kind: 'refused' }, calls: ['begin add', 'end'] });
});
