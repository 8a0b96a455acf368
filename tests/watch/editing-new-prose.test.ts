// If the document of a page is missing in one language, a user writes it at the placeholder in the page. Saving creates the
// file, and undoing removes it.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Place } from '../../src/watch/browser/edit/protocol.ts';
import { type Editing, editing } from '../support/process/editing.ts';
import { git } from '../support/process/git.ts';
import { archipel, smallContent as contentOf, freshFolder, snapshot } from '../support/process/process.ts';

const [german, english] = ['pages/firm.de.mdx', 'pages/firm.en.mdx'] as const;
const written = '## Die Firma\r\n\r\nSie sitzt in **Berlin**.\r\n';

/** Returns the small site with a document only in German. */
function smallContent(): string {
  const folder = contentOf({ [german]: written });
  appendFileSync(join(folder, 'pages/home.yaml'), '  - { type: prose, source: firm }\n');
  return folder;
}

const read = (content: string, file: string): string => readFileSync(join(content, file), 'utf8');

const openMissing = ({ place }: Editing): Promise<Place> => place('/en', '⟦missing: pages/firm.en.mdx⟧');

test('New prose is on the page while it is typed, and in a file after it is saved; undoing restores the content byte for byte', async () => {
  const content = smallContent();
  const before = snapshot(content);
  const open = await editing(content);
  const { preview, save, change, body, ask, equalsBuild } = open;
  expect(await body('/en')).toContain('pages/firm.en.mdx');
  const missing = await openMissing(open);
  expect(missing.fields).toMatchObject([
    { locale: 'en', kind: 'markdown', value: '', isMissing: true },
    { locale: 'de', value: written.trim() },
  ]);
  const own = missing.fields[1]?.value ?? '';
  expect(await preview(missing, ['## The company\n\nIt sits in *Berlin*.', own])).toEqual({ problems: [[], []] });
  expect(await body('/en')).toContain('<em>Berlin</em>');
  expect(snapshot(content)).toEqual(before);
  await ask('close', { id: missing.id });
  expect(await body('/en')).toContain('⟦');

  const reopened = await openMissing(open);
  expect(await save(reopened, ['  \n', own])).toMatchObject({ kind: 'saved', edits: { edits: [] } });
  expect(snapshot(content)).toEqual(before);
  const { id } = await openMissing(open);
  expect(await save({ ...reopened, id }, ['## The company\n\nIt sits in *Berlin*.\n\n', own])).toMatchObject({ kind: 'saved' });
  expect(read(content, english)).toBe('## The company\r\n\r\nIt sits in *Berlin*.\r\n');
  await equalsBuild();
  expect(await change('undo')).toMatchObject({ kind: 'saved' });
  expect(snapshot(content)).toEqual(before);
  await expect.poll(() => body('/en')).toContain('⟦');
  expect(await change('redo')).toMatchObject({ kind: 'saved' });
  expect(read(content, english)).toContain('The company');
  // The new file is edited like any other, and is removed when both edits are undone.
  await expect.poll(() => body('/en')).toContain('The company');
  const heading = await open.place('/en', 'The company');
  expect(await save(heading, ['## Our company', heading.fields[1]?.value ?? ''])).toMatchObject({ kind: 'saved' });
  const { edits } = await open.list('edits');
  expect(await change('take-back', { ids: edits.map((edit) => edit.id) })).toMatchObject({ kind: 'saved' });
  expect(snapshot(content)).toEqual(before);
});

test.each([
  ['no content', ''],
  ['a blank line', '\r\n'],
])('A document file with %s counts as missing, and can be written in the page', async (_, empty) => {
  const content = smallContent();
  writeFileSync(join(content, english), empty);
  const before = snapshot(content);
  const open = await editing(content);
  expect(await open.body('/en')).toContain('⟦missing: pages/firm.en.mdx⟧');
  for (const clicked of ['⟦missing: pages/firm.en.mdx⟧', 'Die Firma']) {
    const { fields } = await open.place('/en', clicked);
    expect(fields).toMatchObject([{ locale: 'en', value: '', isMissing: true }, { locale: 'de' }]);
  }
  const missing = await openMissing(open);
  const own = missing.fields[1]?.value ?? '';
  expect(await open.preview(missing, ['## The company', own])).toEqual({ problems: [[], []] });
  expect(await open.body('/en')).toContain('The company');
  expect(await open.save(missing, ['## The company\n\nIn *Berlin*.\n', own])).toMatchObject({ kind: 'saved' });
  expect(read(content, english)).toBe('## The company\r\n\r\nIn *Berlin*.\r\n');
  await open.equalsBuild();
  expect(await open.change('undo')).toMatchObject({ kind: 'saved' });
  expect(snapshot(content)).toEqual(before);
  // `watch` reads an empty file a second time before it counts the file as empty.
  await expect.poll(() => open.body('/en'), { timeout: 30_000 }).toContain('⟦');
});

test('A click on a paragraph in the fallback language also offers to write the missing document', async () => {
  const { place } = await editing(smallContent());
  expect((await place('/en', 'Die Firma')).fields).toMatchObject([{ locale: 'en', value: '', isMissing: true }, { locale: 'de' }]);
});

test('If someone else writes the document in the meantime, the save reports a conflict, and undoing restores that document', async () => {
  const content = smallContent();
  const open = await editing(content);
  const missing = await openMissing(open);
  const own = missing.fields[1]?.value ?? '';
  writeFileSync(join(content, english), '## Theirs\n');
  const result = await open.save(missing, ['## Mine', own]);
  expect(result).toMatchObject({ kind: 'conflict', theirs: ['## Theirs', own] });
  expect(read(content, english)).toBe('## Theirs\n');
  if (result.kind !== 'conflict') return;
  expect(await open.save(result.place, ['## Mine', own])).toMatchObject({ kind: 'saved' });
  expect(read(content, english)).toBe('## Mine\n');
  expect(await open.change('undo')).toMatchObject({ kind: 'saved' });
  expect(read(content, english)).toBe('## Theirs\n');
});

test('Undoing keeps the text that others have added to the new file, and redoing does not replace their file', async () => {
  const content = smallContent();
  const open = await editing(content);
  const missing = await openMissing(open);
  expect(await open.save(missing, ['Mine.', missing.fields[1]?.value ?? ''])).toMatchObject({ kind: 'saved' });
  appendFileSync(join(content, english), '\r\nTheirs.\r\n');
  expect(await open.change('undo')).toMatchObject({ kind: 'saved' });
  expect(read(content, english)).toBe('\r\nTheirs.\r\n');
  expect(await open.change('redo')).toMatchObject({ kind: 'refused' });
  expect(read(content, english)).toBe('\r\nTheirs.\r\n');
});

test('If the file of new prose cannot be created, the save is refused with the reason, and no edit is recorded', async () => {
  const content = smallContent();
  const open = await editing(content);
  const missing = await openMissing(open);
  // The file cannot be created, because a folder has its name.
  mkdirSync(join(content, english));
  const refused = await open.save(missing, ['Mine.', missing.fields[1]?.value ?? '']);
  expect(refused).toMatchObject({ kind: 'refused', reason: expect.stringContaining(english) });
  expect((await open.list('edits')).edits).toEqual([]);
});

test('A mistake in new prose is reported, and nothing is saved', async () => {
  const content = smallContent();
  const open = await editing(content);
  const missing = await openMissing(open);
  const typed = ['From {price.nothing}.', missing.fields[1]?.value ?? ''];
  expect((await open.preview(missing, typed)).problems[0]).toMatchObject([{ severity: 'error' }]);
  expect(await open.save(missing, typed)).toMatchObject({ kind: 'refused' });
  expect(existsSync(join(content, english))).toBe(false);
});

test.each([
  ['false', 'Mine.\r\n'],
  ['true', 'Mine.\n'],
])('New prose is handed in with the line endings that core.autocrlf=%s requires', async (autocrlf, stored) => {
  const content = smallContent();
  const remote = freshFolder();
  git(remote, ['init', '-q', '--bare', '-b', 'main']);
  git(content, ['init', '-q', '-b', 'main']);
  for (const [name, value] of Object.entries({ 'user.name': 'Erika', 'user.email': 'erika@example.com', 'commit.gpgsign': 'false' }))
    git(content, ['config', name, value]);
  git(content, ['config', 'core.autocrlf', autocrlf]);
  git(content, ['add', '-A']);
  git(content, ['commit', '-q', '-m', 'first']);
  git(content, ['remote', 'add', 'origin', remote]);
  git(content, ['push', '-q', '-u', 'origin', 'main']);
  const open = await editing(content);
  const missing = await openMissing(open);
  expect(await open.save(missing, ['Mine.', missing.fields[1]?.value ?? ''])).toMatchObject({ kind: 'saved' });
  const { code, stderr } = await archipel(['hand-in', '--content', content, '--message', 'The company in English'], { cwd: content });
  expect(code, stderr).toBe(0);
  const branch = git(content, ['branch', '--show-current']).trim();
  expect(git(remote, ['show', '--name-only', '--format=', branch]).trim()).toBe(english);
  expect(git(remote, ['show', `${branch}:${english}`])).toBe(stored);
  expect(git(content, ['status', '--porcelain'])).toBe('');
});
