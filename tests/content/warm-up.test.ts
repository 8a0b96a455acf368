// The parsers of texts are loaded before the first text is saved.
import { expect, test } from 'vitest';
import { warmUpParsers } from '../../src/content/prose/warm-up.ts';
import { contentWith } from '../support/fixture-site/content.ts';
import { definition } from '../support/fixture-site/theme.tsx';

/** Resolves to the files whose texts are read when the parsers are loaded. */
async function readBy(texts: ReadonlyMap<string, string>, diskNames: ReadonlyMap<string, string> = new Map()): Promise<readonly string[]> {
  const read: string[] = [];
  const counted = new Map(texts);
  counted.get = (file) => {
    read.push(file);
    return texts.get(file);
  };
  await warmUpParsers({ texts: counted, assets: new Map(), problems: [], diskNames }, definition);
  return [...new Set(read)];
}

test('Only one Markdown text and one MDX text are read to load the parsers', async () => {
  const { texts } = contentWith({ 'pages/more.de.mdx': 'Mehr.', 'pages/most.de.mdx': 'Am meisten.' });
  const diskNames = new Map([['pages/more.de.mdx', 'pages/more.de.md']]);
  expect(await readBy(texts, diskNames)).toEqual(['pages/more.de.mdx', 'pages/about.de.mdx']);
});

test('A text with mistakes is read without an error', async () => {
  expect(await readBy(new Map([['pages/about.de.mdx', '<b>{']]))).toEqual(['pages/about.de.mdx']);
});

test('On a site without prose, no file is read', async () => {
  expect(await readBy(new Map([['pages/about.yaml', 'name: {}']]))).toEqual([]);
});
