// Checks report hostile content, and content that is broken in rare ways, and never throw.
import { expect, test } from 'vitest';
import { type Changes, contentWith, edited, problemsOf, tinyLink, tinyPage } from '../support/fixture-site/content.ts';

const codesOf = async (changes: Changes) => [...new Set((await problemsOf(contentWith(changes))).map((line) => line.split(' ')[0]))].sort();

const names = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'prototype', 'then'];

test.each(names)(
  'The name %s, which has a meaning in JavaScript, is refused as every kind of name, such as a key, a page, an icon or a file',
  async (name) => {
    const section = (lines: string) => tinyPage('', '', `  - ${lines}\n`);
    expect(await codesOf(tinyPage('', '', `${name}: text\n`))).toEqual(['key-unknown']);
    expect(await codesOf(tinyLink(`{ page: "${name}" }`))).toEqual(['entry-unknown']);
    expect(await codesOf(tinyLink(`{ external: "${name}" }`))).toEqual(['external-unknown']);
    expect(await codesOf(tinyLink(`{ phone: "${name}" }`))).toEqual(['contact-unknown']);
    expect(await codesOf(section(`{ type: prices, title: { de: Was }, list: "${name}" }`))).toEqual(['price-list-unknown']);
    expect(await codesOf(section(`{ type: countdown, title: { de: Was }, campaign: "${name}" }`))).toEqual(['campaign-unknown']);
    expect(await codesOf(section(`{ type: "${name}" }`))).toEqual(['section-type-unknown']);
    expect(await codesOf(edited('prices.yaml', '- { campaign: summer', `- { campaign: "${name}"`))).not.toEqual([]);
    expect(await codesOf(edited('stations/buoy.yaml', 'icon: network', `icon: "${name}"`))).toEqual(['icon-unknown']);
    expect(await codesOf({ [name]: 'text' })).toEqual(['file-unexpected']);
  },
);

test.each([
  ['a list as a page', '- a\n- b\n', ['type-wrong']],
  ['a text as a page', 'text\n', ['type-wrong']],
  ['a number as a page', '5\n', ['type-wrong']],
  ['null as a page', 'null\n', ['file-empty']],
  ['a tilde as a page', '~\n', ['file-empty']],
  ['an empty page', '', ['file-empty']],
  ['three dashes', '---\n', ['file-empty']],
  ['thousands of open brackets', '['.repeat(20_000), ['yaml-syntax']],
  ['almost as many open brackets as fit into the largest file', '['.repeat(500_000), ['yaml-syntax']],
  ['thousands of nested lists', `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`, ['yaml-syntax']],
  ['nested lists after an anchor', `a: &x ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`, ['yaml-syntax']],
  ['thousands of dashes', `a:\n${'- '.repeat(20_000)}\n`, ['yaml-syntax']],
  ['a value that is its own alias', 'a: &a [*a]\n', ['yaml-alias']],
  ['an alias after a quoted key', '{"a":&a {"b":*a}}\n', ['yaml-alias']],
  ['a tag after a quoted key', '{"a":!!int "3"}\n', ['yaml-tag']],
  ['a key that is a list', '? [a, b]\n: c\n', ['yaml-syntax']],
  ['a key that is a block', 'name: {{year}}\n', ['yaml-syntax']],
  ['keys that differ only in kind', '1: a\n"1": b\n', ['yaml-duplicate-key']],
] as const)('A page is refused with the right code: %s', async (_name, text, codes) => {
  expect(await codesOf({ 'pages/tiny.yaml': text })).toEqual(codes);
});

test.each([
  ['a list', '[about]'],
  ['a number', '5'],
  ['true', 'true'],
  ['a block', '{ page: { page: about } }'],
  ['a list of targets', '{ page: [about] }'],
  ['nothing', ''],
  ['an empty page', '{ page: }'],
  ['an empty map', '{}'],
  ['an anchor that is a number', '{ page: about, anchor: 5 }'],
  ['an external target with an anchor', '{ external: shop, anchor: top }'],
  ['only a fallback', '{ fallback: de }'],
])('A link with %s causes one problem', async (_name, link) => {
  expect(await problemsOf(contentWith(tinyLink(link)))).toHaveLength(1);
});
