// Marks of lists, headings and code that Markdown does not recognize as such, and the fixes of those that have one reading.
import { expect, test } from 'vitest';
import { fixOf } from '../../src/content/fixes/fix-finding.ts';
import { openEmphasis } from '../../src/content/prose/open-emphasis.ts';
import { parseProse } from '../../src/content/prose/prose.ts';
import { textPatterns } from '../../src/content/prose/raw-patterns.ts';
import { applyEdits } from '../../src/diagnostics/fix.ts';
import { processorTimeOf } from '../support/processor-time.ts';
import { proseOptions } from '../support/prose-options.ts';

const read = (text: string, isMdx = false) => parseProse('a.md', text, { ...proseOptions, isMdx });

/** Returns `what line` for each finding. */
const marksIn = async (text: string, isMdx = false): Promise<string[]> =>
  (await read(text, isMdx)).findings.map(({ args, range }) => `${args['what']} ${range?.line}`);

/** Returns the text after all fixes. */
async function fixed(text: string): Promise<string> {
  const { findings } = await read(text);
  return applyEdits(
    text,
    findings.flatMap((finding) => (finding.range && fixOf(finding, finding.range, text))?.edits ?? []),
  );
}

test.each([
  ['-One\n-Two', '- One\n- Two'],
  ['- One\n-Two\n- Three', '- One\n- Two\n- Three'],
  ['* One\n*Two', '* One\n* Two'],
  ['1. One\n2.Two', '1. One\n2. Two'],
  ['1.One\n\n2.Two', '1. One\n\n2. Two'],
  ['Steps:\r\n1.One\r\n2.Two\r\n', 'Steps:\r\n1. One\r\n2. Two\r\n'],
  ['-**One** and\n-[two](/)', '- **One** and\n- [two](/)'],
  ['-\u00A0One\n-\u00A0Two', '- One\n- Two'],
  ['• One\n•\tTwo', '- One\n- Two'],
  ['– One\n– Two', '- One\n- Two'],
  ['##Prices', '## Prices'],
  ['##\u00A0Prices', '## Prices'],
])('The marks in %j are reported, and the fix makes them effective', async (text, result) => {
  expect(await marksIn(text)).not.toEqual([]);
  expect(await marksIn(text, true)).toEqual(await marksIn(text));
  expect(await fixed(text)).toBe(result);
  expect((await read(result)).findings).toEqual([]);
});

test.each(['-One', '1.One', '*One\n*Two', '#Prices', '####### Prices'])(
  'The mark in %j, which may have been meant otherwise, has no fix',
  async (text) => {
    expect(await marksIn(text)).toHaveLength(1);
    expect(await fixed(text)).toBe(text);
  },
);

test.each([
  '1.FC\u00A0Berlin won.',
  '1.Mai ist ein Feiertag.',
  '1.Maj 2026',
  'It began on the\n1.May of that year.',
  '#1 in Berlin',
  '#noCode is our motto.',
  '#one #two',
  'Words\n– more words.',
  '*plus VAT',
  '-5\u00A0degrees\n-7\u00A0degrees',
  '\\-One\n\\-Two',
  '`-One`\n`-Two`',
  '• • •',
])('The words %j are no list and no heading', async (text) => {
  expect(await marksIn(text)).toEqual([]);
});

test.each([
  ['Words.\n\n```sh\nnpm ci\n\n## Next\n\n[a](/nowhere)', 3],
  ['```sh\nnpm ci\n\nWords.\n\n```js\nlet a;\n```\n\nWords.', 1],
  ['```sh\nnpm ci\n``` and more\n\nWords.', 1],
  ['```sh\nnpm ci\n~~~\n', 1],
  ['````sh\nnpm ci\n```\n', 1],
  ['```md\n```js\nlet a;\n```\n```\n\nWords.', 1],
  ['1. One\n   ```sh\n   npm ci\n\n2. Two', 2],
  ['> ~~~\n> npm ci\n\nWords.', 1],
])('Code without an end is reported once, at its first line: %j', async (text, line) => {
  expect(await marksIn(text)).toEqual([`fence ${line}`]);
  expect(await marksIn(text, true)).toEqual([`fence ${line}`]);
});

test('Marks that are indented by four blanks end no code in Markdown', async () => {
  expect(await marksIn('```sh\nnpm ci\n    ```\n')).toEqual(['fence 1']);
});

test.each([
  '```\n```',
  '```sh\n\n```\n',
  '````md\n```js\nlet a;\n```\n````',
  '- One\n  ```sh\n  npm ci\n  ```\n- Two',
  '> ```sh\n> npm ci\n> ```',
  '~~~md\n```js\n~~~',
  '```sh\r\nnpm ci\r\n```\r\n',
  '``\nnpm ci\n``',
])('Code with an end is accepted: %j', async (text) => {
  expect(await marksIn(text)).toEqual([]);
});

test.each([
  ['::note\nWords.\n::', 'aside 1'],
  ['> [!NOTE] Words', 'alert 1'],
  ['> [! NOTE]\n> Words', 'alert 1'],
  ['Write ´npm ci´ now.', 'backtick 1'],
  ['Words of a sentence.\n---\nMore.', 'underline 1'],
  ['One line\nand another\r\n-----', 'underline 1'],
])('The marks of %j are reported', async (text, expected) => {
  expect(await marksIn(text)).toEqual([expected]);
});

test.each([
  '> [!NOTE]\n> Words',
  '> [!NOTE]\n>\n> Words',
  'Prices\n------\n\nWords.',
  'How long does it take?\n---',
  '## Prices.\n\n---',
  'Words.\n\n---',
  'L´Aquila, d´Or',
])('The marks of %j are accepted', async (text) => {
  expect(await marksIn(text)).toEqual([]);
});

test('A placeholder is marked as a word', async () => {
  const { findings } = await read('Words.\n\nMore TODO words.');
  expect(findings.map(({ code, range }) => [code, range?.line, range?.column, range?.endColumn])).toEqual([['placeholder-left', 3, 6, 10]]);
});

test.each([
  ['a *word and more', 'openEmphasis 1'],
  ['a _Word and more', 'openUnderscore 1'],
  ['a „_größere Welle and more', 'openUnderscore 1'],
  ['One line\nand a **word* more', 'openEmphasis 2'],
  ['a&nbps;b', 'entity 1'],
  ['a&nbsp b', 'entity 1'],
  ['By {company.name and others', 'openBrace 1'],
  ['By {city, as said', 'openBrace 1'],
])('The mark in %j, which lacks its counterpart or its name, is reported', async (text, found) => {
  expect(await marksIn(text)).toEqual([found]);
});

test.each([
  '*plus VAT',
  'from 5\u00A0€*\n\n*plus VAT',
  'a *word* and 5\u00A0€*',
  '3 * 4',
  'Leser*innen',
  'between *nix and others',
  'a \\*word',
  'the folder _posts',
  'the type _Bool_t here',
  'the page _Index.html',
  'a _Word_ here',
  'a \\_Word',
  'a \\**word*',
  '`a *word`',
  '&copy; &nbsp; &amp;nbps; AT&T; B&B;',
  '[a](https://example.com/?a=1&nbsp=2)',
  'the sets {a, b} and {city}',
  'the sign { and {1',
])('Nothing is missing in %j', async (text) => {
  expect((await marksIn(text)).filter((each) => /^(?:open(?:Emphasis|Underscore|Brace)|entity)/.test(each))).toEqual([]);
});

test.each([
  ['blanks before an asterisk', `a${' '.repeat(50_000)}*${' '.repeat(50_000)}`],
  ['the start of a fact', `{a${'-b'.repeat(50_000)}`],
  ['many starts of facts', '{abc '.repeat(20_000)],
  ['texts between emphasis', `${'_a_ b '.repeat(5000)}*`],
])('The search for missing marks takes little time for %s', async (_what, text) => {
  const search = (): void => {
    openEmphasis(text, {
      type: 'root',
      children: [{ type: 'text', value: text, position: { start: placeAt(0), end: placeAt(text.length) } }],
    });
    for (const [, pattern] of textPatterns) pattern.exec(text);
  };
  expect(processorTimeOf(search)).toBeLessThan(2000);
});

const placeAt = (offset: number) => ({ line: 1, column: offset + 1, offset });
