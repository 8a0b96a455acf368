// The editing panel names the sections and values of content in German if the tools speak German.
import { expect, test } from 'vitest';
import { toolMessages } from '../../../src/diagnostics/messages/messages.ts';
import { labels } from '../../../templates/labels.ts';
import { sections } from '../../../templates/sections/index.ts';
import { entryFolders, idsIn, yaml } from '../../support/real-site/real-content.ts';

const { keys } = toolMessages('de').places;
const hasName = (key: string): boolean => Object.hasOwn(keys, key) || labels[key]?.de !== undefined;
const languages = new Set(['de', 'en']);
/** The panel shows neither of these. */
const structural = new Set(['id', 'type']);

/** Returns the keys of all values in `data`. */
const keysIn = (data: unknown): readonly string[] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([key, value]) => (Array.isArray(data) ? keysIn(value) : [key, ...keysIn(value)]))
    : [];

test('Every type of section has a German name', () => {
  expect(Object.keys(sections).filter((type) => !hasName(type))).toEqual([]);
});

test('Every key of pages and menus has a German name', () => {
  const files = ['navigation.yaml', ...entryFolders.flatMap((folder) => idsIn(folder).map((id) => `${folder}/${id}.yaml`))];
  const found = new Set(files.flatMap((file) => keysIn(yaml(file))));
  expect([...found].filter((key) => !languages.has(key) && !structural.has(key) && !hasName(key))).toEqual([]);
});
