// `check --fix` applies fixes in rounds, and reverts fixes that cause errors.
import { expect, test } from 'vitest';
import type { Code } from '../src/diagnostics/catalogue/index.ts';
import { isSafeToFix } from '../src/diagnostics/catalogue/safe-fixes.ts';
import type { Diagnostic } from '../src/diagnostics/diagnostic.ts';
import { applySafeFixes } from '../src/tools/refactor/safe-fixes.ts';

let file = 'pages/home.yaml';

interface Rule {
  readonly code: Code;
  readonly found: string;
  readonly written: string;
  readonly open?: boolean;
}

/** Returns a diagnostic for each match of the pattern `found` in a text, with a fix that replaces the match with `written`. */
function findAll(text: string, { code, found, written, open = false }: Rule): readonly Diagnostic[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(new RegExp(found, 'g'))].map((match): Diagnostic => {
      const line = index + 1;
      const range = { line, column: match.index + 1, endLine: line, endColumn: match.index + 1 + match[0].length };
      return {
        code,
        severity: 'warning',
        file,
        range,
        args: {},
        fix: { edits: [{ replace: range, with: written }], result: content, open },
      };
    }),
  );
}

const errorAt = (line: number): Diagnostic => ({
  code: 'key-unknown',
  severity: 'error',
  file,
  range: { line, column: 1, endLine: line, endColumn: 2 },
  args: {},
});

async function fix(text: string, rules: readonly Rule[], errors: (text: string) => readonly Diagnostic[] = () => []) {
  let checks = 0;
  const { changed, count } = await applySafeFixes({
    texts: new Map([[file, text]]),
    check: async (texts) => {
      checks += 1;
      const now = texts.get(file) ?? text;
      return [...errors(now), ...rules.flatMap((rule) => findAll(now, rule))];
    },
  });
  return { text: changed.get(file) ?? text, count, checks };
}

const apostrophe: Rule = { code: 'typography-apostrophe', found: "'", written: '’' };

test('A fix that would change the id of a heading is left to the author', async () => {
  file = 'guides/start.md';
  const dash: Rule = { code: 'typography-dash', found: ' - ', written: ' – ' };
  const { text } = await fix("## It's 1.0 - May\n\n## A - b {#c}\n\nD - e\n", [dash, apostrophe]);
  file = 'pages/home.yaml';
  expect(text).toBe('## It’s 1.0 - May\n\n## A – b {#c}\n\nD – e\n');
});

test('Fixes are applied together, even in one line', async () => {
  expect(await fix("it's\nwe're, isn't\n", [apostrophe])).toEqual({ text: 'it’s\nwe’re, isn’t\n', count: 3, checks: 2 });
});

test('Fixes that overlap or touch wait for the next round', async () => {
  const dash: Rule = { code: 'typography-dash', found: " - '", written: ' – ‘' };
  expect(await fix("a - 'b", [dash, apostrophe])).toMatchObject({ text: 'a – ‘b', count: 1, checks: 2 });
  const two: Rule = { code: 'typography-minus', found: '-5', written: '−5' };
  const percent: Rule = { code: 'typography-percent', found: ' %', written: '\u{A0}%' };
  expect(await fix('-5 %', [two, percent])).toMatchObject({ text: '−5\u{A0}%', count: 2, checks: 3 });
});

test('A fix that causes an error is reverted, and the others remain', async () => {
  const breaks = (text: string) => text.split('\n').flatMap((line, index) => (line.startsWith('key’') ? [errorAt(index + 1)] : []));
  expect(await fix("it's\nkey's\n", [apostrophe], breaks)).toMatchObject({ text: "it’s\nkey's\n", count: 1 });
});

test('Only the fixes that cause errors elsewhere are reverted', async () => {
  const lines = ["it's", "a heading's words", "that's", "a heading's end", "we're", 'a link to a heading'];
  // A new apostrophe in a heading breaks the link to the heading, which is an error on the last line.
  const breaks = (text: string) => (/heading’s/.test(text) ? [errorAt(6)] : []);
  const { text, count } = await fix(lines.join('\n'), [apostrophe], breaks);
  expect({ text, count }).toEqual({
    text: ['it’s', "a heading's words", 'that’s', "a heading's end", 'we’re', 'a link to a heading'].join('\n'),
    count: 3,
  });
});

test('A fix remains if it uncovers an error that the broken file hid, unless that error is in the line of the fix', async () => {
  const tab: Rule = { code: 'yaml-tab', found: '\t', written: '  ' };
  const hides = (line: number) => (text: string) => (text.includes('\t') ? [] : [errorAt(line)]);
  expect(await fix('a:\n\tb: 1\nc: 2\n', [tab], hides(3))).toMatchObject({ text: 'a:\n  b: 1\nc: 2\n', count: 1 });
  expect(await fix('a:\n\tb: 1\nc: 2\n', [tab], hides(2))).toMatchObject({ text: 'a:\n\tb: 1\nc: 2\n', count: 0 });
});

test.each<[string, Rule]>([
  ['one of several possible values', { code: 'amount-notation', found: '5', written: '500' }],
  ['words that only the author knows', { ...apostrophe, open: true }],
])('Fixes with %s are not applied', async (_, rule) => {
  expect(await fix("5 isn't", [rule])).toMatchObject({ text: "5 isn't", count: 0, checks: 1 });
});

test.each<[Code, Diagnostic['args'], boolean]>([
  ['amount-notation', { value: '9.997,00' }, true],
  ['amount-notation', { value: '9997 €' }, true],
  ['amount-notation', { value: '1 799' }, false],
  ['number-notation', { value: '1_799_700' }, true],
  ['number-notation', { value: '1,7' }, false],
  ['number-notation', { value: '180+' }, false],
  ['date-notation', { value: '31.12.2025', meant: '2025-12-31' }, true],
  ['date-notation', { value: '31.12.2025 18:00', meant: '2025-12-31T18:00:00+01:00' }, true],
  ['date-notation', { value: '31.12.2025', meant: '2025-12-31T23:59:59+01:00' }, false],
  ['format-invalid', { value: '€', expected: 'currency' }, true],
  ['format-invalid', { value: 'About', expected: 'path' }, false],
])('Whether --fix applies the fix of %s with %o: %s', (code, args, isSafe) => {
  expect(isSafeToFix({ code, args })).toBe(isSafe);
});

test('Rounds of fixes that undo each other end after at most 21 checks', async () => {
  const there: Rule = { code: 'typography-dash', found: 'a', written: 'b' };
  const back: Rule = { code: 'typography-minus', found: 'b', written: 'a' };
  expect((await fix('a', [there, back])).checks).toBeLessThanOrEqual(21);
});
