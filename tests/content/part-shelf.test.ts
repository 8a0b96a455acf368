// Large parts of many entries are kept as JSON while pages are rendered.
import { describe, expect, test } from 'vitest';
import { packParts, unpackParts } from '../../src/content/lazy-parts.ts';
import { shelveParts } from '../../src/content/part-shelf.ts';
import { shareParts } from '../../src/content/validation/share-parts.ts';
import type { Entry } from '../../src/model/site-content.ts';

const many = 800;
const sections = (number: number) => [{ type: 'prose', text: `„Größe ${number}\ud800“ `.repeat(60) }];

/** Returns this number of entries, each with a large part, a small part, and a large part that JSON cannot represent. */
const entriesOf = (count: number): Entry[] =>
  Array.from({ length: count }, (_, number) => {
    const value = { name: `Entry ${number}`, sections: sections(number), dates: Array.from({ length: 20 }, () => new Date(number)) };
    return { id: String(number), file: `pages/${number}.yaml`, value: value as unknown as Entry['value'] };
  });

const partOf = ({ value }: Entry, key: string): unknown => Reflect.get(value, key);

describe('The parts of many entries', () => {
  test('stay equal, and are the same objects only while few others are read', () => {
    const entries = entriesOf(many);
    shelveParts(entries);
    const [first, ...others] = entries as [Entry, ...Entry[]];
    const before = partOf(first, 'sections');
    expect(partOf(first, 'sections')).toBe(before);
    for (const [index, entry] of others.entries()) expect(partOf(entry, 'sections')).toEqual(sections(index + 1));
    expect(partOf(first, 'sections')).toEqual(before);
    expect(partOf(first, 'sections')).not.toBe(before);
  });

  test('stay as they are if they are small, or if JSON cannot represent them', () => {
    const entries = entriesOf(many);
    const dates = entries.map((entry) => partOf(entry, 'dates'));
    shelveParts(entries);
    expect(entries.map((entry) => partOf(entry, 'dates'))).toEqual(dates);
    expect(entries.map((entry) => Object.getOwnPropertyDescriptor(entry.value, 'name')?.value)).toEqual(
      entries.map((_, number) => `Entry ${number}`),
    );
  });

  test('are packed for the cache as before, and are not read for it', () => {
    const [entries, others] = [entriesOf(many), entriesOf(many)];
    shelveParts(entries);
    const inMemory = entries.map((entry) => partOf(entry, 'sections'));
    expect(entries.map(({ value }) => packParts(value))).toEqual(others.map(({ value }) => packParts(value)));
    expect(partOf(entries.at(-1) as Entry, 'sections')).toBe(inMemory.at(-1));
  });

  test('are not read if they come from the cache', () => {
    const loaded: string[] = [];
    const entries = entriesOf(many).map(({ value, ...entry }) => ({
      ...entry,
      value: unpackParts(packParts(value), () => {
        loaded.push(entry.id);
        return value;
      }) as Entry['value'],
    }));
    shelveParts(entries);
    expect(loaded).toEqual([]);
  });
});

test('The parts of few entries stay in memory', () => {
  const entries = entriesOf(many - 1);
  const parts = entries.map((entry) => partOf(entry, 'sections'));
  shelveParts(entries);
  expect(entries.every((entry, index) => partOf(entry, 'sections') === parts[index])).toBe(true);
});

describe('A validated value', () => {
  const text = () => ({ de: 'Wort', en: 'word' });

  test('shares the parts of the data that have the same content', () => {
    const data = { title: text(), list: [text(), { text: text(), count: 1 }] };
    const value = shareParts(data, { title: text(), list: [text(), { text: text(), count: 1, added: true }] });
    expect(value).toEqual({ title: text(), list: [text(), { text: text(), count: 1, added: true }] });
    expect(value).not.toBe(data);
    expect(value.title).toBe(data.title);
    expect(value.list).not.toBe(data.list);
    expect(value.list[0]).toBe(data.list[0]);
    expect(Reflect.get(Object(value.list[1]), 'text')).toBe(Reflect.get(Object(data.list[1]), 'text'));
  });

  test.each([
    ['the order of keys', { part: { b: 1, a: 2 } }, { part: { a: 2, b: 1 } }],
    ['a trimmed text', { part: { de: ' Wort' } }, { part: { de: 'Wort' } }],
    ['a date', { part: { at: new Date(1) } }, { part: { at: new Date(2) } }],
    ['a map', { part: new Map([['a', 1]]) }, { part: new Map([['a', 2]]) }],
    ['a list that was one item', { part: { 0: 'a' } }, { part: ['a'] }],
    ['a longer list', { part: ['a'] }, { part: ['a', 'b'] }],
  ])('keeps its own part if it differs in %s', (_, data, value) => {
    const part: unknown = value.part;
    const before = structuredClone(value);
    shareParts<object>(data, value);
    expect(value.part).toBe(part);
    expect(JSON.stringify([value, [...(value.part instanceof Map ? value.part : [])]])).toBe(
      JSON.stringify([before, [...(before.part instanceof Map ? before.part : [])]]),
    );
  });
});
