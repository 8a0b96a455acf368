import { expect, test } from 'vitest';
import { report } from '../../src/commands/output/report.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { github, githubSummary } from '../../src/diagnostics/reporters/github.ts';
import { pretty } from '../../src/diagnostics/reporters/pretty.ts';
import { emptySummary } from '../../src/summary.ts';

const problem = (changes: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'entry-unknown',
  severity: 'error',
  file: 'pages/a.yaml',
  range: { line: 2, column: 3, endLine: 2, endColumn: 5 },
  message: 'Why.',
  hint: 'How.',
  args: { name: 'x' },
  ...changes,
});
const { range: _range, ...placeless } = problem();
const plain = (_style: string, text: string): string => text;

test('A person reads severity, code, place, message, lines and hint', () => {
  expect(pretty([problem()], () => 'one\n  two\n', plain).split('\n')).toEqual([
    'error entry-unknown  pages/a.yaml:2:3',
    '  Why.',
    '    1 | one',
    '    2 |   two',
    '      |   ^^',
    '  → How.',
  ]);
});

test.each([
  ['a value', { line: 2, column: 3, endLine: 2, endColumn: 6 }, 'one', '  one', ['    2 |   one']],
  ['a line that is added', { line: 2, column: 6, endLine: 2, endColumn: 6 }, '\n  en: …', '  two\n  en: …', ['    3 |   en: …']],
  ['a line that is deleted', { line: 1, column: 4, endLine: 2, endColumn: 6 }, '', '', []],
])('A person reads what a fix makes of %s', (_what, replace, words, result, expected) => {
  const fix = { edits: [{ replace, with: words }], result, open: false };
  const text = pretty([problem({ fix })], () => 'one\n  two\n', plain).split('\n');
  expect(text.slice(text.indexOf('  → How.') + 1)).toEqual(expected);
});

test('A problem without a place is shown without lines', () => {
  expect(pretty([placeless], () => 'one\n', plain).split('\n')).toEqual(['error entry-unknown  pages/a.yaml', '  Why.', '  → How.']);
});

test('A line that holds a secret is not shown', () => {
  const text = pretty([problem({ code: 'service-key' })], () => 'newsletter:\n  key: geheim\n', plain);
  expect(text).toContain('service-key  pages/a.yaml:2:3');
  expect(text).not.toContain('geheim');
});

test('Names from content cannot give orders to a terminal', () => {
  const text = pretty(
    [problem({ file: 'a\u001b[2J', message: 'b\u001b]0;x\u0007', hint: 'c\u009b1m' })],
    () => 'one\n\u001b[31mtwo\n',
    plain,
  );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect(text).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f]/);
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
])('GitHub gets %s on one line', (_name, diagnostic, expected) => {
  expect(github([diagnostic])).toBe(expected);
});

test('The summary for GitHub has a row for each problem, and cells that stay cells', () => {
  const rows = githubSummary([problem({ message: 'a | b\nc <script>' }), placeless])
    .trimEnd()
    .split('\n');
  expect(rows).toHaveLength(4);
  expect(rows[2]).toBe('| error | pages/a.yaml:2:3 | `entry-unknown` a \\| b c &lt;script> | How. |');
});

test('As JSON a run is one object on standard output, and nothing else is printed', () => {
  const printed: string[] = [];
  const refuse = () => expect.fail('nothing but data');
  const io = { out: (text: string) => printed.push(text), err: refuse, paint: plain, summarize: refuse };
  const run = { diagnostics: [problem()], summary: emptySummary, failed: true, milliseconds: 5, written: undefined };
  report(io, run, { sources: () => undefined, format: 'json' });
  expect(printed).toHaveLength(1);
  expect(JSON.parse(printed[0] ?? '')).toEqual({
    ok: false,
    errors: 1,
    warnings: 0,
    failed: true,
    diagnostics: [problem()],
    summary: { routes: {}, notFoundPages: 0, islands: 0, bytes: { html: 0, css: 0, js: 0, other: 0 }, files: 0, pictures: 0 },
  });
});
