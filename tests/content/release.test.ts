// A release refuses example values: values that are marked as examples, and values that are recognized as examples.
import { expect, test } from 'vitest';
import { type Changes, contentWith, edited, problemsOf, tinyPage } from '../support/fixture-site/content.ts';

test.each([
  ['a marked company', edited('site.yaml', '  street: Hafenweg 1', '  example: true\n  street: Hafenweg 1'), 'site.yaml:12:3'],
  ['a marked contact', edited('site.yaml', 'login: { phone', 'login: { example: true, phone'), 'site.yaml:21:12'],
  ['a telephone number for fiction', edited('site.yaml', '+49 40 66969 300', '+49 30 23125 300'), 'site.yaml:21:19'],
  ['a telephone number for fiction beside an address', edited('site.yaml', '+49 40 66969 100', '+49 30 23125 100'), 'site.yaml:19:21'],
  ['an address at example.com', edited('site.yaml', 'hilfe@inselfunk.test', 'hilfe@example.com'), 'site.yaml:19:48'],
  ['a site at example.org', edited('site.yaml', 'https://laden.inselfunk.test', 'https://www.example.org'), 'site.yaml:24:16'],
  [
    'a marked testimonial',
    edited('packages/lighthouse.yaml', 'name: Bo Ost', 'example: true, name: Bo Ost'),
    'packages/lighthouse.yaml:16:7',
  ],
  ['an example in a text', tinyPage('Aber mein.', 'Siehe www.example.net.'), 'pages/tiny.yaml:9:17'],
] satisfies readonly (readonly [string, Changes, string])[])(
  'A release refuses %s, and other builds accept it',
  async (_name, changes, place) => {
    expect(await problemsOf(contentWith(changes), { release: true })).toEqual([`example-value ${place}`]);
    expect(await problemsOf(contentWith(changes))).toEqual([]);
  },
);

test('A value that the environment replaces does not count as an example', async () => {
  const tree = contentWith(edited('site.yaml', 'https://www.inselfunk.test', 'https://www.example.com'));
  const overrides = new Map([['baseUrl', 'https://www.inselfunk.test']]);
  expect(await problemsOf(tree, { release: true })).toEqual(['example-value site.yaml:3:10']);
  expect(await problemsOf(tree, { release: true, overrides })).toEqual([]);
});

test('A release accepts texts that mention examples', async () => {
  expect(await problemsOf(contentWith(tinyPage('Aber mein.', '"Ein Beispiel, for example."')), { release: true })).toEqual([]);
});

test('A release refuses an example address in prose, with its place', async () => {
  const changes = { 'pages/about.de.mdx': '## Wir\n\nPost an info@example.com bitte.\n' };
  const problems = await problemsOf(contentWith(changes), { release: true });
  expect(problems.filter((problem) => problem.startsWith('example-value'))).toEqual(['example-value pages/about.de.mdx:3:14']);
});
