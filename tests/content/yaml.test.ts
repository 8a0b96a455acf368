// Features of YAML beyond plain data, and values that its core schema reads in a surprising way.
import { expect, test } from 'vitest';
import { locate } from '../../src/content/locate.ts';
import { parse } from '../../src/content/yaml/parse.ts';
import { contentWith, diagnose, placesOf, problemsOf, tinyPage } from '../support/fixture-site/content.ts';

const file = 'pages/tiny.yaml';

/** Resolves to the value of a text, or to `code line:column` for each error. */
async function read(text: string): Promise<unknown> {
  const result = await parse(file, text);
  if ('value' in result) return result.value;
  return placesOf(await locate(result.findings, { texts: new Map([[file, text]]) })).map((line) => line.replace(` ${file}:`, ' '));
}

test.each([
  ['a directive', '%YAML 1.1\n---\na: no\n', ['yaml-directive 1:1']],
  ['a tag directive', '%TAG ! tag:x,2000:\n---\na: !y 1\n', ['yaml-directive 1:1', 'yaml-tag 3:7']],
  ['an unknown tag', 'a: !money 5\n', ['yaml-tag 1:4']],
  ['a binary tag', 'a: !!binary aGk=\n', ['yaml-tag 1:4']],
  ['a set tag', 'a: !!set { b: }\n', ['yaml-tag 1:4']],
  ['a timestamp tag', 'a: !!timestamp 2025-06-30\n', ['yaml-tag 1:4']],
  ['a plain tag', 'a: !!str 5\n', ['yaml-tag 1:4']],
  ['a tag without a name', 'a: ! 5\n', ['yaml-tag 1:4']],
  ['a tag on a list', 'a: !!seq [b]\n', ['yaml-tag 1:4']],
  ['an unused anchor', 'a: &x 1\n', ['yaml-alias 1:4']],
  ['an anchor and its alias', 'a: &x 1\nb: *x\n', ['yaml-alias 1:4', 'yaml-alias 2:4']],
  ['an unknown alias', 'a: *x\n', ['yaml-alias 1:4']],
  ['an alias of itself', 'a: &x [*x]\n', ['yaml-alias 1:4', 'yaml-alias 1:8']],
  ['an anchor on a key', '&x a: 1\n', ['yaml-alias 1:1']],
  ['two documents', 'a: 1\n---\nb: 2\n', ['yaml-multiple-documents 2:1']],
  ['a tab as indentation', 'a:\n\tb: 1\n', ['yaml-syntax 2:1']],
  ['the same key twice', 'a: 1\nb: 2\na: 3\n', ['yaml-duplicate-key 3:1']],
  ['the same key twice in braces', 'a: { b: 1, b: 2 }\n', ['yaml-duplicate-key 1:12']],
  ['the same key twice, once in quotes', 'a: 1\n"a": 2\n', ['yaml-duplicate-key 2:1']],
  ['a key once as a number and once as a text', '1: a\n"1": b\n', ['yaml-duplicate-key 2:1']],
  ['a merge key with an alias', 'a: &x { b: 1 }\nc: { <<: *x }\n', ['yaml-alias 1:4', 'yaml-alias 2:10']],
  ['a block as a key', 'a: {{b}}\n', ['yaml-syntax 1:5']],
  ['two colons on a line', 'a: b: c\n', ['yaml-syntax 1:4']],
  ['an apostrophe in single quotes', "a: 'it's'\n", ['yaml-syntax 1:8']],
  ['a quote that is never closed', 'a: 1\nb: "open\nc: 2\nd: 3\n', ['yaml-syntax 2:4']],
  ['a brace that is never closed', 'a: { b: 1\nc: 2\n', ['yaml-syntax 2:1']],
  ['a key without a colon', 'a: 1\nb\nc: 2\n', ['yaml-syntax 2:1']],
  ['a key without a space', 'a:1\nb: 2\n', ['yaml-syntax 1:1']],
  ['an at sign', 'a: @b\n', ['yaml-syntax 1:4']],
  ['an unknown escape', 'a: "\\q"\n', ['yaml-syntax 1:5']],
  ['the first of three errors', 'a: b: c\nd: 1\ne: @f\ng: "h" i\n', ['yaml-syntax 1:4']],
  ['an empty file', '', ['file-empty 1:1']],
  ['a file of blank lines', '\n \n', ['file-empty 1:1']],
  ['a file with only a comment', '# later\n', ['file-empty 1:1']],
  ['a file with only a byte order mark', '\ufeff', ['file-empty 1:1']],
])('YAML is refused at the place of %s', async (_name, text, expected) => {
  expect(await read(text)).toEqual(expected);
});

test.each([
  ['a number with a leading zero loses the zero', 'a: 010', { a: 10 }],
  ['a postal code with a leading zero loses the zero', 'a: 01067', { a: 1067 }],
  ['1e5 is a number', 'a: 1e5', { a: 100_000 }],
  ['0o17 is octal', 'a: 0o17', { a: 15 }],
  ['0x1F is hexadecimal', 'a: 0x1F', { a: 31 }],
  ['1_000 is text', 'a: 1_000', { a: '1_000' }],
  ['1,50 is text', 'a: 1,50', { a: '1,50' }],
  ['yes, no, on and off are text', 'a: [yes, no, on, off, y, n]', { a: ['yes', 'no', 'on', 'off', 'y', 'n'] }],
  ['a date is text', 'a: 2025-06-30', { a: '2025-06-30' }],
  ['an instant is text', 'a: 2025-06-30T23:59:59+02:00', { a: '2025-06-30T23:59:59+02:00' }],
  ['a time is text', 'a: 12:30', { a: '12:30' }],
  ['a merge key is a key', '<<: { a: 1 }', { '<<': { a: 1 } }],
  ['a number as a key is text', '1: a', { '1': 'a' }],
  ['a byte order mark at the start is ignored', '\ufeffa: 1', { a: 1 }],
  ['carriage returns are not part of texts', 'a: b\r\nc: |\r\n  d\r\n  e\r\n', { a: 'b', c: 'd\ne\n' }],
  ['a tab after a colon separates key and value', 'a:\tb', { a: 'b' }],
  ['a document may start with dashes', '---\na: 1\n', { a: 1 }],
  ['a text may contain marks', 'a: b & c * d ! e % f', { a: 'b & c * d ! e % f' }],
])('In YAML, %s', async (_name, text, expected) => {
  expect(await read(text)).toEqual(expected);
});

test('A key __proto__ in YAML is a key like any other, and changes no object', async () => {
  const value = (await read('__proto__: { x: 1 }')) as object;
  expect(Object.keys(value)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

test.each([
  ['NUL', '\0'],
  ['BEL', '\u0007'],
  ['ESC', '\u001b'],
  ['DEL', '\u007f'],
  ['NUL as an escape', '\\0'],
  ['BEL as an escape', '\\u0007'],
  ['ESC as an escape', '\\e'],
  ['a direction mark', '\u202e'],
  ['a mark that isolates a direction', '\u2067'],
  ['a zero-width space', '\u200b'],
  ['half of a surrogate pair', '\ud83d'],
  ['half of a surrogate pair as an escape', '\\ud83d'],
])('A YAML text with %s is refused', async (_name, character) => {
  const problems = await problemsOf(contentWith(tinyPage('{ de: Klein }', `{ de: "K${character}" }`)));
  expect(problems).toEqual(['yaml-control-character pages/tiny.yaml:2:13']);
});

test.each([
  ['a smile', '🙂'],
  ['a soft hyphen as an escape', '\\u00AD'],
  ['a no-break space', '\u00a0'],
])('A YAML text with %s is accepted', async (_name, character) => {
  expect(await problemsOf(contentWith(tinyPage('{ de: Klein }', `{ de: "K${character}" }`)))).toEqual([]);
});

test.each([
  ['a later line of a block', '|\n        Eins\n    zwei\n', '12:5 4'],
  ['the first line of a block', '|\n    Eins\n    zwei\n', '11:5 4'],
  ['a later line of a quoted text', '"Eins\n        zwei\n  drei"\n', '12:3 6'],
])('The wrong indentation of %s is reported at its place, with the number of missing spaces', async (_, written, expected) => {
  const text = tinyPage('lead: { de: Aber mein. }', `body:\n      de: ${written}`)[file] ?? '';
  const found = (await diagnose(contentWith({ [file]: text }))).filter(({ code }) => code === 'yaml-indent');
  expect(found.map(({ range, args }) => `${range?.line}:${range?.column} ${Number(args['due']) - Number(args['indent'])}`)).toEqual([
    expected,
  ]);
});

test.each([
  ['name: { de: Klein }', '  name: { de: Anders }', 0],
  ['    title: { de: Klein }', '      title: { de: Anders }', 4],
  ['    title: { de: Klein }', '   title: { de: Anders }', 4],
  ['    lead: { de: Aber mein. }', '      lead:\n        de: Anders', 4],
])('If the line %j is followed by the same key further right or left, %j, this is one mistake without a fix', async (line, again, due) => {
  const text = tinyPage(line, `${line}\n${again}`)[file] ?? '';
  const found = await diagnose(contentWith({ [file]: text }));
  const number = text.split('\n').findIndex((each) => again.startsWith(each) && each !== '') + 1;
  expect(found.map(({ code, range, args, fix }) => [code, range?.line, args['due'], fix])).toEqual([
    ['yaml-duplicate-key', number, due, undefined],
  ]);
});

test.each([
  ['de', '[de]'],
  ['de, en', '[de, en]'],
])('The fix for a text in place of a list puts it into brackets: %s', async (written, list) => {
  const text = (tinyPage('languages: [de]', `languages: ${written}`)[file] ?? '').replaceAll(/de: (\w[^}]*)/g, (all, words) =>
    list.includes('en') ? `de: ${words}, en: ${words}` : all,
  );
  const found = (await diagnose(contentWith({ [file]: text }))).filter(({ code }) => code === 'type-wrong');
  expect(found.map(({ fix }) => fix?.result)).toEqual([`languages: ${list}`]);
});
