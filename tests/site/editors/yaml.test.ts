// Tests the language server of VS Code's YAML extension with the settings of this project, on the real content.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver-protocol';
import { icons } from '../../../templates/components/icons/icons.ts';
import { schema as hero } from '../../../templates/sections/hero/schema.ts';
import { sections } from '../../../templates/sections/index.ts';
import { realContent } from '../../support/process/process.ts';
import { idsIn, yaml } from '../../support/real-site/real-content.ts';
import { partOf } from '../../support/samples.ts';
import { startYamlServer, type YamlServer } from '../../support/yaml-server.ts';

let server: YamlServer;
beforeAll(async () => {
  server = await startYamlServer();
});
afterAll(() => server.stop());

const textOf = (file: string): string => readFileSync(join(realContent, file), 'utf8');
const filesEnding = (ending: string): string[] =>
  readdirSync(realContent, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending))
    .sort();

const home = textOf('pages/home.yaml');
const sectionsBefore = home.slice(0, home.indexOf('sections:\n') + 'sections:\n'.length);
const types = Object.keys(sections);
// The casts are safe: another test compares these files with their schemas.
const site = yaml('site.yaml') as Record<'externals' | 'contacts', Record<string, { phone?: string; email?: string }>>;
const prices = yaml('prices.yaml') as Record<'lists' | 'campaigns', object>;
const contactsWith = (key: 'phone' | 'email'): string[] =>
  Object.keys(site.contacts).filter((name) => site.contacts[name]?.[key] !== undefined);
const pages = idsIn('pages').filter((id) => id !== 'not-found');
const documents = filesEnding('.de.mdx').map((file) => basename(file, '.de.mdx'));

const labels = (items: readonly CompletionItem[]): string[] => items.map(({ label }) => label).sort();
const inHome = (lines: string): readonly [string, string] => ['pages/home.yaml', `${home}${lines}`];
const replacedIn = (file: string, line: RegExp, other: string): readonly [string, string] => [file, textOf(file).replace(line, other)];
const button = '  - type: cta\n    actions:\n      - label: { de: "A", en: "B" }\n        link';

describe("The YAML language server's marks", () => {
  // These tests run first, and most have a file of their own, because marks on an earlier text of a file can arrive late.
  const marks = async (name: string, sections: string): Promise<string[]> =>
    (await server.marks(`content/pages/${name}.yaml`, sectionsBefore + sections))
      .map(({ range, message }) => `${range.start.line - sectionsBefore.split('\n').length + 2} ${message}`)
      .sort();

  test.each(partOf(filesEnding('.yaml'), 5))('are absent in %s', async (file) => {
    expect(await server.marks(`content/${file}`, textOf(file))).toEqual([]);
  });

  test('of a mistyped key are only in its section', async () => {
    const sections = '  - type: faq\n    titel: { de: "A", en: "B" }\n    items: []\n';
    expect(await marks('slip', sections)).toEqual([
      expect.stringMatching(/^1 .*"title"/),
      expect.stringMatching(/^2 .*titel/),
      expect.stringMatching(/^3 /),
    ]);
  });

  test('show an unknown type and an unknown icon at their places', async () => {
    const sections = '  - type: heroe\n  - type: hero\n    title: { de: "A" }\n    lead: { de: "A" }\n    icon: boot\n';
    expect(await marks('unknown', sections)).toEqual([expect.stringMatching(/^1 .*"hero"/), expect.stringMatching(/^5 .*"bot"/)]);
  });

  test('are absent for a link to a future page', async () => {
    expect(await marks('later', `${button.replace('actions', 'title: { de: "A" }\n    actions')}: { page: yet-to-come }\n`)).toEqual([]);
  });

  test('are absent in a page with all sections that the schema offers', async () => {
    const offered = (await server.offers('content/pages/written.yaml', `${sectionsBefore}  - |`)).filter(({ label }) =>
      label.endsWith(' …'),
    );
    expect(labels(offered)).toEqual(types.map((type) => `${type} …`).sort());
    // An editor indents each line like the line with the cursor.
    const written = offered.map(({ insertText = '' }) => `  - ${insertText.replaceAll('\n', '\n  ').replaceAll(/\\([$\\])/g, '$1')}\n`);
    expect(await marks('all', written.join(''))).toEqual([]);
  });
});

const values: readonly (readonly [string, readonly [string, string], readonly string[]])[] = [
  ['all section types', inHome('  - type: |'), types],
  ['all icons', inHome('  - type: hero\n    icon: |'), Object.keys(icons)],
  ['the layouts of a section', inHome('  - type: features\n    layout: |'), ['grid', 'bento', 'split', 'list']],
  ['the price lists for a section', inHome('  - type: prices\n    list: |'), Object.keys(prices.lists)],
  ['the price lists for a service', replacedIn('pages/ai-audit.yaml', /prices: .*/, 'prices: |'), Object.keys(prices.lists)],
  ['the price lists for an edition', replacedIn('editions/dental.yaml', /^prices: .*/m, 'prices: |'), Object.keys(prices.lists)],
  ['the campaigns for a countdown', inHome('  - type: countdown\n    campaign: |'), Object.keys(prices.campaigns)],
  ['the campaigns for the site', replacedIn('site.yaml', /^promotion: .*/m, 'promotion:\n  campaign: |'), Object.keys(prices.campaigns)],
  ['the pages for a link in a block', inHome(`${button}:\n          page: |`), pages],
  ['the pages for a link in braces', inHome(`${button}: { page: |}`), pages],
  ['the pages for a link in the navigation', replacedIn('navigation.yaml', /link: \{ page: [\w-]+ \}/, 'link: { page: |}'), pages],
  ['the pages for a breadcrumb', replacedIn('pages/home.yaml', /^path: .*/m, 'parent: |'), pages],
  ['the solutions for a link', inHome(`${button}:\n          solution: |`), idsIn('solutions')],
  ['the editions for a link', inHome(`${button}:\n          edition: |`), idsIn('editions')],
  ['the external sites for a link', inHome(`${button}:\n          external: |`), Object.keys(site.externals)],
  ['the external sites for the booking button', replacedIn('site.yaml', /^booking: .*/m, 'booking: |'), Object.keys(site.externals)],
  ['the contacts with a telephone number for a link', inHome(`${button}:\n          phone: |`), contactsWith('phone')],
  ['the contacts with an e-mail address for a link', inHome(`${button}:\n          email: |`), contactsWith('email')],
  ['the contacts with a telephone number for a section', inHome('  - type: contact\n    phone: |'), contactsWith('phone')],
  ['the dialogs for a link', inHome(`${button}:\n          dialog: |`), ['login', 'newsletter']],
  ['the documents for a section', inHome('  - type: prose\n    source: |'), documents],
  ['the files for a picture', inHome('  - type: picture\n    asset: |'), readdirSync(join(realContent, 'assets'))],
];

test.each(values)('The YAML language server offers exactly %s', async (_, [file, text], expected) => {
  expect(labels(await server.offers(`content/${file}`, text))).toEqual([...expected].sort());
});

test('The YAML language server offers the categories of the overview for a solution', async () => {
  const { category } = yaml('solutions/ai-cfo.yaml') as { category: string };
  const offered = labels(await server.offers(...inContent(replacedIn('solutions/ai-cfo.yaml', /^category: .*/m, 'category: |'))));
  expect(offered).toContain(category);
  expect(offered.length).toBeGreaterThan(1);
});

const inContent = ([file, text]: readonly [string, string]): [string, string] => [`content/${file}`, text];

test('The YAML language server uses a schema that a file names', async () => {
  const offered = await server.offers(
    'elsewhere/pages/a.yaml',
    '# yaml-language-server: $schema=../../.vscode/schemas/page.json\nparent: |',
  );
  expect(labels(offered)).toEqual([...pages].sort());
});

const keys: readonly (readonly [string, readonly [string, string], readonly string[]])[] = [
  ['a page', replacedIn('pages/home.yaml', /^path: .*/m, '|'), ['path', 'parent', 'back', 'service']],
  ['a section without a type', inHome('  - |'), ['type']],
  [
    'a link',
    inHome(`${button}:\n          |`),
    ['page', 'solution', 'edition', 'external', 'phone', 'email', 'anchor', 'dialog', 'fallback'],
  ],
  ['a text', inHome('  - type: hero\n    title:\n      |'), ['de', 'en']],
  ['the site', replacedIn('site.yaml', /^urlStyle: .*/m, '|'), ['urlStyle']],
  ['the company', replacedIn('site.yaml', /^ {2}city: .*/m, '  |'), ['city']],
  ['a service', replacedIn('site.yaml', /^ {2}mail: .*/m, '  mail:\n    |'), ['via', 'endpoint', 'serviceId', 'templateId', 'publicKey']],
  ['a price list', ['prices.yaml', `${textOf('prices.yaml')}  new:\n    |`], ['regular', 'offers']],
  ['amounts', ['prices.yaml', `${textOf('prices.yaml')}  new:\n    regular:\n      |`], ['once', 'setup', 'monthly', 'perMinute']],
  ['the footer', replacedIn('navigation.yaml', /^ {2}legal:/m, '  |\n  other:'), ['legal']],
  ['a link of the navigation', replacedIn('navigation.yaml', /^header:/m, 'header:\n  - |'), ['label', 'link', 'languages']],
  ['the translations', replacedIn('translations/de.yaml', /^layout:/m, '|\nother:'), ['layout']],
  ['a group of translations', replacedIn('translations/de.yaml', /^ {2}skip: .*/m, '  |'), ['skip']],
  ['an edition', replacedIn('editions/dental.yaml', /^order: .*/m, '|'), ['order', 'path']],
  ['a solution', replacedIn('solutions/ai-cfo.yaml', /^order: .*/m, '|'), ['order']],
  ['a redirect', ['redirects.yaml', 'redirects:\n  - |'], ['from', 'to']],
];

test.each(keys)('The YAML language server offers keys of %s, each with an explanation', async (_, [file, text], expected) => {
  const offered = await server.offers(`content/${file}`, text);
  expect(labels(offered)).toEqual(expect.arrayContaining([...expected]));
  for (const { label, documentation } of offered.filter((item) => expected.includes(item.label))) {
    expect({ label, documentation }).toEqual({ label, documentation: expect.stringMatching(/\w/) });
  }
});

test('The YAML language server offers the keys of a section after its type, and no others', async () => {
  const offered = labels(await server.offers(...inContent(inHome('  - type: hero\n    |'))));
  // Besides the keys, the server offers “hero”, which inserts all required keys.
  expect(offered.filter((label) => label !== 'hero')).toEqual(['type', ...Object.keys(hero.shape)].filter((key) => key !== 'type').sort());
});

test('The YAML language server inserts a text in both languages', async () => {
  const offered = await server.offers(...inContent(inHome('  - type: hero\n    |')));
  expect(offered.find(({ label }) => label === 'title')?.insertText).toBe('title: { de: "$1", en: "$2" }');
});

const hovers: readonly (readonly [string, readonly [string, string], RegExp])[] = [
  ['a key of a page', replacedIn('pages/home.yaml', /^path:/m, 'pa|th:'), /The address/],
  ['a key of a section', replacedIn('pages/home.yaml', /kicker:/, 'kic|ker:'), /A short line above the heading/],
  ['a section type', replacedIn('pages/home.yaml', /type: hero/, 'type: he|ro'), /`hero`: The opening of a page/],
  ['a price', replacedIn('prices.yaml', /once:/, 'on|ce:'), /without VAT.*in cents.*Example.*999700/s],
  ['a key of the site', replacedIn('site.yaml', /^baseUrl:/m, 'base|Url:'), /without a slash.*Example.*https:/s],
  ['a translation', replacedIn('translations/en.yaml', /skip:/, 'sk|ip:'), /for keyboards/],
  ['a link', replacedIn('navigation.yaml', /link: /, 'li|nk: '), /Where a link leads/],
];

test.each(hovers)('The YAML language server explains %s', async (_, [file, text], expected) => {
  expect(await server.says(`content/${file}`, text)).toMatch(expected);
});
