// A user edits a list in the page while others change the file on disk: they insert, move, remove and rename, pull, and save
// in parts. A change that the page reports as saved is in the clicked entry. Everything else is as the others have written it.
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openEditLog } from '../../src/node/edits/edit-log.ts';
import type { Place, Saved } from '../../src/watch/browser/edit/protocol.ts';
import { textsOfPage } from '../../src/watch/edit/page-texts.ts';
import {
  anyOf,
  fileIn,
  type Item,
  itemsIn,
  keepOne,
  type ListedPage,
  type Random,
  repositories,
  textIn,
  ways,
} from '../support/edits/listed-page.ts';
import { type Editing, editing } from '../support/process/editing.ts';
import { projectAt } from '../support/process/project.ts';
import { randomOfDay } from '../support/random.ts';
import { samples } from '../support/samples.ts';

/** The place of a clicked answer, and the question above it on the page. */
interface Clicked {
  readonly place: Place;
  readonly question: string;
}

async function clickIn({ body, place }: Editing, random: Random): Promise<Clicked | undefined> {
  const texts = textsOfPage(await body('/list')).texts.flatMap(({ text, attribute }) => (attribute === undefined ? [text.trim()] : []));
  const at = [...texts.keys()].filter((index) => /^[QO]\d+$/.test(texts[index] ?? ''));
  const chosen = at[anyOf(at.length, random)] ?? 0;
  const [question = '', answer = ''] = texts.slice(chosen);
  const index = texts.slice(0, chosen + 1).filter((text) => text === answer).length;
  const found = await place('/list', answer, { index }).catch(() => undefined);
  return found !== undefined && 'fields' in found ? { place: found, question } : undefined;
}

/** Resolves to the place of the title for search engines, which is a setting of the page. */
async function titleIn({ ask }: Editing): Promise<Place | undefined> {
  const { id, settings = [] } = JSON.parse((await ask('page', { page: '/list' })).text) as Place;
  const { status, text } = await ask('setting', { id, index: settings.findIndex(({ label }) => /title/.test(label)) });
  return status === 200 ? JSON.parse(text) : undefined;
}

/** Returns the possible lists after a change of the entry with `question`. There are several if the question occurs twice. */
function expected(items: readonly Item[], question: string, change: (items: readonly Item[], at: number) => readonly Item[]) {
  return [...items.keys()].filter((at) => items[at]?.question.de === question).map((at) => change(items, at));
}

const moved = (items: readonly Item[], from: number, to: number): readonly Item[] =>
  to < 0 || to >= items.length ? items : items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Item);

const listChanges = {
  duplicate: (items: readonly Item[], at: number) => items.toSpliced(at, 0, items[at] as Item),
  remove: (items: readonly Item[], at: number) => items.toSpliced(at, 1),
  up: (items: readonly Item[], at: number) => moved(items, at, at - 1),
  down: (items: readonly Item[], at: number) => moved(items, at, at + 1),
};

type ListChange = keyof typeof listChanges;

const withAnswer = (answer: Item['answer']) => (items: readonly Item[], at: number) =>
  items.map((each, index) => (index === at ? { ...each, answer } : each));

/**
 * Makes a change after another program has written only a part of the file, and before it writes the rest. Resolves to undefined if this
 * process was too slow: `watch` waits for the rest for at least 800 ms.
 */
async function whileWritten(content: string, random: Random, change: () => Promise<Saved>): Promise<Saved | undefined> {
  const [file, text] = [fileIn(content), textIn(content)];
  // The part ends within a line. For the rest after a line break, `watch` waits for only 80 ms, which a busy machine may exceed.
  const half = text.slice(0, anyOf(text.length, random)).trimEnd();
  const start = performance.now();
  writeFileSync(file, half);
  const changing = change();
  await wait(random() < 0.3 ? 250 : 50);
  const found = textIn(content);
  const isLate = performance.now() - start > 600;
  // Nothing may be written into the half, because the other program would overwrite it.
  if (!isLate) expect(found, `the half of\n${text}`).toBe(half);
  writeFileSync(file, text);
  const saved = await changing;
  if (!isLate) return saved;
  writeFileSync(file, text);
  return undefined;
}

/** Returns the lines of `text` that `other` lacks. If a line occurs more often in `text`, it is returned for each additional time. */
function linesWithout(text: string, other: string): readonly string[] {
  const left = other.split('\n');
  return text.split('\n').filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

test('Whatever others do to a list, an edit is written into the clicked entry, or nowhere', async () => {
  const random = randomOfDay();
  const { content, others } = repositories();
  const first = textIn(content);
  const open = await editing(content);
  const log = openEditLog(content, projectAt());
  const counts: Record<string, number> = {};
  const count = (what: string): void => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  for (let number = 0; number < Number(process.env['ROUNDS'] ?? samples(10, 1000)); number += 1) {
    const round = { content, others, number, random };
    const clicked = await clickIn(open, random);
    if (clicked === undefined) {
      // The page is older than the file, so the click opens nothing.
      count('not opened');
      await wait(30);
      continue;
    }
    const { place, question } = clicked;
    const setting = random() < 0.2 ? await titleIn(open) : undefined;
    ways[anyOf(ways.length, random)]?.(round);
    keepOne(content);
    const before = textIn(content);
    const items = itemsIn(before);
    const choice = random();
    const check = ({ kind }: Saved, lists: readonly (readonly Item[])[], what: string): void => {
      count(`${what} ${kind}`);
      const after = itemsIn(textIn(content));
      const where = `round ${number}, ${what} of ${question}, ${kind}\n${before}\n${textIn(content)}`;
      if (kind !== 'saved') expect(textIn(content), where).toBe(before);
      else
        expect(
          lists.map((list) => JSON.stringify(list)),
          where,
        ).toContain(JSON.stringify(after));
    };
    if (choice < 0.35) {
      const [german, english] = place.fields;
      const typed = { de: `T${number}.`, en: english?.isMissing === true ? `M${number}.` : (english?.value ?? '') };
      const made = await open.save(place, [typed.de, typed.en]);
      expect(german?.locale).toBe('de');
      check(made, expected(items, question, withAnswer(typed)), 'save');
    } else if (choice < 0.6) {
      const all = ['duplicate', 'remove', 'up', 'down'] as const;
      const change: ListChange = all[anyOf(all.length, random)] ?? 'up';
      if (change === 'remove' && items.length < 4) continue;
      const made = await open.change('item', { id: place.id, level: 0, change });
      check(made, expected(items, question, listChanges[change]), change);
    } else if (choice < 0.7) {
      const { draft = false } = (parse(before) as ListedPage).sections[1];
      const made = await open.change('item', { id: place.id, level: 1, change: draft ? 'publish' : 'draft' });
      check(made, [items], draft ? 'publish' : 'draft');
      if (made.kind === 'saved') expect((parse(textIn(content)) as ListedPage).sections[1].draft ?? false).toBe(!draft);
    } else if (choice < 0.78) {
      const made = await whileWritten(content, random, () => open.save(place, [`H${number}.`, place.fields[1]?.value ?? '']));
      if (made === undefined) continue;
      const { kind } = made;
      count(`half ${kind}`);
      if (kind === 'saved') expect(textIn(content), `round ${number}\n${before}`).toContain(`H${number}.`);
      else expect(textIn(content)).toBe(before);
    } else if (choice < 0.84 && setting !== undefined) {
      const typed = `Eine Liste, die andere ändern, zum ${number}. Mal`;
      const made = await open.save(setting, [typed, ...setting.fields.slice(1).map(({ value }) => value)]);
      count(`setting ${made.kind}`);
      const after = textIn(content);
      if (made.kind === 'saved')
        expect(parse(after)).toEqual({
          ...parse(before),
          meta: { ...parse(before).meta, title: { ...parse(before).meta.title, de: typed } },
        });
      else expect(after).toBe(before);
    } else {
      const { edits, undone } = log.list();
      const how = undone.length > 0 && random() < 0.6 ? 'redo' : random() < 0.5 ? 'undo' : 'take-back';
      const taken =
        how === 'take-back' ? edits.slice(-4).filter(() => random() < 0.4) : how === 'undo' ? edits.slice(-1) : undone.slice(-1);
      const isHalf = random() < 0.4;
      const change = () => open.change(how, how === 'take-back' ? { ids: taken.map(({ id }) => id) } : {});
      const made = isHalf ? await whileWritten(content, random, change) : await change();
      if (made === undefined) continue;
      count(`${isHalf ? 'half ' : ''}${how} ${made.kind}`);
      const after = textIn(content);
      if (made.kind !== 'saved') expect(after).toBe(before);
      // These edits add and remove only their own lines.
      const texts = taken.flatMap(({ files }) => files);
      const lines = new Set(texts.flatMap((file) => [...file.before.split('\n'), ...file.after.split('\n')]));
      const others = [...linesWithout(before, after), ...linesWithout(after, before)].filter((line) => !lines.has(line));
      expect(others, `round ${number}, ${how}`).toEqual([]);
      expect(() => itemsIn(after), after).not.toThrow();
    }
    // Typed text that is not saved remains on the page until its panel is closed.
    for (const each of [place, setting]) if (each !== undefined) await open.ask('close', { id: each.id });
  }
  if (process.env['ROUNDS'] !== undefined) console.info(counts);
  expect(Object.keys(counts).some((what) => what.endsWith(' saved'))).toBe(true);
  // Restores the first text, because `watch` marks drafts and missing texts, but a build does not.
  keepOne(content);
  writeFileSync(fileIn(content), first);
  await open.equalsBuild();
});
