// Edits in the page that do not change existing texts: missing languages, settings, drafts and new sections.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editing } from '../support/process/editing.ts';
import { smallContent as contentOf } from '../support/process/process.ts';

const home = 'pages/home.yaml';
const sections = `  - type: faq
    id: faq
    title: { de: Fragen, en: Questions }
    items:
      - question: { de: "Wie weit?", en: "How far?" }
        answer: { de: "Bis zum Rand.", en: "To the edge." }
      - question: { de: "Wie teuer?", en: "How much?" }
        answer:
          de: Nicht sehr.
          en: Not very.
  - { type: prices, title: { de: Preis, en: Price }, list: audit, includes: [{ de: Alles, en: Everything }], action: { label: { de: Los, en: Go }, link: { page: home } } }
`;

function smallContent(): string {
  const folder = contentOf();
  appendFileSync(join(folder, home), sections);
  return folder;
}
const read = (content: string): string => readFileSync(join(content, home), 'utf8');

/** Returns the small site without two English texts. */
function untranslated(): string {
  const content = smallContent();
  writeFileSync(join(content, home), read(content).replace(', en: "How much?"', '').replace('          en: Not very.\n', ''));
  return content;
}

test('Editing adds a missing language to a text, in the style of the existing language', async () => {
  const content = untranslated();
  const before = read(content);
  const { place, preview, save, body, change, equalsBuild } = await editing(content);
  const [shown] = /⟦[^⟧]*Nicht sehr[^⟧]*⟧/.exec(await body('/en')) ?? [];
  const found = await place('/en', shown ?? '');
  expect(found.fields).toMatchObject([
    { locale: 'en', value: '', isMissing: true },
    { locale: 'de', value: 'Nicht sehr.' },
  ]);
  expect(await preview(found, ['Not very.', 'Nicht sehr.'])).toEqual({ problems: [[], []] });
  expect(await body('/en')).toContain('Not very.');
  expect(read(content)).toBe(before);
  expect(await save(found, ['Not very.', 'Nicht sehr.'])).toMatchObject({ kind: 'saved' });
  expect(read(content)).toBe(before.replace('de: Nicht sehr.\n', 'de: Nicht sehr.\n          en: Not very.\n'));
  const flow = await place('/', 'Wie teuer?');
  expect(await save(flow, ['Wie teuer?', 'How much?'])).toMatchObject({ kind: 'saved' });
  expect(read(content)).toContain('{ de: "Wie teuer?", en: "How much?" }');
  await equalsBuild();
  await change('undo');
  await change('undo');
  expect(read(content)).toBe(before);
});

test('Editing does not add a text that others have added in the meantime', async () => {
  const content = untranslated();
  const { place, save } = await editing(content);
  const found = await place('/', 'Wie teuer?');
  const after = read(content).replace('{ de: "Wie teuer?" }', '{ de: "Wie teuer?", en: "What does it cost?" }');
  writeFileSync(join(content, home), after);
  expect(await save(found, ['Wie teuer?', 'How much?'])).toMatchObject({ kind: 'conflict', before: ['Wie teuer?', ''] });
  expect(read(content)).toBe(after);
});

test('Editing offers the target of a button as a setting beside its words, with the existing names as choices', async () => {
  const content = smallContent();
  const other = readFileSync(join(content, home), 'utf8')
    .slice(0, -sections.length)
    .replaceAll('Start', 'Firma')
    .replace('path: /', 'path: /firm');
  writeFileSync(join(content, 'pages/firm.yaml'), other);
  const { place, ask, save, body } = await editing(content);
  const found = await place('/', 'Los');
  expect(found.settings).toMatchObject([
    { label: 'action, link, page', value: 'home' },
    { label: 'list', value: 'audit' },
  ]);
  const answer = await ask('setting', { id: found.id, index: 0 });
  const link = JSON.parse(answer.text);
  expect(link.fields).toMatchObject([{ value: 'home', names: expect.arrayContaining(['firm', 'home']) }]);
  expect(await save(link, ['firm'])).toMatchObject({ kind: 'saved' });
  expect(read(content)).toContain('link: { page: firm }');
  expect(await body('/')).toMatch(/<a[^>]*href="\/firm"[^>]*>(?:<[^>]*>)*Los/);
  expect(await ask('setting', { id: found.id, index: 9 })).toMatchObject({ status: 409 });
});

test('Editing offers the settings of a page, such as its path and its title for search results', async () => {
  const content = smallContent();
  const { ask } = await editing(content);
  const { status, text } = await ask('page', { page: '/en' });
  expect(status).toBe(200);
  const { settings, fields } = JSON.parse(text);
  expect(fields).toEqual([]);
  expect(settings.map(({ label }: { label: string }) => label)).toEqual(expect.arrayContaining(['path', 'search result, title']));
  expect(await ask('page', { page: '/nowhere' })).toMatchObject({ status: 409 });
});

test('Editing turns an entry into a draft, and publishing it again restores the file byte for byte', async () => {
  const content = smallContent();
  const before = read(content);
  const { place, change, body, equalsBuild } = await editing(content);
  const found = await place('/', 'Fragen');
  expect(found.items).toMatchObject([{ isDraft: false }]);
  expect(await change('item', { id: found.id, level: 0, change: 'draft' })).toMatchObject({ kind: 'saved' });
  expect(read(content)).toBe(before.replace('          en: Not very.\n', '          en: Not very.\n    draft: true\n'));
  const [draft] = /[^<>]*Fragen[^<>]*/.exec(await body('/')) ?? [];
  const marked = await place('/', draft ?? '');
  expect(marked.items).toMatchObject([{ isDraft: true }]);
  expect(await change('item', { id: marked.id, level: 0, change: 'publish' })).toMatchObject({ kind: 'saved' });
  expect(read(content)).toBe(before);
  await equalsBuild();
});

test('Editing adds a copy of an existing section of the chosen type, without its id, and undoing removes the copy', async () => {
  const content = smallContent();
  const before = read(content);
  const { place, change, body, equalsBuild } = await editing(content);
  const found = await place('/', 'Wie weit?');
  expect(found.items).toHaveLength(2);
  const [, section] = found.items;
  expect(section?.kinds).toEqual(expect.arrayContaining([{ value: 'faq', label: expect.any(String) }]));
  expect(await change('item', { id: found.id, level: 1, change: 'add', kind: 'faq' })).toMatchObject({ kind: 'saved' });
  const after = read(content);
  expect(after.split('type: faq')).toHaveLength(3);
  // Only the first section has the id.
  expect(after.split('id: faq')).toHaveLength(2);
  expect((await body('/')).split('Bis zum Rand.').length).toBeGreaterThan(2);
  await equalsBuild();
  await change('undo');
  expect(read(content)).toBe(before);
  const again = await place('/', 'Wie weit?');
  expect(await change('item', { id: again.id, level: 1, change: 'add', kind: 'nothing' })).toMatchObject({ kind: 'refused' });
});

test('A document that is missing in all languages cannot be edited, and the reason names the new file', async () => {
  const { ask } = await editing(contentOf());
  const answer = await ask('place', { page: '/en', text: '⟦missing: pages/firm.en.mdx⟧', index: 0 });
  expect(JSON.parse(answer.text)).toEqual({ reason: expect.stringMatching(/new file: .*pages\/firm\.en\.mdx\.$/) });
});

test('Editing refuses a change of a list that would cause an error, names the error, and leaves the page unchanged', async () => {
  const content = contentOf();
  const before = read(content);
  const { place, change, body, state } = await editing(content);
  const found = await place('/', 'Seite Start');
  const result = await change('item', { id: found.id, level: 0, change: 'draft' });
  expect(result).toMatchObject({ kind: 'refused', reason: expect.stringContaining('because the change would cause an error') });
  expect(read(content)).toBe(before);
  expect((await state('/')).problems).toEqual([]);
  expect(await body('/')).toContain('Seite Start');
});

test('Editing duplicates a section without its id, so that links lead to the first section', async () => {
  const content = smallContent();
  const { place, change, state, equalsBuild } = await editing(content);
  const found = await place('/', 'Fragen');
  expect(await change('item', { id: found.id, level: 0, change: 'duplicate' })).toMatchObject({ kind: 'saved' });
  expect(read(content).split('type: faq')).toHaveLength(3);
  expect(read(content).split('id: faq')).toHaveLength(2);
  expect((await state('/')).problems).toEqual([]);
  await equalsBuild();
});

test.each([
  [
    'saved',
    'another entry has taken its place',
    (text: string) => text.replace('{ de: "Wie weit?", en: "How far?" }', '{ de: "Neu?", en: "New?" }'),
  ],
  ['saved', 'the file is incomplete', (text: string) => text.slice(0, text.indexOf('  - { type: prices'))],
  ['removed', 'others have changed it', (text: string) => text.replace('How far?', 'How far is it?')],
])('Editing changes no entry but the clicked one, which is not %s if %s', async (change, reason, edit) => {
  const content = smallContent();
  const open = await editing(content);
  const found = await open.place('/', 'Bis zum Rand.');
  const after = edit(read(content));
  writeFileSync(join(content, home), after);
  const { kind } = await (change === 'saved'
    ? open.save(found, ['Anders.', 'To the edge.'])
    : open.change('item', { id: found.id, level: 0, change: 'remove' }));
  // A conflict shows the text of the new entry beside the typed text.
  expect(kind).toBe(reason.endsWith('its place') ? 'conflict' : 'refused');
  expect(read(content)).toBe(after);
});

test('Editing copies a new section from an example that links to a page, not from one that links to a section of its own page', async () => {
  const content = smallContent();
  const firm = read(content).slice(0, -sections.length).replaceAll('Start', 'Firma').replace('path: /', 'path: /firm');
  const [, prices = ''] = sections.split(/(?= {2}- \{ type: prices)/);
  writeFileSync(join(content, 'pages/the-firm.yaml'), firm + prices.replace('Preis', 'Kosten'));
  writeFileSync(join(content, home), read(content).replace('link: { page: home }', 'link: { anchor: faq }'));
  const { place, change } = await editing(content);
  const found = await place('/', 'Wie weit?');
  expect(await change('item', { id: found.id, level: 1, change: 'add', kind: 'prices' })).toMatchObject({ kind: 'saved' });
  expect(read(content)).toContain('link: { page: home }');
  expect(read(content).split('anchor: faq')).toHaveLength(2);
});
