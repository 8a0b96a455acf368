// Prose is Markdown with a few components and HTML elements. Any other code or syntax is reported as an error at its place.
import { expect, test } from 'vitest';
import { applyEdits } from '../../src/diagnostics/fix.ts';
import { contentWith, diagnose, planned, problemsOf, tinyProse } from '../support/fixture-site/content.ts';

const file = 'pages/tiny.de.mdx';
const problemsIn = async (text: string) => (await problemsOf(contentWith(tinyProse(text)))).map((line) => line.replace(` ${file}:`, ' '));

test.each([
  ['an import', 'Text.\n\nimport x from "y"\n', ['mdx-code 3:1']],
  ['an export', 'export const x = 1\n', ['mdx-code 1:1']],
  ['a sentence that begins with a keyword', 'Eins.\n\nexport nothing here\n\nZwei.\n', ['mdx-code 3:1']],
  ['code after an import', 'import x from "y"\nzwei()\n', ['mdx-code 1:1']],
  ['an expression on a line', 'Text.\n\n{1 + 1}\n', ['mdx-code 3:1']],
  ['an expression that starts with a fact', 'Eins ist {city + 1}.\n', ['mdx-code 1:10']],
  ['a fact in two pairs of braces', 'Aus {{city}}.\n', ['mdx-code 1:5']],
  ['a value of Liquid', 'Aus {{ city | upcase }}.\n', ['markdown-raw 1:5']],
  ['a tag of Liquid', 'Text.\n\n{% include a.html %}\n', ['markdown-raw 3:1']],
  ['attributes of kramdown', 'Text.\n{: .lead}\n', ['markdown-raw 2:1']],
  ['a fact with spaces', 'Aus { city }.\n', ['mdx-code 1:5']],
  ['an unknown fact in braces', 'Aus {ciyt}.\n', ['fact-unknown 1:5']],
  ['a variable in a text', 'Eins ist {process.env.HOME}.\n', ['fact-unknown 1:10']],
  ['a comment beside code', '{/* x */ y}\n', ['mdx-code 1:1']],
  ['an unclosed expression', 'Eins { zwei\n', ['mdx-syntax 1:6']],
  ['an unclosed expression beside code', 'Eins `{` zwei \\{ drei { vier\n', ['mdx-syntax 1:23']],
  ['an expression that is not code', 'Eins {zwei drei}.\n', ['mdx-code 1:6']],
  ['a command of another generator', 'Eins {{< zwei >}}.\n', ['markdown-raw 1:6']],
  ['a shortcode, whose first brace has a backslash', 'Eins \\{{< zwei >}}.\n', ['mdx-code 1:8']],
  ['attributes in braces', 'Eins {.zwei}.\n', ['markdown-raw 1:6']],
  ['HTML', 'Text\n\n<script>alert(1)</script>\n', ['html-unknown 3:1']],
  ['HTML for appearance', 'Ein <font>Wort</font>.\n', ['html-unknown 1:5']],
  ['an attribute for appearance', 'Ein <b class="x">Wort</b>.\n', ['html-unknown 1:5']],
  ['a link of HTML', 'Ein <a href="/">Wort</a>.\n', ['html-unknown 1:5']],
  ['a link of HTML to an unknown page', 'Ein <a href="/nirgends">Wort</a>.\n', ['html-unknown 1:5']],
  ['an HTML comment that is not closed', '<!-- x\n', ['mdx-syntax 1:1']],
  ['an address in angle brackets', 'Zu <https://elsewhere.test/a_b> und <a@b.test>.\n', ['mdx-syntax 1:4', 'mdx-syntax 1:37']],
  ['an unfinished tag', 'Eins <Note zwei\n', ['mdx-syntax 1:6']],
  ['an attribute without quotes', 'Eins <Fact name=city></Fact>.\n', ['mdx-syntax 1:6']],
  ['a tag across emphasis', 'Eins <Note>*zwei</Note> drei*.\n', ['mdx-syntax 1:17']],
  ['an unknown component', '<Nota>x</Nota>\n', ['mdx-component 1:1']],
  ['a component in lower case', '<note>x</note>\n', ['mdx-component 1:1']],
  ['a member of a component', '<Note.Big>x</Note.Big>\n', ['mdx-component 1:1']],
  ['a fragment', '<>x</>\n', ['mdx-component 1:1']],
  ['an attribute with code', '<Fact name={city}/>\n', ['mdx-attribute 1:1']],
  ['an attribute of a fact without a value', '<Fact name/>\n', ['mdx-attribute 1:1']],
  ['spread attributes', '<Note {...x}>x</Note>\n', ['mdx-attribute 1:1']],
  ['an unclosed tag', 'Text.\n\n<Note>\n\nText.\n', ['mdx-syntax 3:1']],
  ['a closing tag of another element', '<Note>x</Nota>\n', ['mdx-syntax 1:1']],
  ['a closing tag without an opening one', 'x</Note>\n', ['mdx-syntax 1:2']],
  ['an unclosed tag in another element', '<Note>x <Fact name="city"> y</Note>\n', ['mdx-syntax 1:9']],
  ['a less-than sign', 'Ein Preis <5.\n', ['mdx-syntax 1:11']],
  [
    'several mistakes of syntax',
    'Ein Preis <5 und <6.\n\n<br>\n\nZu { [Wort](/abuot).\n',
    ['mdx-syntax 1:11', 'mdx-syntax 1:18', 'mdx-syntax 3:1', 'mdx-syntax 5:4', 'link-address 5:6'],
  ],
  [
    'several notations of facts',
    'Aus {{city}}, [city], { ciyt }.\n\n{{city}}\n\nZu {ciyt} [Wort](/abuot).\n',
    ['mdx-code 1:5', 'fact-notation 1:15', 'mdx-code 1:23', 'mdx-code 3:1', 'fact-unknown 5:4', 'link-address 5:11'],
  ],
  ['an image', '![x](/y)\n', ['picture-address 1:1']],
  ['an image by reference', '![x][y]\n\n[y]: /y\n', ['picture-address 1:1']],
  ['an image of an unknown file', '![x](/y.png)\n', ['asset-unknown 1:1']],
  ['a link to a path without a page', 'Ein [Wort](/abuot).\n', ['link-address 1:5']],
  ['a link to a file without an entry', 'Ein [Wort](./nowhere.yaml).\n', ['link-address 1:5']],
  ['a link to a relative path', 'Ein [Wort](about).\n', ['link-unclear 1:5']],
  ['a link to an unknown anchor of a page', 'Ein [Wort](/about#nirgends).\n', ['anchor-unknown 1:5']],
  ['a link without a scheme', 'Ein [Wort](//elsewhere.test).\n', ['link-unclear 1:5']],
  ['an unencrypted link', 'Ein [Wort](http://elsewhere.test).\n', ['link-insecure 1:5']],
  ['an unencrypted bare address', 'Ein\nWort: http://elsewhere.test.\n', ['link-insecure 2:7']],
  ['a table without dashes', 'Text:\n\n| a | b |\n| c | d |\n', ['markdown-raw 3:1']],
  ['a table with too few dashes', '| a | b |\n|---|\n| c | d |\n', ['markdown-raw 1:1']],
  ['a table without dashes that contains code', '> | a | `b` |\n', ['markdown-raw 1:3']],
  ['an unclosed aside', 'Text.\n\n:::note\nWort\n', ['markdown-raw 3:1']],
  ['an aside of an unknown kind', ':::nota\nWort\n:::\n', ['aside-unknown 1:1']],
  ['code by indentation', 'Text.\n\n    a = b\n', ['markdown-raw 3:5']],
  ['code by indentation in a list', '- Text.\n\n      a = b\n', ['markdown-raw 3:7']],
  ['code by indentation in a definition', 'Text\n: Wort.\n\n      a = b\n', ['markdown-raw 4:7']],
  ['a heading without a space', '##Zwei\n', ['markdown-raw 1:1']],
  ['a footnote without its note', 'Ein Wort.[^1]\n', ['markdown-raw 1:10']],
  ['a note without a reference', 'Ein Wort.\n\n[^1]: Mehr.\n', ['markdown-raw 3:1']],
  ['a link with a space in its address', 'Ein [Wort](https://elsewhere.test/a b).\n', ['markdown-raw 1:5']],
  ['a link by an unknown reference', 'Ein [Wort][y].\n', ['markdown-raw 1:5']],
  ['tildes with spaces', 'Ein ~~ Wort ~~.\n', ['markdown-raw 1:5']],
  ['asterisks with spaces', '- a\n- ein ** Wort **\n', ['markdown-raw 2:7']],
  ['marks that a letter beside them makes ineffective', 'In **{city}**s\n\n*{city}*s\n', ['markdown-raw 1:4', 'markdown-raw 3:1']],
  ['an id with a space', '## Zwei {#ein wort}\n', ['heading-id 1:1']],
  ['a formula', 'So $x_1$.\n', ['markdown-raw 1:4']],
  ['an id outside of a heading', 'Ein Wort {#wort}\n', ['markdown-raw 1:1']],
  ['an id within a line', '## Ein {#id} Wort\n', ['markdown-raw 1:8']],
  ['an id with a slash', '## Zwei {#a/b}\n', ['heading-id 1:1']],
  ['an id of two headings', '## Zwei {#a}\n\n## Drei {#a}\n', ['heading-id 3:1']],
  ['a link to an unknown anchor', '## Preise\n\nZu [den Preisen](#preis).\n', ['anchor-unknown 3:4']],
  ['a component with an unknown anchor', '## Preise\n\nZu <Link anchor="preis">x</Link>.\n', ['anchor-unknown 3:4']],
  ['a link that runs code', '[Wort](javascript:alert%281%29)\n', ['link-unclear 1:1']],
  ['a link by reference to a data URL', '[Wort][y]\n\n[y]: data:text/html,x\n', ['link-unclear 3:1']],
  ['a main heading', '# Eins\n', ['mdx-heading 1:1']],
  ['a heading that skips a level', '## Zwei\n\n#### Vier\n', ['mdx-heading 3:1']],
  ['a heading without words', '##\n\n##  {/* Zwei */}\n\n### <b>&nbsp;</b>\n', ['mdx-heading 1:1', 'mdx-heading 3:1', 'mdx-heading 5:1']],
  ['a heading with only an id', '## {#zwei}\n', ['mdx-heading 1:1']],
  ['a placeholder', 'Text.\n\nHier TODO noch etwas.\n', ['placeholder-left 3:6']],
  ['a direction mark', 'Ein \u202ehcsilgne\u202c Wort.\n', ['yaml-control-character 1:5']],
  ['a zero-width space', 'Ein\u200b Wort.\n', ['yaml-control-character 1:4']],
  ['a control character', 'Ein\u0007 Wort.\n', ['yaml-control-character 1:4']],
  ['an unknown fact', 'Aus <Fact name="ciyt"/>.\n', ['fact-unknown 1:5']],
  ['a fact without a name', 'Aus <Fact/>.\n', ['fact-unknown 1:5']],
  ['an unknown page', '<Link page="abuot">x</Link>\n', ['entry-unknown 1:1']],
  ['a link without a target', 'Ein <Link>x</Link>\n', ['link-target 1:5']],
  ['a link with two targets', '<Link page="about" external="shop">x</Link>\n', ['link-target 1:1']],
  ['a link with an unknown attribute', '<Link page="about" class="x">x</Link>\n', ['key-unknown 1:1']],
  ['a link to an unknown dialog', '<Link dialog="logout">x</Link>\n', ['value-not-allowed 1:1']],
  ['a link with an unknown fallback', '<Link page="offer" fallback="fr">x</Link>\n', ['value-not-allowed 1:1']],
  ['a link with an unnecessary fallback', '<Link page="about" fallback="de">x</Link>\n', ['link-fallback 1:1']],
  ['a missing picture', '<Picture asset="icno.svg" alt="x" />\n', ['asset-unknown 1:1']],
  ['a picture within a line', 'Ein <Picture asset="icon.svg" alt="x" /> Wort.\n', ['mdx-picture 1:5']],
  ['a picture with a text inside', '<Picture asset="icon.svg" alt="x">\nWort\n</Picture>\n', ['mdx-picture 1:1']],
  ['a picture without an asset', '<Picture alt="x" />\n', ['asset-unknown 1:1']],
  ['a picture with an unknown attribute', '<Picture asset="icon.svg" alt="x" style="y" />\n', ['mdx-picture 1:1']],
  ['a picture without alt text', '<Picture asset="icon.svg" />\n', ['picture-text 1:1']],
  ['a picture with an empty alt text', '<Picture asset="icon.svg" alt="" />\n', ['picture-text 1:1']],
  ['a decorative picture with an alt text', '<Picture asset="icon.svg" alt="x" decorative="true" />\n', ['picture-text 1:1']],
  ['a decorative picture with a wrong value', '<Picture asset="icon.svg" decorative="yes" />\n', ['mdx-picture 1:1']],
  ['front matter, which only Markdown files of a collection have', '---\ntitle: "Eins"\n---\n\nWort.\n', ['front-matter 1:1']],
  ['an empty file', '', ['file-empty 1:1']],
  ['thousands of quotes', `${'>'.repeat(20_000)}\n`, ['mdx-syntax 1:1']],
  ['thousands of open tags', '<Note>'.repeat(5_000), ['mdx-syntax 1:1']],
  ['emphasis in emphasis', `${'*a _b '.repeat(100)}x${'_*'.repeat(100)}\n`, ['mdx-syntax 1:298']],
  ['emphasis in emphasis, thousands of times', `${'*a _b '.repeat(3000)}x${'_*'.repeat(3000)}\n`, ['mdx-syntax 1:1']],
  ['emphasis that overlaps, in lines that only look like items', `a\n${'    - *a_ b* _c\n2. *a_ b* _c\n'.repeat(500)}`, ['mdx-syntax 1:1']],
  ['emphasis that overlaps, after a line that looks like a definition', `[a]: <\n${'[b]: *a_ b* _c\n'.repeat(1000)}`, ['mdx-syntax 1:1']],
  ['pictures in pictures', `Eins.\n\n${'!['.repeat(3000)}x${']()'.repeat(3000)}\n`, ['mdx-syntax 3:1']],
  ['emphasis that overlaps', '*a_ b* _c'.repeat(10_000), ['mdx-syntax 1:1']],
  ['components with spaces', `${'<Note >'.repeat(3000)}x${'</Note>'.repeat(3000)}\n`, ['mdx-syntax 1:1']],
  ['components with attributes', `${'<Note a="b">'.repeat(3000)}x${'</Note>'.repeat(3000)}\n`, ['mdx-syntax 1:1']],
  ['components after words', `${'a<Note>'.repeat(150)}x${'</Note>'.repeat(150)}\n`, ['mdx-syntax 1:695']],
  ['components on many lines', `${'<Note>\na\n\n'.repeat(150)}x${'\n</Note>'.repeat(150)}\n`, ['mdx-syntax 301:1']],
  ['lists in lists', Array.from({ length: 680 }, (_, depth) => `${' '.repeat(2 * depth)}- a\n`).join(''), ['mdx-syntax 101:1']],
  ['lists in quotes in lists', `${'- > '.repeat(80)}a\n`, ['mdx-syntax 1:1']],
  ['a table with thousands of cells', `a\n\n|a|b|\n|-|-|\n${'|a|b|\n'.repeat(5000)}`, ['mdx-syntax 3:1']],
  ['thousands of footnotes', Array.from({ length: 1100 }, (_, note) => `a[^${note}]\n\n[^${note}]: b\n`).join('\n'), ['mdx-syntax 1:1']],
  ['underlined lines', 'a\n-\n\n'.repeat(50_000), ['mdx-syntax 1:1']],
])('Prose is refused at the place of %s', async (_name, text, expected) => {
  expect(await problemsIn(text)).toEqual(expected);
});

test.each([
  ['less-than signs', 'Ein Preis <5 und\n<= 6.\n', 'Ein Preis &lt;5 und\n&lt;= 6.\n'],
  ['addresses', 'Zu <https://elsewhere.test/a_b> und <mailto:a@b.test>.\n', 'Zu https://elsewhere.test/a_b und a@b.test.\n'],
])('The fixes of %s in MDX lead to a text without mistakes', async (_name, text, expected) => {
  const found = await diagnose(contentWith(tinyProse(text)));
  const fixed = applyEdits(
    text,
    found.flatMap(({ fix }) => fix?.edits ?? []),
  );
  expect(fixed).toBe(expected);
  expect(await problemsIn(fixed)).toEqual([]);
});

test.each([
  ['headings, lists, quotes and code', '## Zwei\n\n### Drei\n\n## Zwei\n\n- a\n- b\n\n1. c\n\n> d\n\n`e`\n'],
  ['escaped braces and a lone less-than sign', 'Ein \\{Wort\\} und &lt;eines&gt; < zwei.\n'],
  ['pictures', '<Picture asset="icon.svg" alt="x" caption="y" />\n\n<Picture asset="icon.svg" decorative="true" />\n'],
  ['a rule', 'a\n\n---\n\nb\n'],
  ['a placeholder in code', 'Hier bleibt `TODO` in Code.\n\n```text\nTODO\n```\n'],
  ['tables, strikethrough, tasks and footnotes', '| a | b |\n|--:|:-:|\n| c | ~~d~~[^1] |\n\n- [x] e\n- [ ] f\n\n[^1]: g\n'],
  [
    'addresses',
    '<https://elsewhere.test>\n'.replace(/[<>]/g, '') +
      '\nwww.elsewhere.test, a@elsewhere.test, [b](https://elsewhere.test), [c](tel:+493012345) [d][e]\n\n[e]: mailto:a@elsewhere.test\n',
  ],
  ['escaped marks, and marks in code', 'a \\*\\* \\~~ \\[^1] 5 \\* 3 `**` `|a|` 3 * 5 ~5\n\n```md\n| a |\n##b {#c}\n:::note\n```\n'],
  [
    'links to headings and sections',
    '## Über uns\n\n## Preise {#kosten}\n\n[a](#über-uns) [b](#%C3%BCber-uns) [c](#kosten) <Link anchor="kosten">d</Link>\n',
  ],
  ['comments', 'Ein {/* TODO: 3 % */} Wort.\n\n{/*\n  [nirgends](/nirgends)\n*/}\n\n## Zwei {/* a */ /* b */}\n'],
  ['a list of hundreds of items without blank lines', `${'- **a** [*b*](#c) __d__\n'.repeat(600)}\n## c\n`],
  [
    'hundreds of definitions of links',
    Array.from({ length: 1100 }, (_, index) => `[a_${index}]: https://b.test/c_${index} "D"\n`).join(''),
  ],
  ['a component with Markdown inside', '<Note>\n## Zwei\n\n**Drei** <Fact name="city"/>\n</Note>\n'],
])('Prose may contain %s', async (_name, text) => {
  expect(await problemsIn(text)).toEqual([]);
});

test.each([
  ['<h3>Drei</h3>', 'heading'],
  ['Ein <img src="x.png" /> Bild.', 'picture'],
  ['<picture>x</picture>', 'picture'],
  ['<form>x</form>', 'none'],
  ['<b class="x">y</b>', 'style'],
  ['<b className="x">y</b>', 'style'],
])('The diagnostic for %s in prose names the kind of alternative in Markdown', async (text, instead) => {
  const found = await diagnose(contentWith(tinyProse(`${text}\n`)));
  expect(found.map(({ code, args }) => [code, args])).toEqual([['html-unknown', expect.objectContaining({ instead })]]);
});

test('All errors of a text are reported together, in order', async () => {
  expect(await problemsIn('# Eins\n\n{x + 1}\n\n<Nota/>\n\n![y](z)\n')).toEqual([
    'mdx-heading 1:1',
    'mdx-code 3:1',
    'mdx-component 5:1',
    'picture-address 7:1',
  ]);
});

test('Reading prose runs no code', async () => {
  await problemsIn('{globalThis.archipelWasHere = true}\n\nexport const x = (globalThis.archipelWasHere = true)\n');
  expect('archipelWasHere' in globalThis).toBe(false);
});

test('Comments in prose are not on the page', async () => {
  const { site } = await planned(contentWith(tinyProse('{/* eins */}\n\nZwei {/* drei */}vier.\n')));
  expect(site.prose.get(file)).toMatchObject({ children: [{ tagName: 'p', children: [{ value: 'Zwei ' }, { value: 'vier.' }] }] });
});

test('A component gets the value true for an attribute without a value', async () => {
  const { site } = await planned(contentWith(tinyProse('<Note open title="x">y</Note>\n')));
  expect(site.prose.get(file)).toMatchObject({ children: [{ tagName: 'Note', properties: { open: true, title: 'x' } }] });
});

test('Emphasis and components of prose become elements', async () => {
  const { site } = await planned(contentWith(tinyProse('Aus **Holz** & <Note>x</Note>\n')));
  expect(site.prose.get(file)).toMatchObject({
    children: [{ tagName: 'p', children: [{}, { tagName: 'strong' }, {}, { tagName: 'Note' }] }],
  });
});
