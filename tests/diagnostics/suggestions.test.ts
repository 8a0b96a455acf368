// "Did you mean …?" for names in content.

import { expect, test } from 'vitest';
import { formatMessage } from '../../src/diagnostics/catalogue/index.ts';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import { suggest } from '../../src/diagnostics/suggest.ts';
import { type Changes, contentWith, diagnose, edited, tinyLink, tinyPage, tinyProse } from '../support/fixture-site/content.ts';

const section = (lines: string): Changes => tinyPage('', '', `  - ${lines}\n`);

test.each([
  ['a key of a page', edited('pages/offer.yaml', 'parent:', 'parrent:'), 'parent'],
  ['a required key', edited('pages/offer.yaml', 'languages:', 'langauges:'), 'languages'],
  ['a key of a section', section('{ type: prices, title: { de: P }, list: masts, icludes: [] }'), 'includes'],
  ['a key of a nested block', edited('site.yaml', 'postalCode', 'postalcode'), 'postalCode'],
  ['a key of a link', tinyLink('{ pge: about }'), 'page'],
  ['a language', tinyPage('{ de: Klein }', '{ De: Klein }'), 'de'],
  ['a page', tinyLink('{ page: abuot }'), 'about'],
  ['a station', tinyLink('{ station: boy }'), 'buoy'],
  ['a package', tinyLink('{ package: light-house }'), 'lighthouse'],
  ['an external address', tinyLink('{ external: Shop }'), 'shop'],
  ['a telephone number', tinyLink('{ phone: suport }'), 'support'],
  ['an e-mail address', tinyLink('{ email: contcat }'), 'contact'],
  ['an anchor', tinyLink('{ page: offer, anchor: prise }'), 'price'],
  ['a dialog', tinyLink('{ dialog: logn }'), 'login'],
  ['a parent', edited('pages/offer.yaml', 'parent: about', 'parent: abot'), 'about'],
  ['a section type', section('{ type: hreo }'), 'hero'],
  ['the type of a section', section('{ typ: hero, title: { de: M }, lead: { de: L. } }'), 'type'],
  ['a layout', section('{ type: features, title: { de: F }, layout: gird, items: [] }'), 'grid'],
  ['an icon', edited('stations/buoy.yaml', 'icon: network', 'icon: netwrk'), 'network'],
  ['an icon with a capital letter', edited('stations/buoy.yaml', 'icon: network', 'icon: Network'), 'network'],
  ['a category', edited('stations/buoy.yaml', 'category: small', 'category: smal'), 'small'],
  ['a fact', tinyPage('Aber mein.', '"{ciyt}"'), 'city'],
  ['a fact in prose', tinyProse('<Fact name="phone.suport"/>\n'), 'phone.support'],
  ['a component', tinyProse('<Notes>x</Notes>\n'), 'Note'],
  ['a link in Markdown', tinyProse('[x](/abuot)\n'), '/about'],
  ['a price list', section('{ type: prices, title: { de: P }, list: mast }'), 'masts'],
  ['a campaign', section('{ type: countdown, title: { de: C }, campaign: sumer }'), 'summer'],
  ['a campaign of an offer', edited('prices.yaml', '- { campaign: summer', '- { campaign: summr'), 'summer'],
  ['an asset', edited('site.yaml', 'icon: icon.svg', 'icon: icon.svgg'), 'icon.svg'],
  ['a translation', edited('translations/en.yaml', '\n  skip:', '\n  skp:'), 'skip'],
] as const)('The hint for a typing mistake suggests the right name: %s', async (_name, changes, expected) => {
  const suggestions = formatDiagnostics(await diagnose(contentWith(changes)), 'en').flatMap(({ args, hint }) =>
    args['suggestion'] === undefined ? [] : [[args['suggestion'], hint]],
  );
  expect(suggestions[0]?.[0]).toBe(expected);
  expect(suggestions[0]?.[1]).toContain(expected);
});

test.each([
  ['icno', ['icon', 'item'], 'icon'],
  ['HERO', ['hero', 'heroes'], 'hero'],
  ['about', ['about'], undefined],
  ['offer', ['about', 'home'], undefined],
  ['', ['about'], undefined],
  ['x', [], undefined],
] as const)('The suggestion for %j among %j is %j', (name, candidates, expected) => {
  expect(suggest(name, candidates)).toBe(expected);
});

test.each(['en', 'de'] as const)(
  'In %s, the hint for an unknown fact explains how to write braces as text if the site has no facts',
  (language) => {
    const { hint } = formatMessage('fact-unknown', { name: 'name', known: [] }, language);
    expect(hint).toMatch(/\\\{name\}\.$/);
  },
);

test.each([
  ['prose', tinyProse('Aus {xyz}.\n'), '\\{xyz}', tinyProse('Aus \\{xyz}.\n')],
  ['a value', tinyPage('Aber mein.', '"Aus {xyz}"'), '{ xyz }', tinyPage('Aber mein.', '"Aus { xyz }"')],
  ['a value with a backslash', tinyPage('Aber mein.', "'Aus \\{xyz}'"), '{ xyz }', tinyPage('Aber mein.', "'Aus { xyz }'")],
])('The hint for an unknown fact in %s shows a notation of the braces that works there', async (_place, changes, notation, corrected) => {
  const factsIn = async (content: Changes) => (await diagnose(contentWith(content))).filter(({ code }) => code === 'fact-unknown');
  const found = await factsIn(changes);
  for (const language of ['en', 'de'] as const)
    expect(formatDiagnostics(found, language).map(({ hint }) => hint)).toEqual([expect.stringContaining(` ${notation}`)]);
  expect(await factsIn(corrected)).toEqual([]);
});

test.each(['en', 'de'] as const)(
  'In %s, the hint for an unknown fact names only one of many facts with the same start, so that other facts fit',
  (language) => {
    const prices = ['once', 'setup', 'monthly', 'perMinute', 'more'].map((part) => `price.audit.offer.${part}`);
    const { hint } = formatMessage('fact-unknown', { name: 'stadt', known: ['city', 'company', 'phone.support', ...prices] }, language);
    expect(hint).toMatch(/{city}, {company}, {phone\.support}; 5,? .*price\..*{price\.audit\.offer\.once}\. [^{]*\\\{stadt\}\.$/);
    expect(hint).not.toContain('setup');
  },
);

test.each([
  ['without type', section('{ title: { de: M }, lead: { de: L. } }'), 'hero'],
  ['with an empty type', section('{ type: , title: { de: M }, source: about }'), 'prose'],
  ['whose type is written as a key', section('{ faq: }'), 'faq'],
  ['with an unknown type', section('{ type: question }'), 'section-type-unknown'],
])('The hint for a section %s lists the types, the most likely one first', async (_, changes, first) => {
  const [found] = await diagnose(contentWith(changes));
  const allowed = (found?.args['allowed'] ?? []) as readonly string[];
  expect(allowed).toContain('countdown');
  expect([found?.code, allowed[0]]).toContain(first);
  for (const language of ['en', 'de'] as const)
    expect(formatMessage(found?.code ?? 'key-missing', found?.args ?? {}, language).hint).toContain('countdown');
});
