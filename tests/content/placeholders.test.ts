// Missing and unfinished texts: an error in a build, a marked placeholder in watch.

import { describe, expect, test } from 'vitest';
import { plan } from '../../src/build/plan.ts';
import { countDiagnostics } from '../../src/diagnostics/count.ts';
import { foldPlaceholders } from '../../src/diagnostics/fold-placeholders.ts';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { built, type Changes, contentWith, edited, inputOf, placesOf, planned } from '../support/fixture-site/content.ts';

const wordsOf = (locale: string): string => contentWith().texts.get(`translations/${locale}.yaml`) ?? '';
const home = 'pages/home.yaml';

const pageOf = async (changes: Changes, output: string): Promise<string> => {
  const { files } = await built(contentWith(changes), { placeholders: true });
  return String(files.get(output) ?? '');
};

// biome-ignore format: one line per case.
const cases: Readonly<Record<string, readonly [changes: Changes, output: string, shown: string]>> = {
  'a missing English text': [edited(home, ', en: Questions', ''), 'en.html', '⟦missing: Fragen⟧'],
  'a missing German text': [edited(home, 'de: Fragen, ', ''), 'index.html', '⟦fehlt: Questions⟧'],
  'a text in no language': [edited(home, '{ de: Fragen, en: Questions }', '{}'), 'index.html', '⟦fehlt⟧'],
  'a missing text with a fact': [edited(home, ', en: "{company} is on air"', ''), 'en.html', 'sendet⟧'],
  'a text that starts with TODO': [edited(home, 'de: Fragen,', 'de: TODO Fragen,'), 'index.html', '⟦TODO Fragen⟧'],
  'a missing English document': [{ 'pages/about.en.mdx': undefined }, 'en/about.html', '⟦missing: pages/about.en.mdx⟧'],
  'a TODO in a document': [{ 'pages/about.de.mdx': 'TODO mehr davon\n' }, 'about.html', '⟦TODO mehr davon⟧'],
};

describe.each(Object.entries(cases))('With %s', (_, [changes, output, shown]) => {
  test('a build is refused, and watch shows the page with a marked placeholder', async () => {
    const strict = await plan(inputOf(contentWith(changes)));
    expect(strict.site).toBeUndefined();
    const lenient = await plan(inputOf(contentWith(changes), { placeholders: true }));
    expect(placesOf(lenient.diagnostics)).toEqual(placesOf(strict.diagnostics));
    expect(countDiagnostics(lenient.diagnostics)).toMatchObject({ errors: 0 });
    expect(await pageOf(changes, output)).toContain(shown);
  });
});

test('A TODO in code is an example, which watch shows as a build does', async () => {
  const page = await pageOf({ 'pages/about.de.mdx': 'Mit `TODO` beginnt eine Notiz.\n\n```js\n// TODO: los\n```\n' }, 'about.html');
  expect(page).toContain('<code>TODO</code>');
  expect(page).not.toContain('⟦');
});

test('A missing English message is an error of a build, and a marked placeholder in watch', async () => {
  const tree = contentWith({ 'translations/en.yaml': wordsOf('en').replace(/^( +)skip: .*\n/m, '') });
  expect(placesOf((await plan(inputOf(tree))).diagnostics)).toEqual([expect.stringContaining('message-missing translations/en.yaml')]);
  const { site, diagnostics } = await plan(inputOf(tree, { placeholders: true }));
  expect(countDiagnostics(diagnostics)).toEqual({ errors: 0, warnings: 1 });
  expect(JSON.stringify(site?.messages['en'])).toMatch(/"skip":"⟦missing: [^⟧]+⟧"/);
});

test('A missing group of English messages is one error, which names its messages', async () => {
  const tree = contentWith({ 'translations/en.yaml': wordsOf('en').replace(/^layout:\n(?: .*\n)+/m, '') });
  const { diagnostics } = await plan(inputOf(tree));
  expect(diagnostics.map(({ code, args }) => [code, args])).toEqual([
    ['message-missing', { key: 'layout', language: 'en', inner: expect.arrayContaining(['skip']) }],
  ]);
});

test('watch reads complete content exactly as a build does', async () => {
  const tree = contentWith();
  const [inWatch, built] = [await planned(tree, { placeholders: true }), await planned(tree)];
  expect({ ...inWatch.site, prose: new Map(inWatch.site?.prose) }).toEqual({ ...built.site, prose: new Map(built.site?.prose) });
});

test('A missing message of the source language is an error in watch as well', async () => {
  const tree = contentWith({ 'translations/de.yaml': wordsOf('de').replace(/^( +)skip: .*\n/m, '') });
  const { site, diagnostics } = await plan(inputOf(tree, { placeholders: true }));
  expect([site, countDiagnostics(diagnostics).errors]).toEqual([undefined, 1]);
});

test('A document that exists in no language is an error in watch as well', async () => {
  const none = { 'pages/about.de.mdx': undefined, 'pages/about.en.mdx': undefined };
  const { diagnostics } = await plan(inputOf(contentWith(none), { placeholders: true }));
  expect(countDiagnostics(diagnostics)).toEqual({ errors: 2, warnings: 0 });
});

test('Two placeholders of a file are reported in one line', async () => {
  const changes = edited(home, '{ de: Fragen, en: Questions }', '{ de: TODO Fragen, en: TODO questions }');
  const { diagnostics } = await plan(inputOf(contentWith(changes), { placeholders: true }));
  const [only, ...others] = foldPlaceholders(formatDiagnostics(diagnostics, 'en'), toolMessages('en'));
  expect([diagnostics.length, only?.file, only?.message, others]).toEqual([2, home, '2 texts are still to be written. Line 16.', []]);
});
