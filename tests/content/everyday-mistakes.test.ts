// Mistakes of people who write content and do not program: each has one message, and a fix or the words that help.
import { expect, test } from 'vitest';
import { formatMessage } from '../../src/diagnostics/catalogue/index.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { contentWith, diagnose, edited, tinyLink, tinyPage } from '../support/fixture-site/content.ts';

const hintOf = (found: Pick<Diagnostic, 'code' | 'args'> | undefined): string =>
  found === undefined ? '' : (formatMessage(found.code, found.args, 'en').hint ?? '');

test.each([
  ['a language as in browsers', tinyPage('{ de: Klein }', '{ de_DE: Klein }'), 'key-unknown', 'de: Klein'],
  ['the name of a language', tinyPage('languages: [de]', 'languages: [Deutsch]'), 'value-not-allowed', 'languages: [de]'],
  ['the German name of a key', tinyPage('sections:', 'Abschnitte:'), 'key-unknown', 'sections:'],
  ['a path with an umlaut', tinyPage('languages:', 'path: /Über uns\nlanguages:'), 'format-invalid', 'path: /ueber-uns'],
  ['a language without braces', tinyPage('name: { de: Klein }', 'name: de: "Klein"'), 'text-without-language', 'name: { de: "Klein" }'],
  [
    'languages without braces',
    edited('pages/home.yaml', 'name: { de: Start, en: Home }', 'name: de: Start: hier, en: "Home"'),
    'text-without-language',
    'name: { de: "Start: hier", en: "Home" }',
  ],
  ['an equals sign in braces', tinyLink('{ page = about }'), 'yaml-colon-missing', 'page: about'],
  ['a brace that a bracket closes', tinyPage('{ de: Klein }', '{ de: Klein ]'), 'yaml-bracket-open', '{ de: Klein }'],
  [
    'a text in braces that goes on in the next line',
    tinyPage('', '', '  - type: cta\n    title: { de: "Los\ngeht es" }\n    actions: []\n'),
    'yaml-indent',
    '      geht es" }',
  ],
  ['a price without cents', edited('prices.yaml', '{ once: 1799700 }', '{ once: 17997,- € }'), 'amount-notation', '{ once: 1799700 }'],
  ['languages without a comma', tinyPage('languages: [de]', 'languages: [ de en ]'), 'yaml-comma-missing', 'languages: [ de, en ]'],
  ['languages with a semicolon', tinyPage('languages: [de]', 'languages: [de; en]'), 'yaml-comma-missing', 'languages: [de, en]'],
  ['languages without brackets', tinyPage('languages: [de]', 'languages: de en'), 'type-wrong', 'languages: [de, en]'],
  [
    'the end of a day',
    edited('prices.yaml', 'ends: 2025-06-30T23:59:59+02:00', 'ends: "30.06.2025 24:00 Uhr"'),
    'date-notation',
    'ends: 2025-06-30T23:59:59+02:00',
  ],
  [
    'an hour',
    edited('prices.yaml', 'ends: 2025-06-30T23:59:59+02:00', 'ends: "30. Juni 2025, 18 Uhr"'),
    'date-notation',
    'ends: 2025-06-30T18:00:00+02:00',
  ],
  [
    'a zone',
    edited('prices.yaml', 'ends: 2025-06-30T23:59:59+02:00', 'ends: "30.06.2025 18:30 Uhr MEZ"'),
    'date-notation',
    'ends: 2025-06-30T18:30:00+01:00',
  ],
  ['the name of a fallback', tinyLink('{ page: about, fallback: Deutsch }'), 'value-not-allowed', 'fallback: de'],
  ['a link without braces', tinyLink('page: about'), 'link-notation', '{ page: about }'],
  ['a file in place of a page', tinyLink('{ page: about.yaml }'), 'entry-unknown', '{ page: about }'],
  ['a path in place of a page', tinyLink('{ page: pages/about }'), 'entry-unknown', '{ page: about }'],
  [
    'a fact with a space',
    tinyPage('', '', '  - { type: cta, title: { de: "{phone support}" }, actions: [] }\n'),
    'fact-notation',
    '{phone.support}',
  ],
])('%s is one mistake with a fix', async (_what, changes, code, fixed) => {
  const found = await diagnose(contentWith(changes));
  expect(found.map((each) => each.code)).toContain(code);
  expect(found.find((each) => each.code === code)?.fix?.result).toContain(fixed);
});

test.each(['„Klein“', '»Klein«', '‚Klein‘', '’Klein’', '„Klein"'])(
  'Quotes of typography around a text, %s, are a mistake beside a text in straight ones',
  async (text) => {
    const name = (german: string) =>
      tinyPage('languages: [de]', 'languages: [de, en]')['pages/tiny.yaml']?.replace(
        /^name: .*$/m,
        `name: { de: ${german}, en: "Small" }`,
      ) ?? '';
    const found = (await diagnose(contentWith({ 'pages/tiny.yaml': name(text) }))).filter((each) => each.code.startsWith('yaml-quote'));
    expect(found.map((each) => each.fix?.result)).toEqual(['name: { de: "Klein", en: "Small" }']);
    const quoted = await diagnose(contentWith({ 'pages/tiny.yaml': name('„Klein“').replace('"Small"', '"“Small”"') }));
    expect(quoted.filter((each) => each.code.startsWith('yaml-'))).toEqual([]);
  },
);

test.each([
  ['mailto:info@elsewhere.test', '{ email: info }, and under "contacts" in content/site.yaml: info: { email: info@elsewhere.test }.'],
  ['tel:+49 30 12', '{ phone: contact }, and under "contacts" in content/site.yaml: contact: { phone: "+49 30 12" }.'],
])('The link %s names the contact that it needs, without a fix, because the contact is in another file', async (link, hint) => {
  const found = await diagnose(contentWith(tinyLink(link)));
  expect(found.map((each) => [each.code, hintOf(each), each.fix])).toEqual([['link-notation', `Write link: ${hint}`, undefined]]);
});

test('The title of a page in place of its name is answered with what a name is', async () => {
  const [found] = await diagnose(contentWith(tinyLink('{ page: Who we are }')));
  expect([found?.code, hintOf(found)]).toEqual(['entry-unknown', expect.stringContaining('not the title')]);
});

test('A component that the configuration may name with a typing mistake is not only called a mistake of the text', async () => {
  const { hint } = formatMessage('mdx-component', { name: 'Link', allowed: ['Lnk'], suggestion: 'Lnk' }, 'en');
  expect(hint).toContain('proseComponents');
});

test('Names of which a message can list only the first are offered by the editor', () => {
  const hint = (count: number) => {
    const known = Array.from({ length: count }, (_, index) => `icon-${index}`);
    return formatMessage('icon-unknown', { name: 'haus', known, suggestion: undefined }, 'en').hint;
  };
  expect([hint(12), hint(13)]).toEqual([expect.not.stringContaining('Ctrl+Space'), expect.stringContaining('Ctrl+Space')]);
});

test('A text of another name than that of its translation has to be renamed, because another source would lose the translation', async () => {
  const german = contentWith().texts.get('pages/about.de.mdx') ?? '';
  const found = await diagnose(contentWith({ 'pages/about.de.mdx': undefined, 'pages/abuot.de.mdx': german }));
  expect(found.map(({ code, args, fix }) => [code, args['misnamed'], fix])).toEqual([['prose-missing', 'pages/abuot.de.mdx', undefined]]);
});

test.each([
  ['- { from: /old, to: /about }\n', 'key-missing'],
  ['/old: /about\n/older: /about\n', 'key-missing'],
  ['redirects:\n  /old: /about\n', 'type-wrong'],
  ['redirects:\n  - /old -> /about\n', 'type-wrong'],
])('Redirects in another form, %j, are one mistake, whose hint shows the form', async (text, code) => {
  const [found, ...others] = await diagnose(contentWith({ 'redirects.yaml': text }));
  expect([found?.code, others]).toEqual([code, []]);
  expect(hintOf(found)).toContain('{ from: …, to: … }');
});

test('A missing block is shown with the keys that it needs', async () => {
  const found = await diagnose(contentWith(tinyPage(/^meta:\n(?: .*\n)+/m.exec(tinyPage()['pages/tiny.yaml'] ?? '')?.[0] ?? '', '')));
  expect(hintOf(found.find(({ code }) => code === 'key-missing'))).toContain('meta: { title: …, description: … }');
});

test('A date whose year may be first or last has both readings, and no fix', async () => {
  const [found] = await diagnose(contentWith(tinyPage('languages:', 'validUntil: 31-02-03\nlanguages:')));
  expect([found?.code, found?.args['meant'], found?.args['orMeant'], found?.fix]).toEqual([
    'date-notation',
    '2031-02-03',
    undefined,
    found?.fix,
  ]);
  const [open] = await diagnose(contentWith(tinyPage('languages:', 'validUntil: 26-03-02\nlanguages:')));
  expect([open?.args['meant'], open?.args['orMeant'], open?.fix]).toEqual(['2002-03-26', '2026-03-02', undefined]);
});

test('German messages name entries of lists in German', () => {
  const args = {
    key: [{ list: 'actions', number: 2, title: 'button' }, 'label'],
    parent: [{ list: 'redirects', number: 1, title: 'redirect' }],
  };
  expect(formatMessage('key-missing', args, 'de').message).toBe('„Schaltfläche 2, label“ fehlt in „Weiterleitung 1“.');
});

test('A schema with z.date() is named as the cause, because no file of content can match it', () => {
  for (const language of ['en', 'de'] as const)
    expect(formatMessage('type-wrong', { key: 'day', expected: ['date'], actual: 'text' }, language).hint).toContain('z.iso.date()');
});
