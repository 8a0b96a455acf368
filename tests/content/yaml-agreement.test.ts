// Two parsers read content: a fast one for plain YAML, and a careful one for the rest. Their results must be equal.
import { expect, test } from 'vitest';
import { parse } from '../../src/content/yaml/parse.ts';
import { parseStrict } from '../../src/content/yaml/parse-strict.ts';
import { readContent } from '../../src/node/fs/read-content.ts';
import { contentWith, root } from '../support/fixture-site/content.ts';

const snippets = [
  // Block scalars, with every chomping indicator, and some with an indentation indicator.
  'a: |\n  x\n  y\n',
  'a: |-\n  x\n  y\n\n',
  'a: |+\n  x\n  y\n\n',
  'a: |+\n  x\n\n\nb: y\n',
  'a: |2\n    x\n  y\n',
  'a: |2-\n    x\n  y\n',
  'a: |\n  x\n\n  y\n    z\n',
  'a: |\n\n\n  x\n',
  'a: |\n  # no comment\n  x\n# comment\nb: y\n',
  'a: |\n',
  'a: |+\n\n\n',
  'a: >\n  x\n  y\n',
  'a: >-\n  x\n  y\n\n',
  'a: >+\n  x\n  y\n\n',
  'a: >\n  x\n\n  y\n',
  'a: >\n  x\n    y\n    z\n  w\n',
  'a: >\n  x\n\n\n  y\n\n    z\n\n  w\n',
  'a: >2\n   x\n  y\n',
  'a: >\n  x \n  y\n',
  'a: |\n  x\ty\n  \tz\n',
  'a: | # comment\n  x\n',
  '- |\n x\n- >\n y\n',
  // Plain texts over several lines.
  'a: x\n  y\n',
  'a: x\n  y\n\n  z\n',
  'a:\n  x\n  y\n',
  'a: x # comment\n',
  'a: x#no comment\n',
  'a: x:y\n',
  'a: http://x.test/?a=1&b=2#c\n',
  'a: -x\n',
  'a: ?x\n',
  'a: x, y\n',
  'a: x [y] {z}\n',
  'a: ...x\n',
  'a b c: d e f\n',
  // Flow collections.
  'a: { b: { c: [d, [e, { f: g }]] } }\n',
  'a: [b, c,]\n',
  'a: { b, c: , d: ~ }\n',
  'a: [b: c, d]\n',
  'a: [\n  b,\n  c # comment\n]\n',
  'a: { b: x\n  y }\n',
  'a: {"b":1,"c":[2]}\n',
  'a: {b:c, d: e}\n',
  'a: []\nb: {}\n',
  'a: ["x, y", \'z: w\']\n',
  'a: [-1, - b]\n',
  // Quotes and escapes.
  'a: "x\\ty\\nz\\\\ \\" \\/ \\0"\n',
  'a: "\\x41\\u00e4\\U0001F600\\_\\N\\L\\P\\e"\n',
  'a: "x\\\n   y"\n',
  'a: "x\n  y\n\n  z"\n',
  'a: "x \n  y"\n',
  "a: 'it''s'\n",
  "a: 'x\n  y\n\n  z'\n",
  'a: ""\nb: \'\'\n',
  '"a b": 1\n\'c d\': 2\n',
  '"a" : 1\n',
  'a: "\\ud83d\\ude42"\n',
  // Numbers, and texts that look like numbers.
  'a: [0, -0, +0, 1, +1, -1, 010, 08, 1., .5, -.5, +.5, 1.50]\n',
  'a: [0x1F, 0XFF, 0x, 0o17, 0O17, 0o8, 0b11, -0x1]\n',
  'a: [1e5, 1E5, 1e+5, 1e-5, 1.5e3, 1e, e5]\n',
  'a: [.inf, -.inf, +.inf, .Inf, .INF, .nan, .NaN, .NAN, inf, nan]\n',
  'a: [1_000, 1,000, 12:30, 190:20:30, 2025-06-30, 1.2.3, 12345678901234567890]\n',
  'a: ["1", \'2\', "true", \'null\']\n',
  // Null, empty values, true and false.
  'a: ~\nb: null\nc: Null\nd: NULL\ne: nULL\nf:\ng: ""\n',
  'a: [true, True, TRUE, tRUE, false, False, FALSE, yes, no, on, off, y, n]\n',
  '- \n- a\n-\n',
  // Structure.
  '? a\n: b\n',
  '? a\n',
  'a:\n- b\n- c\n',
  'a:\n  - - b\n    - c\n  - d: e\n    f: g\n',
  '- a: b\n  c:\n    - d\n-\n  e: f\n',
  'a:\n\n\n  b: c\n\n# comment\n\nd: e',
  'a: b\r\nc:\r\n  - d\r\n',
  '---\na: b\n...\n',
  '--- # comment\na: b\n',
  'ä: ö\n日本: 語\n🙂: 🙃\n',
  '1: a\n2.5: b\ntrue: c\n',
  '__proto__: a\nconstructor: b\n',
  '<<: { a: b }\n',
  '# comment\n\na: b # more\n',
  'just text\n',
  '[a, b]\n',
];

test.each(snippets)('Both parsers return the same for %j', async (text) => {
  const { isPlain: _, ...fast } = { isPlain: undefined, ...(await parse('a.yaml', text)) };
  const careful = await parseStrict('a.yaml', text);
  expect(JSON.stringify(fast)).toBe(JSON.stringify(careful));
  expect(fast).toEqual(careful);
});

test('Both parsers return the same for every YAML file of the real site and of the fixture', async () => {
  const texts = [...readContent(`${root}/content`).texts, ...contentWith().texts].filter(([file]) => file.endsWith('.yaml'));
  expect(texts.length).toBeGreaterThan(20);
  for (const [file, text] of texts) expect(await parse(file, text), file).toMatchObject(await parseStrict(file, text));
});
