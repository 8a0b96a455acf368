// Facts that are not written as `{name}`, and character references of HTML: pages would show their source text to visitors.
import { expect, test } from 'vitest';
import { markupIn } from '../../src/content/check-words.ts';
import { mistypedFacts } from '../../src/content/mistyped-facts.ts';
import { parseProse } from '../../src/content/prose/prose.ts';
import { proseOptions } from '../support/prose-options.ts';

/** Returns a fact as in a template string of JavaScript. */
const inTemplate = (name: string): string => `$\{${name}}`;

test.each([
  ['{ phone.support }', 'phone.support'],
  ['{phone.support }', 'phone.support'],
  ['{{phone.support}}', 'phone.support'],
  ['{{ phone.support }}', 'phone.support'],
  ['[phone.support]', 'phone.support'],
  ['[ vat ]', 'vat'],
  ['{phone support}', 'phone.support'],
  ['{phone/support}', 'phone.support'],
  ['(phone.support)', 'phone.support'],
  [inTemplate('phone.support'), 'phone.support'],
  ['%phone.support%', 'phone.support'],
  ['<phone.support>', 'phone.support'],
])('%s is a mistyped fact', (written, name) => {
  expect(mistypedFacts(`Call ${written}.`)).toEqual([{ name, written, offset: 5 }]);
});

test.each([
  '{phone.support}',
  '[phone.support](#there)',
  '[phone.support][1]',
  '[phone.support]: #there',
  '{ 99,9 }',
  'a[0]',
  '[a, b]',
  '(vat)',
  '[Call](phone.support)',
  '<b>',
  '5 % and 6 %',
  `\\${inTemplate('city')}`,
])('%s is not a mistyped fact', (text) => {
  expect(mistypedFacts(text)).toEqual([]);
});

const options = { ...proseOptions, components: ['Fact'] };

test('Parsed prose lists words in brackets with their places, so that a later check can compare them with all facts', async () => {
  const text = 'First.\n\nCall [phone.support], not `[phone.support]`, \\[vat\\] or [vat](#there).\n\n## There\n';
  const { prose, findings } = await parseProse('about.en.mdx', text, options);
  expect(findings).toEqual([]);
  expect(prose?.mistyped).toEqual([
    { name: 'phone.support', written: '[phone.support]', range: { line: 3, column: 6, endLine: 3, endColumn: 21 } },
  ]);
});

test.each(['<abbr title="{vat}">VAT</abbr>', '<Note title="{vat}">\n\nWords\n\n</Note>', "<Note title='about {vat}' />"])(
  'A fact in an attribute of MDX, which readers would see as typed, is reported: %s',
  async (text) => {
    const { findings } = await parseProse('a.mdx', text, { ...options, components: ['Note'] });
    const at = text.indexOf('{') + 1;
    expect(findings.map(({ code, args, range }) => [code, args['what'], range?.column])).toEqual([['markdown-raw', 'fact', at]]);
  },
);

test('An expression as an attribute of MDX is one mistake', async () => {
  const { findings } = await parseProse('a.mdx', '<Note title={vat}>Words</Note>', { ...options, components: ['Note'] });
  expect(findings.map(({ code }) => code)).toEqual(['mdx-attribute']);
});

test.each([true, false])('A dollar sign before a fact is found in prose, MDX: %s', async (isMdx) => {
  const written = inTemplate('phone.support');
  const { prose } = await parseProse('a.md', `Call ${written}, not \`${inTemplate('vat')}\`.`, { ...options, isMdx });
  expect(prose?.mistyped).toEqual([{ name: 'phone.support', written, range: { line: 1, column: 6, endLine: 1, endColumn: 22 } }]);
});

test.each(['{{phone.support}}', '{{ phone.support }}', '{ phone.support }'])(
  'The mistyped fact %s in prose is an error with its fix',
  async (written) => {
    const { prose, findings } = await parseProse('about.en.mdx', `One.\n\nCall ${written} now.\n`, options);
    expect(prose).toBeUndefined();
    expect(findings).toEqual([
      expect.objectContaining({
        code: 'mdx-code',
        args: expect.objectContaining({ fact: 'phone.support' }),
        range: { line: 3, column: 6, endLine: 3, endColumn: 6 + written.length },
      }),
    ]);
  },
);

test.each([
  ['Fish &amp; chips', '&amp;', '&'],
  ['10&nbsp;km', '&nbsp;', '\u00a0'],
  ['&#8364;5', '&#8364;', '€'],
  ['&#x20ac;5', '&#x20ac;', '€'],
])('The text %s contains a character reference of HTML', (text, found, plain) => {
  expect(markupIn(text)).toEqual({ found, plain });
});

test.each([
  ['One<br>two', 'One two'],
  ['One <br/> two', 'One two'],
  ['<p>One</p><p>two</p>', 'One two'],
  ['<ul><li>One</li></ul>', 'One'],
  ['B<b>ol</b>d', 'Bold'],
])('The text %s without its tags has its words apart', (text, expected) => {
  const { found = '', plain = '' } = markupIn(text) ?? {};
  expect(text.replace(found, plain)).toBe(expected);
});

test.each(['AT&T', 'R&D; and more', '&unknown;', 'a & b; c'])('The text %s contains no markup', (text) => {
  expect(markupIn(text)).toBeUndefined();
});
