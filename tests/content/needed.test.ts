// Content that every site needs: if it is missing or invalid, one problem is reported.
import { expect, test } from 'vitest';
import { built, contentWith, edited, planned, problemsOf } from '../support/fixture-site/content.ts';

const catalog = contentWith().texts.get('pages/catalog.yaml') ?? '';
const germanNotFound = `languages: [de]
name: { de: Weg }
meta:
  title: { de: Weg }
  description: { de: Hier ist nichts. }
sections:
  - { type: hero, title: { de: Weg }, lead: { de: Hier ist nichts. } }
`;

test.each([
  ['A home page with another URL', edited('pages/home.yaml', 'path: /', 'path: /start'), 'value-not-allowed pages/home.yaml:2:7'],
  ['A home page with an invalid path', edited('pages/home.yaml', 'path: /', 'path: home'), 'format-invalid pages/home.yaml:2:7'],
  ['A home page with an empty path', edited('pages/home.yaml', 'path: /', 'path: ""'), 'text-empty pages/home.yaml:2:7'],
  ['A not-found page in one language of two', { 'pages/not-found.yaml': germanNotFound }, 'list-length pages/not-found.yaml:1:1'],
  [
    'A not-found page with an address',
    edited('pages/not-found.yaml', 'languages:', 'path: /oops\nlanguages:'),
    'format-invalid pages/not-found.yaml:1:7',
  ],
  ['A site without a privacy statement', edited('site.yaml', '  privacy:', '  privacies:'), 'key-missing site.yaml:22:1'],
] as const)('%s causes one problem', async (_name, changes, expected) => {
  expect(await problemsOf(contentWith(changes))).toEqual([expected]);
});

test('If the home page lists the stations, the URLs of the stations are directly below the URL of the home page', async () => {
  const tree = contentWith({ 'pages/home.yaml': undefined, 'pages/catalog.yaml': catalog.replace(/^path:.*$/m, 'path: /') });
  const changed = contentWith({
    ...Object.fromEntries(
      [...tree.texts].map(([file, text]) => [
        file,
        text.replaceAll('page: home', 'page: catalog').replaceAll('parent: home', 'parent: catalog'),
      ]),
    ),
    'pages/home.yaml': undefined,
  });
  const { routes } = await planned(changed);
  expect(routes.routes.filter(({ kind }) => kind === 'station').map(({ path }) => path)).toEqual(['/buoy', '/en/buoy']);
});

test('A fact alone in a paragraph of prose is rendered as a paragraph', async () => {
  const { files } = await built(contentWith({ 'pages/about.de.mdx': '## Wir\n\n<Fact name="company" />\n' }));
  expect(files.get('about.html')).toContain('<p>Inselfunk GmbH</p>');
});
