// `new redirect` adds a line to redirects.yaml, and leaves all other lines unchanged.
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { addRedirects } from '../../src/tools/new/yaml/add-redirects.ts';
import { contentWith, diagnose, placesOf } from '../support/fixture-site/content.ts';
import { added } from '../support/fixture-site/scaffold.ts';

const fresh = { from: '/lost', to: '/about' };
const line = '{ from: /lost, to: /about }';

const texts: [string, string, string][] = [
  ['lines in braces', 'redirects:\n  - { from: /a, to: /b }\n', `redirects:\n  - { from: /a, to: /b }\n  - ${line}\n`],
  ['a missing line break at the end', 'redirects:\n  - { from: /a, to: /b }', `redirects:\n  - { from: /a, to: /b }\n  - ${line}\n`],
  ['dashes without indentation', 'redirects:\n- { from: /a, to: /b }\n', `redirects:\n- { from: /a, to: /b }\n- ${line}\n`],
  ['blocks', 'redirects:\n  - from: /a\n    to: /b\n', `redirects:\n  - from: /a\n    to: /b\n  - ${line}\n`],
  [
    'many comments',
    '# one\nredirects: # two\n  # three\n  - { from: /a, to: "/b" } # four\n  - from: /c # five\n    to: /d # six\n# seven\n',
    `# one\nredirects: # two\n  # three\n  - { from: /a, to: "/b" } # four\n  - from: /c # five\n    to: /d # six\n  - ${line}\n# seven\n`,
  ],
  [
    'a comment after a dash',
    'redirects:\n  - # x\n    from: /e\n    to: /f\n',
    `redirects:\n  - # x\n    from: /e\n    to: /f\n  - ${line}\n`,
  ],
  ['an empty list', 'redirects: []\n', `redirects:\n  - ${line}\n`],
  ['an empty list with a comment', '# one\nredirects: [] # none yet\n', `# one\nredirects:\n  - ${line} # none yet\n`],
  ['a list in brackets', 'redirects: [{ from: /a, to: /b }]\n', `redirects: [{ from: /a, to: /b }, ${line}]\n`],
  [
    'brackets on several lines',
    'redirects: [\n  { from: /a, to: /b }, # x\n]\n',
    `redirects: [\n  { from: /a, to: /b }, ${line}, # x\n]\n`,
  ],
];

describe('A redirect is added to a file with', () => {
  test.each(texts)('%s', (_, before, after) => {
    expect(addRedirects(before, [fresh], 'Addresses that have moved.')).toBe(after);
  });

  test('no content yet, which then starts with a comment about its purpose', () => {
    const text = addRedirects(undefined, [fresh], 'Addresses that have moved.') ?? '';
    expect(text).toMatch(/^# Addresses that have moved\.\n/);
    expect(load(text)).toEqual({ redirects: [fresh] });
  });

  test('Windows line ends, which existing lines keep', () => {
    const text = addRedirects('redirects:\r\n  - { from: /a, to: /b }\r\n', [fresh], 'Addresses that have moved.') ?? '';
    expect(text.startsWith('redirects:\r\n  - { from: /a, to: /b }\r\n')).toBe(true);
    expect(load(text)).toEqual({ redirects: [{ from: '/a', to: '/b' }, fresh] });
  });
});

test.each(texts)('Several redirects are added to a file with %s', (_, before, after) => {
  const second = { from: '/second', to: '/b' };
  const text = addRedirects(before, [fresh, second], 'Addresses that have moved.') ?? '';
  expect(parse(text)).toEqual({ redirects: [...(parse(after) as { redirects: object[] }).redirects, second] });
  expect(text.replace(/, \{ from: \/second, to: \/b \}|\n *- \{ from: \/second, to: \/b \}/, '')).toBe(after);
});

test.each([
  ['a file with another shape', 'redirects: none\n'],
  ['a broken file', 'redirects: [\n'],
])('No redirect is added to %s, because that could damage the file', (_, text) => {
  expect(addRedirects(text, [fresh], 'Addresses that have moved.')).toBeUndefined();
});

test('Content with a new redirect has no problems', async () => {
  const one = await added(contentWith({ 'redirects.yaml': undefined }), 'redirect', fresh);
  const two = await added(one.tree, 'redirect', { from: '/en/lost', to: '/en/about' });
  const readable = { from: '/über', to: '/about' };
  const three = await added(two.tree, 'redirect', readable);
  expect(placesOf(await diagnose(three.tree))).toEqual([]);
  expect(load(three.tree.texts.get('redirects.yaml') ?? '')).toEqual({
    redirects: [fresh, { from: '/en/lost', to: '/en/about' }, readable],
  });
});
