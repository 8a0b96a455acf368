// One mistake causes one diagnostic. The consequences of the mistake are not reported.
import { expect, test } from 'vitest';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import { contentWith, diagnose, edited, problemsOf, tinyLink, tinyPage } from '../support/fixture-site/content.ts';

const german = edited('pages/offer.yaml', 'languages: [de]\n', 'languages: de\n');

test.each([
  ['A broken site.yaml', edited('site.yaml', 'themeColor: "#070b1a"', `themeColor: "#070b1a`), 'yaml-quote-open'],
  ['A missing site.yaml', { 'site.yaml': undefined }, 'file-missing'],
  ['A misspelt key of site.yaml', edited('site.yaml', 'icon:', 'icno:'), 'key-unknown'],
  ['A site.yaml that is a list', { 'site.yaml': '- name\n' }, 'type-wrong'],
  [
    'Addresses of other sites that are a list',
    {
      'site.yaml': contentWith()
        .texts.get('site.yaml')
        ?.replace(/^externals:\n(?: .*\n)+/m, 'externals: []\n'),
    },
    'type-wrong',
  ],
  ['A misspelt block of contacts', edited('site.yaml', 'contacts:', 'contcts:'), 'key-unknown'],
  ['A prices.yaml that is a number', { 'prices.yaml': '19\n' }, 'type-wrong'],
  ['Misspelt price lists', edited('prices.yaml', 'lists:', 'list:'), 'key-unknown'],
  ['Misspelt sections of a page that others link into', edited('pages/offer.yaml', 'sections:', 'sectoins:'), 'key-unknown'],
  ['A broken prices.yaml', edited('prices.yaml', 'vatPercent: 19', `vatPercent: "19`), 'number-notation'],
  ['A missing prices.yaml', { 'prices.yaml': undefined }, 'file-missing'],
  ['A missing not-found page', { 'pages/not-found.yaml': undefined }, 'file-missing'],
  ['A broken page that lists the stations', edited('pages/catalog.yaml', '/stations', '"/stations'), 'yaml-quote-open'],
  [
    'A broken page that other pages link to with anchor and fallback',
    edited('pages/offer.yaml', 'parent: ', 'parent: @'),
    'yaml-first-character',
  ],
  ['A broken page with prose', edited('pages/about.yaml', 'de: Über', 'de: "Über'), 'yaml-quote-open'],
  ['A page that is only a comment', { 'pages/offer.yaml': '# later\n' }, 'file-empty'],
  ['A languages key that is not a list', german, 'type-wrong'],
  ['A misspelt languages key', edited('pages/offer.yaml', 'languages:', 'langauges:'), 'key-unknown'],
  ['A language that does not exist', edited('pages/offer.yaml', '[de]', '[de, fr]'), 'value-not-allowed'],
  ['An empty list of languages', edited('pages/offer.yaml', '[de]', '[]'), 'list-length'],
  ['A wrong language in the navigation', edited('navigation.yaml', 'languages: [de]', 'languages: [dee]'), 'value-not-allowed'],
  [
    'A page under the id of another',
    { 'pages/about/index.yaml': contentWith().texts.get('pages/offer.yaml')?.replaceAll('Mast', 'Turm') },
    'id-duplicate',
  ],
  ['An icon with capitals', edited('stations/buoy.yaml', 'icon: network', 'icon: Network'), 'icon-unknown'],
  ['A page id with capitals', tinyLink('{ page: About }'), 'entry-unknown'],
  ['A page id that is a number', tinyLink('{ page: 404 }'), 'text-unquoted'],
  ['A misspelt link target', tinyLink('{ pge: about }'), 'key-unknown'],
  ['A text without languages', tinyPage('{ de: Klein }', 'Klein'), 'text-without-language'],
  ['A text in no language', tinyPage('{ de: Klein }', '{}'), 'language-missing'],
  ['A text without a value', tinyPage('{ de: Klein }', ''), 'type-wrong'],
  ['A text with an extra language', tinyPage('{ de: Klein }', '{ de: Klein, en: Small }'), 'language-not-listed'],
  ['A misspelt language', tinyPage('{ de: Klein }', '{ dee: Klein }'), 'key-unknown'],
  ['A fact without quotes', tinyPage('{ de: Klein }', '{ de: {company} }'), 'text-unquoted'],
  ['A section without type', tinyPage('type: hero', 'kicker: { de: Da }'), 'key-missing'],
] as const)('%s causes one diagnostic', async (_name, changes, code) => {
  const problems = await problemsOf(contentWith(changes));
  expect(problems.map((line) => line.split(' ')[0])).toEqual([code]);
});

test('The content without a mistake causes no diagnostic', async () => {
  expect(await problemsOf(contentWith())).toEqual([]);
});

test.each([
  [
    'an entry that is a text',
    tinyPage('', '', '  - { type: checklist, title: { de: A }, items: [{ de: B }, {}, { de: C }] }\n'),
    /"entry 2 of items"/,
  ],
  [
    'a text of an entry',
    tinyPage(
      '',
      '',
      '  - { type: faq, title: { de: A }, items: [{ question: { de: B }, answer: { de: C } }, { question: { de: D }, answer: {} }] }\n',
    ),
    /"question 2, answer"/,
  ],
] as const)('A message counts the entries of a list from 1: %s', async (_what, changes, name) => {
  const [diagnostic] = formatDiagnostics(await diagnose(contentWith(changes)), 'en');
  expect([diagnostic?.code, diagnostic?.message]).toEqual(['language-missing', expect.stringMatching(name)]);
});
