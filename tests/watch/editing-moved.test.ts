// A user types a text in the page while others change the list around it. The save writes the text into the clicked entry, or reports a
// conflict with the text of the others. If the entry is gone or the file is incomplete, the save is refused.
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Place, Saved } from '../../src/watch/browser/edit/protocol.ts';
import { fileIn, repositories, textIn } from '../support/edits/listed-page.ts';
import { type Editing, editing } from '../support/process/editing.ts';

const entry = (question: string): string =>
  `      - question: { de: "${question}", en: "${question} en" }\n        answer: { de: "Ja.", en: "Yes." }\n`;

/** A change that others make to the list between the click on the second question and the save. */
interface Change {
  readonly name: string;
  readonly change: (text: string) => string;
}

/** Opens the second question and then changes the file as others do; resolves to the place and the new text of the file. */
async function typedBeside(
  change: Change['change'],
): Promise<Editing & { readonly typed: Place; readonly before: string; readonly content: string }> {
  const { content } = repositories();
  const open = await editing(content);
  const typed = await open.place('/list', 'Q2');
  await open.preview(typed, ['Meine Frage?', 'Q2 en']);
  const before = change(textIn(content));
  expect(before).not.toBe(textIn(content));
  writeFileSync(fileIn(content), before);
  return { ...open, typed, before, content };
}

const withMyQuestion = (text: string, theirs = 'Q2'): string => text.replace(`de: "${theirs}"`, 'de: "Meine Frage?"');

test.each<Change>([
  { name: 'insert an entry before the clicked one', change: (text) => text.replace(entry('Q1'), entry('Q0') + entry('Q1')) },
  { name: 'move the clicked entry to the end', change: (text) => text.replace(entry('Q2'), '') + entry('Q2') },
  { name: 'remove the entry before the clicked one', change: (text) => text.replace(entry('Q1'), '') },
  {
    name: 'insert a section before the list',
    change: (text) =>
      text.replace(
        '  - type: faq',
        '  - { type: prices, title: { de: P, en: P }, list: audit, includes: [{ de: A, en: A }], action: { label: { de: L, en: L }, link: { page: home } } }\n  - type: faq',
      ),
  },
])('If others $name, the text is saved in the entry that was clicked', async ({ change }) => {
  const { save, typed, before, content } = await typedBeside(change);
  expect(await save(typed, ['Meine Frage?', 'Q2 en'])).toMatchObject({ kind: 'saved' });
  expect(textIn(content)).toBe(withMyQuestion(before));
});

/** Returns the place that a conflict shows. */
function placeIn(saved: Saved): Place {
  if (saved.kind !== 'conflict') throw new Error(JSON.stringify(saved));
  return saved.place;
}

test.each<Change>([
  { name: 'move the clicked entry and change it', change: (text) => text.replace(entry('Q2'), '') + entry('Ihre Frage?') },
  {
    name: 'insert an entry before the clicked one and change the clicked one',
    change: (text) => text.replace(entry('Q1'), entry('Q1') + entry('Q3')).replace(entry('Q2'), entry('Ihre Frage?')),
  },
])('If others $name, the save reports a conflict with their text, and the next save writes into the same entry', async ({ change }) => {
  const { save, typed, before, content } = await typedBeside(change);
  const result = await save(typed, ['Meine Frage?', 'Q2 en']);
  expect(result).toMatchObject({ kind: 'conflict', before: ['Q2', 'Q2 en'], theirs: ['Ihre Frage?', 'Ihre Frage? en'] });
  expect(textIn(content)).toBe(before);
  expect(await save(placeIn(result), ['Meine Frage?', 'Ihre Frage? en'])).toMatchObject({ kind: 'saved' });
  expect(textIn(content)).toBe(withMyQuestion(before, 'Ihre Frage?'));
});

test('If others remove one of two equal entries and change the other, the save reports a conflict with their text', async () => {
  const { content } = repositories();
  writeFileSync(fileIn(content), textIn(content).replace(entry('Q2'), entry('Q2') + entry('Q2')));
  const { place, save } = await editing(content);
  const typed = await place('/list', 'Q2');
  writeFileSync(fileIn(content), textIn(content).replace(entry('Q2') + entry('Q2'), entry('Ihre Frage?')));
  expect(await save(typed, ['Meine Frage?', 'Q2 en'])).toMatchObject({ kind: 'conflict', theirs: ['Ihre Frage?', 'Ihre Frage? en'] });
});

test('If others remove the clicked entry, the save is refused, and no other entry changes', async () => {
  const { save, typed, before, content } = await typedBeside((text) => text.replace(entry('Q2'), ''));
  expect(await save(typed, ['Meine Frage?', 'Q2 en'])).toMatchObject({ kind: 'refused' });
  expect(textIn(content)).toBe(before);
});

test('A save is refused while another program is writing the file, and the same save succeeds afterwards', async () => {
  const { content } = repositories();
  const { place, save } = await editing(content);
  const typed = await place('/list', 'Q2');
  const text = textIn(content);
  const half = text.slice(0, text.indexOf(entry('Q3')));
  writeFileSync(fileIn(content), half);
  const result = await save(typed, ['Meine Frage?', 'Q2 en']);
  expect(result).toMatchObject({ kind: 'refused', reason: expect.stringContaining('another program') });
  expect(textIn(content)).toBe(half);
  writeFileSync(fileIn(content), text);
  await expect.poll(() => save(typed, ['Meine Frage?', 'Q2 en'])).toMatchObject({ kind: 'saved' });
  expect(textIn(content)).toBe(withMyQuestion(text));
});
