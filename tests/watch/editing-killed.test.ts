// Copies the files at calls to the disk during saves, undos, redos and reverts, as if `watch` had been killed at the call.
// After the next start, the files and the log of edits match again.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEditLog } from '../../src/node/edits/edit-log.ts';
import { endChanges } from '../../src/node/fs/change-journal.ts';
import { endInterruptedEdits } from '../../src/tools/edits/end-interrupted-edits.ts';
import { contentReader } from '../../src/watch/edit/content-files.ts';
import { type Editing, editing, editingUnder } from '../support/process/editing.ts';
import { initRepository } from '../support/process/git.ts';
import { freshFolder, preload, smallContent, snapshot } from '../support/process/process.ts';
import { projectAt } from '../support/process/project.ts';
import { someOf, turnOfSearches } from '../support/samples.ts';

/** Creates a repository with a content folder that has a lock of translations. */
function repository(): string {
  const folder = join(freshFolder(), 'repository');
  mkdirSync(folder);
  cpSync(smallContent(), join(folder, 'content'), { recursive: true });
  mkdirSync(join(folder, 'content/locks'));
  writeFileSync(join(folder, 'content/locks/translations.yaml'), 'approved: []\n');
  initRepository(folder);
  return folder;
}

interface State {
  readonly content: Readonly<Record<string, string>>;
  readonly done: readonly string[];
  readonly undone: readonly string[];
}

/** Returns the state of a repository: the bytes of its content, and its recorded edits. */
function stateOf(folder: string): State {
  const { edits, undone } = openEditLog(join(folder, 'content'), projectAt()).list();
  return { content: snapshot(join(folder, 'content')), done: edits.map(({ id }) => id), undone: undone.map(({ id }) => id) };
}

/** Saves, undoes, redoes and reverts edits; resolves to the first state and the state after each step. */
async function editAndRevert({ place, save, change }: Editing, folder: string): Promise<readonly State[]> {
  const states = [stateOf(folder)];
  const step = async (made: Promise<{ readonly kind: string }>): Promise<void> => {
    expect(await made).toMatchObject({ kind: 'saved' });
    states.push(stateOf(folder));
  };
  await step(save(await place('/', 'Seite Start'), ['Andere Seite', 'Page Start'], ['en']));
  await step(save(await place('/', 'Nicht viel mehr.'), ['Viel mehr.', 'Not much more.'], ['en']));
  await step(change('undo'));
  await step(change('undo'));
  await step(change('redo'));
  const { edits } = openEditLog(join(folder, 'content'), projectAt()).list();
  await step(save(await place('/', 'Nicht viel mehr.'), ['Mehr.', 'More.']));
  await step(change('take-back', { ids: edits.map(({ id }) => id) }));
  return states;
}

/** Finds what an interrupted edit leaves behind: files with a leading dot, and records of pending edits. */
const leftIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /(?:^|\/)\.(?!git)[^/]*$|pending-/.test(name));

test('If watch is killed between two writes, an edit is written completely or not at all, and the log matches the files', async () => {
  const folder = repository();
  const copies = freshFolder();
  const calls = someOf(
    Array.from({ length: 400 }, (_, index) => index + 1),
    60,
    turnOfSearches,
  );
  const watched = await editingUnder(join(folder, 'content'), {
    node: [preload('crash-preload.mjs')],
    env: { CRASH_IN: folder, CRASH_AT: calls.join(), CRASH_STATES: copies },
  });
  const states = await editAndRevert(watched, folder);
  expect(states[2]?.content['locks/translations.yaml']).not.toBe(states[1]?.content['locks/translations.yaml']);
  process.kill(watched.pid);
  await expect.poll(() => isRunning(watched.pid)).toBe(false);
  const reached = readdirSync(copies).sort((one, other) => Number(one) - Number(other));
  expect(reached.length).toBeGreaterThan(5);
  expect(reached.length).toBeLessThan(calls.length);
  const expected = states.map((state) => JSON.stringify(state));
  let at = 0;
  for (const copy of reached) {
    const content = join(copies, copy, 'content');
    // In the last copy, `watch` ends the interrupted edit when it starts; in the others, the calls below do.
    if (copy === reached.at(-1)) await editing(content);
    endChanges(content);
    endInterruptedEdits(openEditLog(content, projectAt()), contentReader(content));
    const state = stateOf(join(copies, copy));
    const next = expected.indexOf(JSON.stringify(state), at);
    expect(next < 0 ? state : 'one of the states', `call ${copy}, after step ${at}`).toBe('one of the states');
    expect(leftIn(join(copies, copy)), copy).toEqual([]);
    at = next;
  }
  expect(at).toBeGreaterThan(0);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
