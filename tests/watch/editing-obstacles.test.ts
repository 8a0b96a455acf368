// What the panel says, and keeps, if a text is missing or too long, and if a push fails.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editing } from '../support/process/editing.ts';
import { git, initRepository } from '../support/process/git.ts';
import { smallContent } from '../support/process/process.ts';

test('A value outside of pages is named by what its file contains, and not by its path', async () => {
  const { place } = await editing(smallContent());
  expect((await place('/', 'Mehr')).label).toMatch(/^Menus › /);
  expect((await place('/', 'Neue Dimensionen unternehmerischer Freiheit im KI-Zeitalter.')).label).toMatch(/^Site settings › /);
  expect((await place('/', 'Zum Inhalt springen')).label).toMatch(/^Messages › /);
});

test('An empty text and a text that is too long are refused in words without keys and requests', async () => {
  const { ask, place, preview } = await editing(smallContent());
  const found = await place('/', 'Seite Start');
  const { problems } = await preview(found, ['', 'Page Start']);
  expect(problems[0]).toMatchObject([{ severity: 'error', message: 'This text must not be empty.' }]);
  const long = await ask('preview', { id: found.id, values: ['x'.repeat(1_100_000), ''] });
  expect(long).toMatchObject({ status: 413, text: expect.stringContaining('too long') });
});

test('Changes that could not be pushed are handed in again, even after the page was reloaded', async () => {
  const content = smallContent();
  initRepository(content);
  for (const [name, value] of [
    ['user.name', 'Erika Muster'],
    ['user.email', 'erika@example.com'],
    ['commit.gpgsign', 'false'],
  ] as const)
    git(content, ['config', name, value]);
  const remote = join(content, '../remote');
  git(content, ['remote', 'add', 'origin', remote]);
  const { place, save, ask, list } = await editing(content);
  await save(await place('/', 'Seite Start'), ['Seite Anfang', 'Page Start']);
  await save(await place('/', 'Seite Anfang'), ['Seite Eins', 'Page One']);
  const ids = (await list('edits')).edits.map(({ id }) => id);
  const handIn = async () => JSON.parse((await ask('hand-in', { ids, sentence: 'Anfang' })).text);
  const refused = await handIn();
  expect(refused).toMatchObject({ kind: 'refused', reason: expect.stringContaining('hand them in again') });
  expect(refused.reason).not.toContain('archipel hand-in');
  // Someone reloads the page: the list is empty, but says that something has to be handed in again.
  expect(await list('edits')).toEqual({ edits: [], canUndo: false, canRedo: false, isUnpushed: true });
  mkdirSync(remote);
  git(remote, ['init', '-q', '--bare', '-b', 'main']);
  expect(await handIn()).toMatchObject({ kind: 'handed in' });
  expect(await list('edits')).not.toHaveProperty('isUnpushed');
});
