import { expect, test } from 'vitest';
import { report } from '../../src/cli/output/report.ts';
import type { JsonPart } from '../../src/cli/output/terminal.ts';
import type { FormattedDiagnostic } from '../../src/diagnostics/diagnostic.ts';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { github, githubSummary } from '../../src/diagnostics/reporters/github.ts';
import { pretty } from '../../src/diagnostics/reporters/pretty.ts';
import { emptySummary } from '../../src/output/summary.ts';

type Placeless = Omit<FormattedDiagnostic, 'place'>;

const problem = (changes: Partial<Placeless> = {}): Placeless => ({
  code: 'entry-unknown',
  severity: 'error',
  file: 'pages/a.yaml',
  range: { line: 2, column: 3, endLine: 2, endColumn: 5 },
  message: 'Why.',
  hint: 'How.',
  args: { name: 'x', folder: 'pages', singular: 'page', known: [], campaign: 'c', ended: '2025-06-30', ends: '2025-06-30', days: 3 },
  ...changes,
});
const { range: _range, ...placeless } = problem();
const messages = toolMessages('en');
const plain = (_style: string, text: string): string => text;

test('A printed diagnostic has its severity, code, place, message, source lines and hint', () => {
  expect(pretty([problem()], { sources: () => 'one\n  two\n', paint: plain, messages }).split('\n')).toEqual([
    'error entry-unknown  pages/a.yaml:2:3',
    '  Why.',
    '    1 | one',
    '    2 |   two',
    '      |   ^^',
    '  → How.',
  ]);
});

const longWords = problem({
  message: 'A sentence with many words, of which a terminal of forty columns shows a few in each line, and {price.masts.offer.once}.',
  hint: 'Write { de: "Ein Mast", en: "A mast" } in https://www.example.com/an/address/that/is/longer/than/the/line or leave it.',
});
const wrapped = (columns?: number): readonly string[] =>
  pretty([{ ...longWords, place: 'section 1 (hero), button 1, link, page' }], {
    sources: () => `one\n${'  two'.repeat(30)}\n`,
    paint: plain,
    messages,
    ...(columns !== undefined && { columns }),
  }).split('\n');

test('Printed diagnostics wrap at the width of the terminal; addresses and pieces of YAML remain unbroken', () => {
  const lines = wrapped(50);
  expect(lines.filter((line) => line.length > 50)).toEqual([
    expect.stringContaining('https://www.example.com/an/address/that/is/longer/than/the/line'),
  ]);
  const text = lines.map((line) => line.trim()).join(' ');
  for (const words of [longWords.message, longWords.hint, 'section 1 (hero), button 1, link, page', 'pages/a.yaml:2:3'])
    expect(text).toContain(words);
  expect(lines.some((line) => line.includes('{ de: "Ein Mast", en: "A mast" }'))).toBe(true);
});

test('Without a terminal, each sentence of a diagnostic is one line', () => {
  expect(wrapped()).toEqual(expect.arrayContaining([`  ${longWords.message}`, `  → ${longWords.hint}`]));
});

test.each([undefined, 60])('Each line of a hint is indented, at a width of %s', (columns) => {
  const options = { sources: () => undefined, paint: plain, messages, ...(columns !== undefined && { columns }) };
  const text = pretty([problem({ hint: 'Begin it with:\n---\ntitle: …\n---' })], options);
  expect(text.split('\n').slice(2)).toEqual(['  → Begin it with:', '    ---', '    title: …', '    ---']);
});

test.each([
  ['a value', { line: 2, column: 3, endLine: 2, endColumn: 6 }, 'one', '  one', ['    2 |   one']],
  ['an added line', { line: 2, column: 6, endLine: 2, endColumn: 6 }, '\n  en: …', '  two\n  en: …', ['    3 |   en: …']],
  ['a deleted line', { line: 1, column: 4, endLine: 2, endColumn: 6 }, '', '', []],
])('A printed diagnostic shows the result of a fix: %s', (_what, replace, words, result, expected) => {
  const fix = { edits: [{ replace, with: words }], result, open: false };
  const text = pretty([problem({ fix })], { sources: () => 'one\n  two\n', paint: plain, messages }).split('\n');
  expect(text.slice(text.indexOf('  → How.') + 1)).toEqual(expected);
});

test('Errors are printed before warnings, each in the order of files', () => {
  const files = (['warning', 'error', 'warning', 'error'] as const).map((severity, index) =>
    problem({ severity, file: `${index}.yaml`, message: `${index}` }),
  );
  const text = pretty(files, { sources: () => undefined, paint: plain, messages });
  expect(text.match(/\d(?=\.yaml)/g)).toEqual(['1', '3', '0', '2']);
});

test('A diagnostic without a range is printed without source lines', () => {
  expect(pretty([placeless], { sources: () => 'one\n', paint: plain, messages }).split('\n')).toEqual([
    'error entry-unknown  pages/a.yaml',
    '  Why.',
    '  → How.',
  ]);
});

test('A line with a secret is not printed', () => {
  const text = pretty([problem({ code: 'service-key' })], { sources: () => 'newsletter:\n  key: geheim\n', paint: plain, messages });
  expect(text).toContain('service-key  pages/a.yaml:2:3');
  expect(text).not.toContain('geheim');
});

test('Control characters in names from content are not printed', () => {
  const text = pretty([problem({ file: 'a\u001b[2J', message: 'b\u001b]0;x\u0007', hint: 'c\u009b1m' })], {
    sources: () => 'one\n\u001b[31mtwo\n',
    paint: plain,
    messages,
  });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not be printed.
  expect(text).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f]/);
});

const at = (file: string, line: number, changes: Partial<Placeless> = {}): Placeless =>
  problem({ file, range: { line, column: 1, endLine: line, endColumn: 2 }, ...changes });
const fixTo = (result: string) => ({ edits: [], result, open: false });

test.each([
  [
    'the same message in two folders',
    [at('p/a.yaml', 2), at('p/b.yaml', 3), at('q/c.yaml', 4)],
    ['  2 more places:', '    p/ b.yaml:3', '    q/ c.yaml:4'],
    1,
  ],
  ['several lines of one file', [at('p/a.yaml', 2), at('p/a.yaml', 5), at('p/a.yaml', 9)], ['  2 more places:', '    p/ a.yaml:5, 9'], 1],
  ['two places of one line', [at('p/a.yaml', 2), at('p/a.yaml', 5), at('p/a.yaml', 5)], ['  2 more places:', '    p/ a.yaml:5'], 1],
  [
    'entries of one line of code',
    ['one', 'two', 'one', 'two', 'three'].map((entry) => ({ ...at('a.tsx', 2), place: `entry ${entry}` })),
    ['  4 more places:', '    entry two', '    entry three'],
    1,
  ],
  [
    'many entries of one line of code',
    Array.from({ length: 30 }, (_, index) => ({ ...at('a.tsx', 2), place: `entry ${index}` })),
    ['  29 more places:', ...Array.from({ length: 20 }, (_, index) => `    entry ${index + 1}`), '    …'],
    1,
  ],
  ['files without a folder', [at('a.yaml', 2), at('b.yaml', 5)], ['  1 more place:', '    b.yaml:5'], 1],
  ['files without positions', [placeless, { ...placeless, file: 'pages/b.yaml' }], ['  1 more place:', '    pages/ b.yaml'], 1],
  ['another message', [at('a.yaml', 2), at('b.yaml', 5, { message: 'Else.' })], [], 2],
  ['another hint', [at('a.yaml', 2), at('b.yaml', 5, { hint: 'So.' })], [], 2],
  ['another code', [at('a.yaml', 2), at('b.yaml', 5, { code: 'key-unknown' })], [], 2],
  ['a warning beside an error', [at('a.yaml', 2), at('b.yaml', 5, { severity: 'warning' })], [], 2],
  ['lines with different fixes', [at('a.yaml', 2, { fix: fixTo('x') }), at('b.yaml', 5, { fix: fixTo('y') })], [], 2],
])('Printed diagnostics are folded only if nothing but their places differs: %s', (_what, list, expected, sentences) => {
  const lines = pretty(list, { sources: () => undefined, paint: plain, messages }).split('\n');
  expect(lines.filter((line) => /more place|^ {4}/.test(line))).toEqual(expected);
  expect(lines.filter((line) => line.includes('→'))).toHaveLength(sentences);
  expect(pretty(list, { sources: () => undefined, paint: plain, messages, all: true }).match(/→/g)).toHaveLength(list.length);
});

test.each([40, 80, 100])('Lines of source and lists of places fit a terminal with %i columns', (columns) => {
  const list = Array.from({ length: 150 }, (_, index) => at(`p/${'ab'[index % 2]}.yaml`, index + 1));
  const source = `${'word '.repeat(60)}\n`.repeat(150);
  const fix = {
    edits: [{ replace: { line: 4, column: 280, endLine: 4, endColumn: 283 }, with: 'x' }],
    result: 'word '.repeat(60),
    open: false,
  };
  const text = pretty([...list, at('p/c.yaml', 4, { fix })], { sources: () => source, paint: plain, messages, columns });
  const lines = text.split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(columns);
  expect(lines.filter((line) => line.endsWith('…'))).not.toEqual([]);
});

test('The first line of folded diagnostics names their place in words, if all places have the same words or the same line', () => {
  const options = { sources: () => undefined, paint: plain, messages };
  const named = { ...problem(), place: 'section 2 (faq), question 4' };
  const first = (list: readonly FormattedDiagnostic[]) => pretty(list, options).split('\n').slice(0, 2);
  expect(first([named])).toEqual(['error entry-unknown  section 2 (faq), question 4', '  pages/a.yaml:2:3']);
  expect(first([named, { ...named, place: 'section 3' }])).toEqual(first([named]));
  expect(first([named, { ...named, file: 'pages/b.yaml' }])).toEqual(first([named]));
  expect(first([named, { ...named, file: 'pages/b.yaml', place: 'section 3' }])).toEqual([
    'error entry-unknown  pages/a.yaml:2:3',
    '  Why.',
  ]);
});

/** Returns the report of a run as it is printed at a terminal. */
function printedReport(diagnostics: readonly Placeless[], options: { quiet?: boolean; strict?: boolean; all?: boolean }): string {
  const printed: string[] = [];
  const refuse = () => expect.fail('no data');
  const io = { out: refuse, err: (text: string) => printed.push(text), paint: plain, messages, summarize: refuse };
  const run = { diagnostics, summary: emptySummary, failed: true, milliseconds: 5, written: undefined };
  report(io, run, { sources: () => undefined, format: 'pretty', ...options });
  return printed.join('\n');
}

test.each([
  ['errors, then warnings', {}, ['error', 'warning', 'warning']],
  ['only errors with --quiet', { quiet: true }, ['error']],
  ['errors and warnings with --quiet and --strict', { quiet: true, strict: true }, ['error', 'warning']],
])('The report of a run prints %s', (_what, options, expected) => {
  const diagnostics = [
    problem({ severity: 'warning', code: 'promotion-ended' }),
    problem(),
    problem({ severity: 'warning', code: 'promotion-ends-soon' }),
  ];
  expect(printedReport(diagnostics, options).match(/^(?:error|warning)(?= )/gm)).toEqual(expected);
});

test.each([
  ['several diagnostics of one code are folded', [at('a.yaml', 1), at('b.yaml', 1)], {}, true],
  ['each diagnostic is printed already', [at('a.yaml', 1), at('b.yaml', 1)], { all: true }, false],
  ['no diagnostic is folded', [at('a.yaml', 1)], {}, false],
])('The report of a run mentions --all only if --all would print more: %s', (_what, diagnostics, options, expected) => {
  expect(printedReport(diagnostics, options).includes('--all')).toBe(expected);
});

test.each([
  ['an error with its place', problem(), '::error file=pages/a.yaml,line=2,col=3,endLine=2,endColumn=5,title=entry-unknown::Why. How.'],
  [
    'a warning',
    problem({ severity: 'warning' }),
    '::warning file=pages/a.yaml,line=2,col=3,endLine=2,endColumn=5,title=entry-unknown::Why. How.',
  ],
  ['a problem without a place', placeless, '::error file=pages/a.yaml,title=entry-unknown::Why. How.'],
  [
    'a comma and a colon in a file name',
    { ...placeless, file: 'C:/a,b.yaml' },
    '::error file=C%3A/a%2Cb.yaml,title=entry-unknown::Why. How.',
  ],
  ['a percent sign in a file name', { ...placeless, file: '50%.yaml' }, '::error file=50%25.yaml,title=entry-unknown::Why. How.'],
  [
    'percent, line breaks, comma and colon in a message',
    { ...placeless, message: '50%\r\na: b, c' },
    '::error file=pages/a.yaml,title=entry-unknown::50%25%0D%0Aa: b, c How.',
  ],
  [
    'a terminal command',
    { ...placeless, file: 'e\u001b[31m.yaml', message: 'e\u001b[31m' },
    '::error file=e␛[31m.yaml,title=entry-unknown::e␛[31m How.',
  ],
])('The GitHub annotation of %s is one line', (_name, diagnostic, expected) => {
  expect(github([diagnostic])).toBe(expected);
});

test('A line break in a name starts no new line that a workflow could read as a command', () => {
  const name = 'x\n::warning::pwn';
  const list = [problem({ file: name, message: `"${name}" cannot be a name here.` })];
  const lines = pretty(list, { sources: () => undefined, paint: plain, messages }).split('\n');
  expect(lines.filter((line) => line.trim().startsWith('::'))).toEqual([]);
});

test('The GitHub summary has a row for each problem, and escapes its cells', () => {
  const rows = githubSummary([problem({ message: 'a | b\nc <script>' }), placeless], messages)
    .trimEnd()
    .split('\n');
  expect(rows).toHaveLength(4);
  expect(rows[2]).toBe('| error | pages/a.yaml:2:3 | `entry-unknown` a \\| b c &lt;script> | How. |');
});

test('The GitHub summary lists errors first, and starts with a table of codes if there are many problems', () => {
  const warning = problem({ severity: 'warning', code: 'typography-dash' });
  const rows = (list: readonly Placeless[]) => githubSummary(list, messages).trimEnd().split('\n');
  expect(rows([warning, problem()]).map((row) => row.slice(0, 9))).toEqual(['| | Place', '|---|---|', '| error |', '| warning']);
  expect(rows([...Array(50).fill(warning), problem()]).slice(0, 5)).toEqual([
    '| | Code | Number |',
    '|---|---|--:|',
    '| error | `entry-unknown` | 1 |',
    '| warning | `typography-dash` | 50 |',
    '',
  ]);
});

test('The report of a run with --json goes into the JSON document, and nothing is printed', () => {
  const parts: JsonPart[] = [];
  const refuse = () => expect.fail('nothing but data');
  const io = { out: refuse, err: refuse, json: (part: JsonPart) => parts.push(part), paint: plain, messages, summarize: refuse };
  const run = { diagnostics: [problem()], summary: emptySummary, failed: true, milliseconds: 5, written: undefined };
  report(io, run, { sources: () => undefined, format: 'json' });
  const { largestPage: _, ...summary } = emptySummary;
  expect(parts).toEqual([{ diagnostics: [problem()] }, { result: { errors: 1, warnings: 0, summary } }]);
});
