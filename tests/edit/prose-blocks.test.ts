// The paragraph of Markdown that contains a clicked text.
import { expect, test } from 'vitest';
import { blocksOf, blockWith } from '../../src/watch/edit/prose-blocks.ts';

const paragraphOf = (file: string, pieces: readonly string[], at: number): string | undefined => {
  const occurrence = pieces.slice(0, at).filter((piece) => piece === pieces[at]).length;
  const block = blockWith(file, { text: pieces[at] ?? '', occurrence, order: { pieces, at } });
  return block === undefined ? undefined : blocksOf(file)[block]?.bytes;
};

// biome-ignore format: one line per case.
test.each<[what: string, file: string, pieces: readonly string[], at: number, paragraph: string]>([
  ['a paragraph', 'Eins.\n\nZwei.\n', ['Eins.', 'Zwei.'], 1, 'Zwei.'],
  ['a text after front matter', '---\ntitle: Zwei.\n---\n\nEins.\n\nZwei.\n', ['Eins.', 'Zwei.'], 1, 'Zwei.'],
  ['a space that is an entity', '## § 5\n\nNach §&nbsp;6 DDG\n', ['§ 5', 'Nach §\u00a06 DDG'], 1, 'Nach §&nbsp;6 DDG'],
  ['escapes', 'Eins\n\n1\\. Zwei \\*drei\\*\n', ['Eins', '1. Zwei *drei*'], 1, '1\\. Zwei \\*drei\\*'],
  ['a letter that is an entity', 'Eins\n\nB&uuml;ro & Hof\n', ['Eins', 'Büro & Hof'], 1, 'B&uuml;ro & Hof'],
  ['a quotation over two lines', 'Eins\n\n> Zwei\n> drei\n', ['Eins', 'Zwei\ndrei'], 1, '> Zwei\n> drei'],
  ['a word that is also in an earlier sentence', 'In Berlin.\n\nIn **Berlin**.\n', ['In Berlin.', 'In ', 'Berlin', '.'], 2, 'In **Berlin**.'],
  ['the second of two equal paragraphs', 'Eins\n\nEins\n', ['Eins', 'Eins'], 1, 'Eins'],
  ['a footnote, which is at the end of the page', 'Eins[^1]\n\n[^1]: Die Note\n\nZwei\n', ['Eins', 'Zwei', 'Die Note'], 2, '[^1]: Die Note'],
])('The Markdown of a clicked text is found: %s', (_, file, pieces, at, paragraph) => {
  expect(paragraphOf(file, pieces, at)).toBe(paragraph);
});

test('The Markdown of a missing text is not found', () => {
  expect(paragraphOf('Eins\n', ['Zwei'], 0)).toBeUndefined();
});
