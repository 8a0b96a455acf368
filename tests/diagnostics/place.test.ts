// The place of a diagnostic in words such as `section 2, button 1`, derived from the path of the value in content.
import { expect, test } from 'vitest';
import { pathAt } from '../../src/content/yaml/path-at.ts';
import { syntaxTree } from '../../src/content/yaml/syntax-tree.ts';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import { contentWith, diagnose, inputOf, tinyLink, tinyPage } from '../support/fixture-site/content.ts';

const { definition } = inputOf(contentWith());
const labelled = { ...definition, labels: { hero: { en: 'opening', de: 'Auftakt' }, cta: { en: 'call', de: 'Aufruf' } } };

test.each([
  [
    'a link to an unknown page',
    tinyLink('{ page: nowhere }'),
    'section 2 (call), button 1, link, page',
    'Abschnitt 2 (Aufruf), Schaltfläche 1, Link, Seite',
  ],
  ['a missing text', tinyPage('{ de: Aber mein. }', '{}'), 'section 1 (opening), lead', 'Abschnitt 1 (Auftakt), Vorspann'],
  ['a key that is misspelt', tinyPage('lead:', 'laed:'), 'section 1 (opening), lead', 'Abschnitt 1 (Auftakt), Vorspann'],
  ['a key at the top of the file, whose place needs no description', tinyPage('name:', 'nmae:'), undefined, undefined],
])('The place of a diagnostic has the expected words in each language for %s', async (_, changes, english, german) => {
  const found = await diagnose(contentWith(changes), { definition: labelled });
  const errors = found.filter(({ file, severity }) => file === 'pages/tiny.yaml' && severity === 'error').slice(0, 1);
  expect(errors).toHaveLength(1);
  expect(formatDiagnostics(errors, 'en').map(({ place }) => place)).toEqual([english]);
  expect(formatDiagnostics(errors, 'de').map(({ place }) => place)).toEqual([german]);
});

const text = 'title: One\nsections:\n  - type: hero\n    lead: { de: Ja, en: Yes }\n  - type: cta\n    actions:\n      - { label: Go }\n';

test.each([
  ['title', ['title']],
  ['One', ['title']],
  ['hero', ['sections', 0, 'type']],
  ['Yes', ['sections', 0, 'lead', 'en']],
  ['cta', ['sections', 1, 'type']],
  ['Go', ['sections', 1, 'actions', 0, 'label']],
])('The path at the position of %j in YAML leads to its value', (words, path) => {
  expect(pathAt(syntaxTree(text), text.indexOf(words))).toEqual(path);
});

test('A position has an empty path if there is no syntax tree, or if the position is outside of the tree', () => {
  expect([pathAt(undefined, 3), pathAt(syntaxTree('title: One\n'), -1)]).toEqual([[], []]);
});

test('The path of a list entry counts the empty entries before it', () => {
  const gap = 'items:\n  - One\n  -\n  - Two\n';
  expect([gap.indexOf('One'), gap.indexOf('Two')].map((offset) => pathAt(syntaxTree(gap), offset))).toEqual([
    ['items', 0],
    ['items', 2],
  ]);
});

test('In {{ de: Ja } }, where a block takes the place of a key, the path of each position ends at the outer block', () => {
  const doubled = 'sections:\n  - title: {{ de: Ja } }\n';
  expect(pathAt(syntaxTree(doubled), doubled.indexOf('{ de'))).toEqual(['sections', 0, 'title']);
});
