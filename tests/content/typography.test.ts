// The diagnostics of `check` for the typography of a text, by language, and the results of its fixes.
import { describe, expect, test } from 'vitest';
import { typographyIn } from '../../src/content/typography/check-typography.ts';
import { rulesOf } from '../../src/content/typography/rules.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { applyEdits } from '../../src/diagnostics/fix.ts';
import { applySafeFixes } from '../../src/tools/refactor/safe-fixes.ts';
import { built, contentWith, diagnose, edited, tinyProse } from '../support/fixture-site/content.ts';
import { definition } from '../support/fixture-site/theme.tsx';
import { processorTimeOf } from '../support/processor-time.ts';
import { randomOfDay } from '../support/random.ts';

/** Returns `text` with every slip corrected for its language, and with `?` after each slip that only the author can fix. */
const corrected = (tag: string, text: string): string =>
  typographyIn(text, tag, {})
    .toSorted((one, other) => other.offset - one.offset)
    .reduce(
      (result, { offset, found, written = `${found}?` }) => result.slice(0, offset) + written + result.slice(offset + found.length),
      text,
    );

const visible = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, '_');

test('A word of 200,000 letters is searched in linear time', () => {
  const findings = (length: number) => typographyIn(`${'x'.repeat(length)} , ${'-'.repeat(length)}`, 'en-GB', {});
  expect(findings(200_000).map(({ rule }) => rule)).toEqual(['punctuation']);
  // Eight times the text takes about eight times as long; with backtracking, it would take 64 times as long.
  expect(processorTimeOf(() => findings(200_000))).toBeLessThan(32 * processorTimeOf(() => findings(25_000)));
});

test('Each text that a pattern matches has the sign of the pattern', () => {
  const random = randomOfDay();
  const signs = ' -–"\'´`§%.,;:!?„“”€5٥aÄzBu\u00A0()|'.split('');
  const parts = [
    ...signs,
    ...['z. B.', 'd.h.', 'u. a.', 'o. Ä.', 'i. d. R.', 'v. a.', 'u. U.', 's. o.', 's. u.', 'Abs.', 'No.'],
    ...['---', ' - ', ' -5', ' (-4,5', '7 km ', ' a'],
  ];
  for (const tag of ['de-DE', 'en-GB', 'fr-FR']) {
    const unmatched = new Set(rulesOf(tag));
    for (let count = 0; count < 4000; count += 1) {
      const text = Array.from({ length: 12 }, () => parts[Math.floor(random() * parts.length)]).join('');
      for (const rule of rulesOf(tag)) {
        if (!new RegExp(rule.pattern, 'u').test(text)) continue;
        unmatched.delete(rule);
        expect([rule.sign.test(text), text]).toEqual([true, text]);
      }
    }
    expect([...unmatched]).toEqual([]);
  }
});

describe('Typography is corrected for the language of a text', () => {
  test.each([
    ['en-GB', 'the "A" and "B buttons:\n\nthe "C" and\n"D" e', 'the “A” and "B buttons:?\n\nthe “C” and\n“D” e'],
    ['en-GB', 'one" and "two', 'one" and "?two'],
    ['de-DE', '80% schneller, 99,9 % verfügbar', '80_% schneller, 99,9_% verfügbar'],
    ['en-GB', '80 % faster', '80% faster'],
    ['fr-FR', '80 % plus vite', '80_% plus vite'],
    ['de-DE', 'in 100 ms, ab 10 €, unter 10 s', 'in 100_ms, ab 10_€, unter 10_s'],
    ['pl-PL', 'od 10 km', 'od 10_km'],
    ['de-DE', 'nach § 7 und §87 Abs. 1 Nr. 6', 'nach §_7 und §_87 Abs._1 Nr._6'],
    ['de-DE', 'z.B. heute, d. h. morgen, i. d. R. spät', 'z._B. heute, d._h. morgen, i._d._R. spät'],
    ['en-GB', 'No. 7 in para. 3', 'No._7 in para._3'],
    ['de-DE', '-45\u00A0€, -5°, -10\u00A0kg und (-3,5)', '−45_€, −5°, −10_kg und (−3,5)'],
    ['de-DE', 'Er sagt "Moin" und “Tschüss”, dann „Servus”.', 'Er sagt „Moin“ und „Tschüss“, dann „Servus“.'],
    ['en-GB', 'She says "hello" and „bye“.', 'She says “hello” and “bye”.'],
    ['de-DE', 'Er sagt „Moin“, ein 5” Display, „A“ und ”B” und “C”', 'Er sagt „Moin“, ein 5” Display, „A“ und ”B” und „C“'],
    ['de-DE', "Wie geht's", 'Wie geht’s'],
    ['de-DE', 'heute - auch nachts -- und morgen', 'heute – auch nachts – und morgen'],
    ['en-US', 'today - and tomorrow', 'today—and tomorrow'],
    ['en-GB', 'today --- and tomorrow---always', 'today – and tomorrow – always'],
    ['de-DE', 'schnell , gut ! Sehr gut', 'schnell, gut! Sehr gut'],
    ['de-DE', 'ein " allein', 'ein " allein?'],
  ])('%s: %s', (tag, text, expected) => {
    expect(visible(corrected(tag, text))).toBe(expected);
  });
});

describe('Correct or ambiguous typography is accepted', () => {
  test.each([
    ['de-DE', '80\u00A0% und 80\u202F%, +300\u00A0%, 24/7, 100%ig, a%20b'],
    ['en-GB', '80% of it, “hello”, don’t, 24/7 – today'],
    ['de-DE', '„Moin“, »Servus«, geht’s – 9–17 Uhr, 10 - 12, +49 30 23125 -100, 2024-11-22, E-Mail, 7-Tage-Woche'],
    ['de-DE', 'ein Bildschirm mit 27" und ISO 27001, 5 Minuten, 5 Mal'],
    ['en-GB', 'xargs -0, kill -9 1234, gzip -9, ls -1, py -3.8, gcc -O2, the option -3, returns -1 (-1 on Linux), -0 is 0'],
    ['en-GB', 'Write ! to negate, and ? for one character.'],
    ['de-DE', 'Datei .htaccess, usw. ... und . . .'],
    ['fr-FR', 'Vraiment ? « Oui », dit-il ; bon : 5 heures'],
    ['tr-TR', 'yüzde %50'],
    ['ar', 'زيادة 1% في'],
  ])('%s: %s', (tag, text) => {
    expect(typographyIn(text, tag, {})).toEqual([]);
  });
});

test('A disabled rule of typography reports nothing, and exempt words are not reported', () => {
  expect(typographyIn('80% - "Moin"', 'de-DE', { off: ['percent', 'dash', 'quotes'] })).toEqual([]);
  const slips = typographyIn('100% Wolle, 50% Leinen', 'de-DE', { keep: ['100% Wolle'] });
  expect(slips.map(({ found }) => found)).toEqual(['50%']);
});

test('An empty exempt text exempts nothing', () => {
  expect(typographyIn('50% Leinen', 'de-DE', { keep: [''] })).toHaveLength(1);
});

const page = (lead: string): string => `languages: [de]
name: { de: Kaputt }
meta:
  title: { de: Kaputt }
  description: { de: Hier stimmt etwas nicht. }
sections:
  - type: hero
    title: { de: Kaputt }
    lead: { de: ${lead} }
`;

const ofTypography = (list: readonly Diagnostic[]): readonly Diagnostic[] => list.filter(({ code }) => code.startsWith('typography-'));

/** Returns `text` with the fixes of all diagnostics. */
function fixed(text: string, found: readonly Diagnostic[]): string {
  const edits = found.flatMap(({ fix }) => fix?.edits ?? []);
  edits.sort((one, other) => one.replace.line - other.replace.line || one.replace.column - other.replace.column);
  return applyEdits(text, edits);
}

describe('A fix of typography keeps the notation of the YAML value', () => {
  test.each([
    ['"80% und 80%, \\"Moin\\""', '"80\\_% und 80\\_%, „Moin“"'],
    ['80% Kraft', '80\u00A0% Kraft'],
    ["'geht''s'", "'geht’s'"],
    ['"Bei -5 Grad: Tel. 040-5512, A-5, 2024-5-12, (-5)"', '"Bei −5 Grad: Tel. 040-5512, A-5, 2024-5-12, (-5)"'],
    ["'Wie geht''s: https://x.test/geht''s'", "'Wie geht’s: https://x.test/geht''s'"],
    ['"Heute z.B. auf www.x.test/z.B.html, z.B. hier"', '"Heute z.\\_B. auf www.x.test/z.B.html, z.\\_B. hier"'],
    ['"100% und https://x.test/a?b=100% \\"so\\""', '"100\\_% und https://x.test/a?b=100% „so“"'],
    [
      "\"Geht's: https://x.test/Schindler's_Liste, www.x.test/z.B.html, o'neil@x.test „https://x.test/a - b“\"",
      '"Geht’s: https://x.test/Schindler\'s_Liste, www.x.test/z.B.html, o\'neil@x.test „https://x.test/a – b“"',
    ],
  ])('%s', async (written, expected) => {
    const found = ofTypography(await diagnose(contentWith({ 'pages/broken.yaml': page(written) })));
    expect(fixed(page(written), found)).toBe(page(expected));
  });
});

test.each([
  [
    'a literal block',
    '|\n        Gut\n\n        Wie 80%,\n        "so" 80%\n',
    ['13:13', '14:9'],
    '|\n        Gut\n\n        Wie 80_%,\n        „so“ 80_%\n',
  ],
  [
    'a folded block',
    ">- # x\n        Gut\n        wie - nun\n        geht's\n        6 - b\n",
    ['12:9', '13:9', '14:9'],
    '>- # x\n        Gut\n        wie – nun\n        geht’s\n        6 – b\n',
  ],
  ['a folded block with a slip at the end of a line', '>\n        So -\n        oder so\n', ['11:9'], '>\n        So -\n        oder so\n'],
  ['a quoted text of two lines', '"Gut\n        \\"so\\", 80%"\n', ['11:9', '11:17'], '"Gut\n        „so“, 80\\_%"\n'],
  ['a plain text of two lines', 'Gut\n        so, 80%\n', ['11:13'], 'Gut\n        so, 80_%\n'],
])('Slips of typography in %s are reported in their own line, with a fix', async (_, written, places, expected) => {
  const before = page('Gut').replace('{ de: Gut }', () => `\n      de: ${written}`);
  const found = ofTypography(await diagnose(contentWith({ 'pages/broken.yaml': before })));
  expect(found.map(({ range }) => `${range?.line}:${range?.column}`)).toEqual(places);
  expect(visible(fixed(before, found))).toBe(page('Gut').replace('{ de: Gut }', () => `\n      de: ${expected}`));
});

test('Quotation marks around words on two lines of prose have a fix', async () => {
  const text = 'Wir sagen "guten\nTag" dazu.\n\n> Und "auf\n> Wiedersehen" auch.\n';
  const content = contentWith({ 'pages/about.de.mdx': text });
  expect(fixed(text, ofTypography(await diagnose(content)))).toBe('Wir sagen „guten\nTag“ dazu.\n\n> Und „auf\n> Wiedersehen“ auch.\n');
});

test.each([
  ['|\n        Gut\n        {citi} so\n', 'fact-unknown 12:9 {city}'],
  ['>-\n        Gut &amp; so,\n        nun **ja** so\n', 'text-markup 11:13 &'],
  ['|\n        Gut TODO so\n', 'placeholder-left 11:13 undefined'],
])('Mistakes in the words of the text %j are reported in their own line', async (written, expected) => {
  const text = page('Gut').replace('{ de: Gut }', () => `\n      de: ${written}`);
  const found = await diagnose(contentWith({ 'pages/broken.yaml': text }));
  const lines = found.map(({ code, range, fix }) => `${code} ${range?.line}:${range?.column} ${fix?.edits[0]?.with}`);
  expect(lines).toContain(expected);
});

test('A fix of typography leaves exempt words unchanged, even beside the same slip in other words', async () => {
  const text = page('"100% der Gäste im 100% Cotton Club"');
  const options = { definition: { ...definition, typography: { keep: ['100% Cotton Club'] } } };
  const found = ofTypography(await diagnose(contentWith({ 'pages/broken.yaml': text }), options));
  expect(fixed(text, found)).toBe(page('"100\\_% der Gäste im 100% Cotton Club"'));
});

test('Typography is also checked in prose, but not in code within prose', async () => {
  const code = [
    '`80%` ``a`"b"`` `one "\ntwo - "`',
    '```\n-45\n```',
    '~~~js\nconst a = "x" - 80;\n```\n~~~',
    '````md\n```js\nconst b = "y";\n```\n"c"\n````',
    "Mail an o'neil@x.test, www.x.test/it's.",
    '- ```js\n  const a = "x" - 80;\n  ```\n  > ```\n  > "c"\n  > ```',
    '1. ~~~\n   "d"\n\n   "e"\n   ~~~',
    '[a]: /about "Titel"\n\n<Note lang="de-x" title="a > 80%">Gut</Note> {/* "f" */} <code>"g"</code>',
    '```\n"h"\n```',
  ];
  const prose = `Nach § 7 sparen Sie.\n\n\`\`\`80%\`\`\` nach § 8\n\n${code.join('\n\n')}\n`;
  const withProse = page('Gut').replace(
    '    lead: { de: Gut }',
    '    lead: { de: Gut }\n  - type: prose\n    title: { de: Text }\n    source: broken',
  );
  const found = ofTypography(await diagnose(contentWith({ 'pages/broken.yaml': withProse, 'pages/broken.de.mdx': prose })));
  expect(found.map(({ file, code, args }) => [file, code, args['found']])).toEqual([
    ['pages/broken.de.mdx', 'typography-abbreviation', '§ 7'],
    ['pages/broken.de.mdx', 'typography-abbreviation', '§ 8'],
  ]);
  expect(fixed(prose, found)).toBe(prose.replaceAll(/§ /g, '§&nbsp;'));
});

test('The marks of lists, quotes, definitions and footnotes are not dashes', async () => {
  const lists = ['> - eins\n> - zwei\n', '> [!NOTE]\n> - eins\n', '1. - eins\n   - zwei\n', 'Wort\n: - eins\n', 'A[^1]\n\n[^1]: - eins\n'];
  const found = ofTypography(await diagnose(contentWith(tinyProse(`${lists.join('\n')}\n> - drei - vier\n`))));
  expect(found.map(({ args }) => args['found'])).toEqual(['drei - vier']);
});

test('Typography is also checked in messages, by the rules of their language', async () => {
  const messages = {
    ...edited('translations/de.yaml', 'Zum Inhalt springen', '80% springen'),
    ...edited('translations/en.yaml', 'Skip to content', 'Skip 80% of it, or 7 km'),
  };
  const found = ofTypography(await diagnose(contentWith(messages)));
  expect(found.map(({ file, code, range, args }) => [file, code, range?.line, visible(String(args['written']))])).toEqual([
    ['translations/de.yaml', 'typography-percent', 4, '80_%'],
    ['translations/en.yaml', 'typography-unit', 4, '7_km'],
  ]);
});

test('A slip of typography does not hide different facts of two languages', async () => {
  const texts = page('"Ab 10 € im Monat."').replaceAll(
    /\{ de: (Kaputt|Hier stimmt etwas nicht\.) \}/g,
    (_, de: string) => `{ de: ${de}, en: ${de === 'Kaputt' ? 'Broken' : 'Something is wrong here.'} }`,
  );
  const both = texts.replace('[de]', '[de, en]').replace('im Monat." }', 'im Monat.", en: "From €11 a month." }');
  const codes = (await diagnose(contentWith({ 'pages/broken.yaml': both }))).map(({ code }) => code);
  expect(codes).toContain('translation-facts');
  expect(codes).toContain('typography-unit');
});

test('Typography ignores the quotation marks around the title of a link, which are part of Markdown', async () => {
  const { files, diagnostics } = await built(
    contentWith(tinyProse('Ein "Wort", [ein Link][l].[^n]\n\n[l]: /about "Titel"\n\n[^n]: Eine "Note".\n')),
  );
  expect(String(files.get('tiny.html'))).toContain('<a href="/about" title="Titel">ein Link</a>');
  expect(diagnostics.filter(({ code }) => code === 'typography-quotes').map(({ args }) => args['found'])).toEqual(['"Wort"', '"Note"']);
});

test('The names of references and footnotes are not corrected, because the link would lose its target', async () => {
  const prose = [
    "[Was geht's], [es \"geht\"][Was geht's], ['s ist][], ![Was geht's], ![es \"läuft\"][geht's].[^geht's]",
    "[Was geht's]: /about\n['s ist]: /about\n[geht's]: /assets/icon.svg",
    '[^geht\'s]: Eine "Note".',
  ].join('\n\n');
  const found = ofTypography(await diagnose(contentWith(tinyProse(prose))));
  expect(found.map(({ args }) => args['found'])).toEqual(['"geht"', '"läuft"', '"Note"']);
});

test('The notation of another generator, which is an error, is not corrected, so that a script can still convert it', async () => {
  const prose = '=== "Erstens"\n\n    Es "geht".\n\n!!! note "Was geht\'s"\n\n--8<-- "datei.md"\n';
  const found = ofTypography(await diagnose(contentWith(tinyProse(prose))));
  expect(found.map(({ args }) => args['found'])).toEqual([]);
});

test('Typography is not checked in a file that does not parse', async () => {
  const broken = page('"80% Kraft", de: "80% Kraft"');
  const codes = (await diagnose(contentWith({ 'pages/broken.yaml': broken }))).map(({ code }) => code);
  expect(codes).toEqual(['yaml-duplicate-key']);
});

test.each([
  ['## Preise - und "mehr"', '## Preise – und „mehr“ {#preise---und-mehr}'],
  ['## Ein - Wort ##', '## Ein – Wort {#ein---wort} ##'],
  ['> ### Ein - Wort', '> ### Ein – Wort {#ein---wort}'],
  ['Ein - Wort\n----------', 'Ein – Wort {#ein---wort}\n----------'],
  ['## Ein - Wort\n\n## Ein - Wort', '## Ein – Wort {#ein---wort}\n\n## Ein – Wort {#ein---wort-1}'],
  ['## Es "geht"', '## Es „geht“'],
  ['## Ein - Wort {#wort--und---mehr}', '## Ein – Wort {#wort--und---mehr}'],
  ['## Ein - Wort {/* #wort */}', '## Ein – Wort {/* #wort */}'],
  ['Ein - Wort', 'Ein – Wort'],
])('The corrections of %j keep the id of each heading', async (written, expected) => {
  const file = 'pages/tiny.de.mdx';
  const { changed } = await applySafeFixes({
    texts: new Map([[file, `${written}\n`]]),
    check: async (texts) => diagnose(contentWith(tinyProse(texts.get(file) ?? `${written}\n`))),
  });
  expect(changed.get(file)).toBe(`${expected}\n`);
});
