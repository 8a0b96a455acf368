// While pages are rendered, memory holds the values of content files, but not their texts.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { build } from '../../src/build/build.ts';
import { giveOwnTexts } from '../../src/model/data/own-text.ts';
import { readUncached } from '../../src/node/fs/read-content.ts';
import { noQueryCache, type QueryCache } from '../../src/store/query-cache.ts';
import { contentWith, inputOf, tinyPage } from '../support/fixture-site/content.ts';
import { heap, megabyte } from '../support/heap.ts';

const folder = mkdtempSync(join(tmpdir(), 'archipel-memory-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), bytes);
}

const count = 60;
const padding = `#${'-'.repeat(megabyte / 3)}\n`;
const fileOf = (number: number): string => `pages/tiny-${number}.yaml`;

/** Returns the text of a page that is so long that the size of the heap shows whether the text is still in memory. */
const paddedPage = (number: number): string =>
  padding +
  Object.values(tinyPage('Aber mein.', `Aber eine Seite mit der Nummer ${number}.`))
    .join('')
    .replaceAll(/Klein|kleine Seite/g, (words) => `${words} ${number}`);

test('While pages are rendered, no text of a content file stays in memory, and each file can be read again', async () => {
  const content = contentWith();
  for (const [file, text] of content.texts) write(file, text);
  for (const [file, { bytes }] of content.assets) write(`assets/${file}`, bytes);
  for (let number = 0; number < count; number += 1) write(fileOf(number), paddedPage(number));
  const { tree, hasChanged } = readUncached(folder, () => undefined);
  const before = heap();
  let atFirstPage: number | undefined;
  const { diagnostics, summary } = await build({ ...inputOf(tree), queries: noQueryCache }, ({ path }) => {
    if (path.endsWith('.html')) atFirstPage ??= heap();
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(summary.routes['de']).toBeGreaterThan(count);
  expect(atFirstPage).toBeLessThan(before - (count * padding.length) / 2);
  expect(tree.texts.get(fileOf(7))).toBe(paddedPage(7));
  expect(hasChanged()).toBe(false);
  write(fileOf(8), 'other: text\n');
  expect(tree.texts.get(fileOf(8))).toBe('other: text\n');
  expect(hasChanged()).toBe(true);
});

test('While pages are rendered, the values of content files stay in memory, but not a second time as they were before validation', async () => {
  const unchecked: WeakRef<object>[] = [];
  const queries: QueryCache = {
    ...noQueryCache,
    each: (request, compute) => {
      const results = noQueryCache.each(request, compute);
      if (request.query.name === 'parsed') unchecked.push(...results.map((value) => new WeakRef(Object(value))));
      return results;
    },
  };
  let inMemory: number | undefined;
  await build(inputOf(contentWith(), { queries }), async ({ path }) => {
    if (!path.endsWith('.html') || inMemory !== undefined) return;
    // Until the next turn of the event loop, V8 keeps what a WeakRef has been created for. Some values need a second collection.
    for (let turn = 0; turn < 3; turn += 1) {
      await nextTurn();
      heap();
    }
    inMemory = unchecked.filter((value) => value.deref() !== undefined).length;
  });
  expect(unchecked.length).toBeGreaterThan(10);
  expect(inMemory).toBe(0);
});

test('A value stays equal when its strings are copied out of the text of its file', () => {
  const value = () => ({ short: 'a', list: ['a text of many words', 1, null, { 'a key': 'Größe\ud800 „und mehr“' }], '': Number.NaN });
  const copied = value();
  giveOwnTexts(copied);
  expect(copied).toEqual(value());
});
