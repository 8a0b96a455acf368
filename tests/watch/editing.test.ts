// Edits content in the pages of `watch`: effects on the page and on files, and changes that others make in the meantime.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Place } from '../../src/watch/browser/edit/protocol.ts';
import { editing } from '../support/process/editing.ts';
import { smallContent as contentOf, snapshot } from '../support/process/process.ts';

const home = 'pages/home.yaml';

/** Returns the small site with questions, a fact and a text in Markdown. */
function smallContent(): string {
  const folder = contentOf({
    'pages/firm.de.mdx': '## Die Firma\n\nSie sitzt in **Berlin**.\n',
    'pages/firm.en.mdx': '## The company\n\nIt sits in **Berlin**.\n',
  });
  const sections = `  - type: faq
    title: { de: Fragen, en: Questions }
    items:
      - question: { de: "Wie weit?", en: "How far?" }
        answer: { de: "Bis zum Rand.", en: "To the edge." }
      # What it costs.
      - question: { de: "Wie teuer?", en: "How much?" }
        answer: { de: "Ab {price.audit.offer.once}.", en: "From {price.audit.offer.once}." }
  - { type: prose, source: firm }
  - { type: prices, title: { de: Preis, en: Price }, list: audit, includes: [{ de: Alles, en: Everything }], action: { label: { de: Los, en: Go }, link: { page: home } } }
`;
  appendFileSync(join(folder, home), sections);
  return folder;
}
const read = (content: string, file = home): string => readFileSync(join(content, file), 'utf8');
const replace = (content: string, from: string, to: string, file = home): void =>
  writeFileSync(
    join(content, file),
    read(content, file).replace(from, () => to),
  );

test('Typed text is on the page but in no file, and is discarded when the editing panel is closed', async () => {
  const content = smallContent();
  const before = snapshot(content);
  const { place, preview, ask, body, equalsBuild, log } = await editing(content);
  const found = await place('/', 'Fragen');
  expect(found).toMatchObject({ file: expect.stringMatching(/home\.yaml$/), line: 14, otherPages: 0, items: [{ index: 1, count: 4 }] });
  expect((await place('/', 'Seite Start')).help).toBe('The main heading of the page.');
  expect(found.fields).toMatchObject([
    { locale: 'de', lang: 'de', value: 'Fragen', kind: 'text' },
    { locale: 'en', value: 'Questions' },
  ]);
  expect(await preview(found, ['Was Sie fragen', 'What you ask'])).toEqual({ problems: [[], []] });
  expect(await body('/')).toContain('Was Sie fragen');
  expect(await body('/en')).toContain('What you ask');
  expect(snapshot(content)).toEqual(before);
  expect(await ask('close', { id: found.id })).toMatchObject({ status: 200 });
  await equalsBuild();
  expect(log()).not.toContain('home.yaml →');
});

test('Text typed in a browser tab is discarded a few seconds after the tab is gone, unless the tab reconnects', async () => {
  const { place, ask, body, port, cookie } = await editing(smallContent());
  const open = async (tab: string): Promise<AbortController> => {
    const stream = new AbortController();
    const url = `http://localhost:${port}/__archipel/events?page=/&tab=${tab}`;
    const { body: events } = await fetch(url, { headers: { Cookie: cookie }, signal: stream.signal });
    // Node closes an unread response once it is garbage-collected. Reading ends with `abort`.
    events?.pipeTo(new WritableStream()).catch(() => undefined);
    return stream;
  };
  const [first, second] = [await open('first'), await open('second')];
  const [title, firm] = [await place('/', 'Fragen'), await place('/', 'Die Firma')];
  await ask('preview', { id: title.id, values: ['Getippt', 'Typed'], tab: 'first' });
  await ask('preview', { id: firm.id, values: ['## Firma, getippt', '## The company'], tab: 'second' });
  expect(await body('/')).toContain('Getippt');
  first.abort();
  second.abort();
  const reconnected = await open('second');
  await expect.poll(() => body('/'), { timeout: 20_000 }).toContain('Fragen');
  expect(await body('/')).toContain('Firma, getippt');
  reconnected.abort();
  await expect.poll(() => body('/'), { timeout: 20_000 }).not.toContain('getippt');
});

test('A panel that is closed late does not discard the text typed into the panel opened after it', async () => {
  const { place, preview, ask, body, equalsBuild } = await editing(smallContent());
  const [first, second] = [await place('/', 'Fragen'), await place('/', 'Fragen')];
  await preview(first, ['Zuerst', 'Questions']);
  await preview(second, ['Danach', 'Questions']);
  await ask('close', { id: first.id });
  expect(await body('/')).toContain('Danach');
  await ask('close', { id: second.id });
  expect(await body('/')).not.toContain('Danach');
  await equalsBuild();
});

test('Saving an edit changes only the edited values in the file, and the edit can be undone, redone and reverted', async () => {
  const content = smallContent();
  const before = read(content);
  const { place, save, change, list, equalsBuild } = await editing(content);
  const found = await place('/', 'Fragen');
  const after = before.replace('title: { de: Fragen, en: Questions }', 'title: { de: "Fragen: viele", en: Questions }');
  expect(await save(found, ['Fragen: viele', 'Questions'])).toMatchObject({ kind: 'saved', edits: { canUndo: true, canRedo: false } });
  expect(read(content)).toBe(after);
  await equalsBuild();
  const saved = await list('edits');
  expect(saved.edits).toMatchObject([{ before: 'Fragen', after: 'Fragen: viele', file: home }]);
  expect(await change('undo')).toMatchObject({ kind: 'saved', edits: { edits: [], canRedo: true } });
  expect(read(content)).toBe(before);
  expect(await change('redo')).toMatchObject({ kind: 'saved', edits: { canUndo: true } });
  expect(read(content)).toBe(after);
  // Another edit follows, so that the first edit is reverted out of order.
  expect(await save(await place('/en', 'How far?'), ['How far away?', 'Wie weit?'])).toMatchObject({ kind: 'saved' });
  expect(await change('take-back', { ids: saved.edits.map(({ id }) => id) })).toMatchObject({ kind: 'saved' });
  expect(read(content)).toBe(before.replace('How far?', 'How far away?'));
  expect((await list('edits')).edits).toHaveLength(1);
  await equalsBuild();
});

test('Saving an edit reports a conflict instead of overwriting a change by another person', async () => {
  const content = smallContent();
  const { place, save, change } = await editing(content);
  const found = await place('/', 'Fragen');
  replace(content, 'de: Fragen', 'de: Antworten');
  const result = await save(found, ['Meine Fragen', 'Questions']);
  expect(result).toMatchObject({ kind: 'conflict', before: ['Fragen', 'Questions'], theirs: ['Antworten', 'Questions'] });
  expect(read(content)).toContain('de: Antworten');
  if (result.kind !== 'conflict') return;
  expect(await save(result.place, ['Meine Fragen', 'Questions'])).toMatchObject({ kind: 'saved' });
  expect(read(content)).toContain('de: Meine Fragen');
  // After a change elsewhere in the file, the file has both changes.
  const other = await place('/', 'Wie weit?');
  replace(content, 'Nicht viel mehr.', 'Gar nicht viel mehr.');
  expect(await save(other, ['Wie weit denn?', 'How far?'])).toMatchObject({ kind: 'saved' });
  expect(read(content)).toContain('Gar nicht viel');
  expect(read(content)).toContain('Wie weit denn?');
  // Undoing does not overwrite a change by others in the same line.
  replace(content, 'Wie weit denn?', 'Wie weit wohl?');
  const before = read(content);
  expect(await change('undo')).toMatchObject({ kind: 'refused' });
  expect(read(content)).toBe(before);
});

test('An edit with an error is not saved, and the error is reported at its field', async () => {
  const content = smallContent();
  const before = snapshot(content);
  const { place, preview, save, state } = await editing(content);
  const found = await place('/', 'Ab 9.997 €.');
  const { problems } = await preview(found, ['Ab {price.audi}.', 'From {price.audit.offer.once}.']);
  expect(problems[0]).toMatchObject([{ severity: 'error', message: expect.stringContaining('price.audi') }]);
  expect(problems[1]).toEqual([]);
  expect((await state('/')).problems).toEqual([]);
  expect(await save(found, ['Ab {price.audi}.', 'From {price.audit.offer.once}.'])).toMatchObject({ kind: 'refused' });
  expect(snapshot(content)).toEqual(before);
});

test('A save is refused with the line of a mistake elsewhere in the file, and succeeds after the mistake is fixed', async () => {
  const content = smallContent();
  const { place, save, change } = await editing(content);
  const found = await place('/', 'Wie weit?');
  const title = await place('/', 'Fragen');
  replace(content, 'sections:', 'sections: [}');
  const [line, before] = [read(content).split('\n').indexOf('sections: [}') + 1, read(content)];
  const refused = { kind: 'refused', reason: expect.stringMatching(new RegExp(`line ${line} of .*home\\.yaml has a mistake: .+`)) };
  for (const each of [title, found]) expect(await save(each, ['Meine', each.fields[1]?.value ?? ''])).toMatchObject(refused);
  expect(await change('item', { id: found.id, level: 0, change: 'duplicate' })).toMatchObject(refused);
  expect(read(content)).toBe(before);
  replace(content, 'sections: [}', 'sections:');
  expect(await save(found, ['Meine', 'How far?'])).toMatchObject({ kind: 'saved' });
  expect(read(content)).toContain('de: "Meine"');
});

test('Editing changes a price, a paragraph of Markdown and a message in the file that defines it', async () => {
  const content = smallContent();
  const { place, save, preview, equalsBuild } = await editing(content);
  const price = await place('/', '9.997 €');
  expect(price.fields).toMatchObject([{ value: '9,997.00', kind: 'number', unit: 'EUR' }]);
  expect(await preview(price, ['viel'])).toMatchObject({ problems: [[{ severity: 'error' }]] });
  expect(await save(price, ['10,497'])).toMatchObject({ kind: 'saved' });
  expect(read(content, 'prices.yaml')).toContain('amounts: { once: 1049700 }');
  const text = await place('/', 'Die Firma');
  expect(text.fields).toMatchObject([{ kind: 'markdown', value: '## Die Firma' }, { locale: 'en' }]);
  const [, english = { value: '' }] = text.fields;
  expect(await save(text, ['## Unsere Firma', english.value])).toMatchObject({ kind: 'saved' });
  expect(read(content, 'pages/firm.de.mdx')).toMatch(/^## Unsere Firma\n\nSie sitzt/);
  // The place stays valid for text that is typed during the save, unless the paragraph becomes two paragraphs.
  expect(await save(text, ['## Die Firma', english.value])).toMatchObject({ kind: 'saved', place: { id: text.id } });
  expect(await save(text, ['## Unsere\n\n## Firma', english.value])).not.toHaveProperty('place');
  await expect(save(text, ['## Unsere\n\n## Firma!', english.value])).rejects.toThrow('409');
  expect(read(content, 'pages/firm.de.mdx')).toMatch(/^## Unsere\n\n## Firma\n\nSie sitzt/);
  const skip = await place('/', 'Zum Inhalt springen');
  expect(skip.otherPages).toBeGreaterThan(0);
  expect(await save(skip, ['Zum Inhalt', ...skip.fields.slice(1).map(({ value }) => value)])).toMatchObject({ kind: 'saved' });
  expect(read(content, 'translations/de.yaml')).toContain('Zum Inhalt\n');
  await equalsBuild();
});

test('The editing panel of a sentence offers its price, and the panel of the price offers the sentence', async () => {
  const content = smallContent();
  const { place, ask, save, equalsBuild } = await editing(content);
  const openPart = async ({ id }: Place, index: number): Promise<Place> => JSON.parse((await ask('part', { id, index })).text);
  expect(await place('/', 'Fragen')).not.toHaveProperty('parts');
  const sentence = await place('/', 'Ab 9.997 €.');
  expect(sentence.parts).toMatchObject([{ label: expect.stringMatching(/audit/), value: '9,997.00' }]);
  const price = await openPart(sentence, 0);
  expect(price).toMatchObject({ fields: [{ value: '9,997.00', unit: 'EUR' }], parts: [{ value: 'Ab {price.audit.offer.once}.' }] });
  expect((await openPart(price, 0)).fields[0]).toMatchObject({ locale: 'de', value: 'Ab {price.audit.offer.once}.' });
  expect(await save(price, ['10,497.00'])).toMatchObject({ kind: 'saved' });
  expect(read(content, 'prices.yaml')).toContain('amounts: { once: 1049700 }');
  expect(await ask('part', { id: sentence.id, index: 7 })).toMatchObject({ status: 409 });
  await equalsBuild();
});

test('Editing duplicates, moves and removes an entry of a list', async () => {
  const content = smallContent();
  const before = read(content);
  const { place, change, equalsBuild } = await editing(content);
  const item = async (text: string, how: string) => change('item', { id: (await place('/', text)).id, level: 0, change: how });
  expect(await item('Fragen', 'up')).toMatchObject({ kind: 'saved' });
  expect(read(content).indexOf('type: faq')).toBeLessThan(read(content).indexOf('type: hero'));
  expect(await item('Fragen', 'down')).toMatchObject({ kind: 'saved' });
  expect(read(content)).toBe(before);
  expect(await item('Wie weit?', 'duplicate')).toMatchObject({ kind: 'saved' });
  expect(read(content).split('Wie weit?')).toHaveLength(3);
  expect(await item('Wie weit?', 'remove')).toMatchObject({ kind: 'saved' });
  expect(read(content)).toBe(before);
  await equalsBuild();
});

test('Edits can be undone in the next run of watch', async () => {
  const content = smallContent();
  const first = await editing(content);
  expect(await first.save(await first.place('/', 'Fragen'), ['Viele Fragen', 'Questions'])).toMatchObject({ kind: 'saved' });
  const second = await editing(content);
  expect((await second.list('edits')).edits).toMatchObject([{ after: 'Viele Fragen' }]);
  expect(await second.change('undo')).toMatchObject({ kind: 'saved' });
  expect(read(content)).toContain('de: Fragen');
});
