// Thousands of mistakes in one file: each is reported, in linear time. Quadratic time would take minutes here and
// exceed the time limit.
import { expect, test } from 'vitest';
import type { Code } from '../../src/diagnostics/catalogue/index.ts';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import { toolMessages } from '../../src/diagnostics/messages/messages.ts';
import { pretty } from '../../src/diagnostics/reporters/pretty.ts';
import { type Changes, contentWith, diagnose, tinyPage } from '../support/fixture-site/content.ts';
import { partOf, turnOfSearches } from '../support/samples.ts';

const timeout = 120_000;
const many = 20_000;
const times = (count: number, line: (index: number) => string): string => Array.from({ length: count }, (_, index) => line(index)).join('');

test.each(
  partOf<{ readonly name: string; readonly changes: Changes; readonly code: Code; readonly count: number }>(
    [
      {
        name: 'unknown keys',
        changes: tinyPage(
          '',
          '',
          times(many, (index) => `k${index}: 1\n`),
        ),
        code: 'key-unknown',
        count: many,
      },
      {
        name: 'unknown keys on one line',
        changes: tinyPage('lead: { de: Aber mein. }', `lead: { de: Aber mein., ${times(many, (index) => `k${index}: 1, `)} }`),
        code: 'key-unknown',
        count: many,
      },
      {
        name: 'sections with an extra key',
        changes: tinyPage(
          '',
          '',
          times(5000, () => '  - type: hero\n    foo: 1\n'),
        ),
        code: 'key-unknown',
        count: 5000,
      },
      {
        name: 'keys that are one letter off',
        changes: tinyPage(
          '',
          '',
          times(5000, () => '  - { type: hero, titel: { de: Klein }, lead: { de: Aber mein. } }\n'),
        ),
        code: 'key-unknown',
        count: 5000,
      },
      {
        name: 'redirects to unknown pages',
        changes: { 'redirects.yaml': `redirects:\n${times(many / 4, (index) => `  - { from: /old-${index}, to: /nowhere-${index} }\n`)}` },
        code: 'redirect-target-unknown',
        count: many / 4,
      },
      {
        name: 'recorded URLs of removed pages',
        changes: { 'locks/urls.yaml': `urls:\n${times(many, (index) => `  - /gone/address-${index}\n`)}` },
        code: 'url-removed',
        count: many,
      },
    ],
    2,
    turnOfSearches,
  ),
)('Thousands of $name are all reported and shown', { timeout }, async ({ changes, code, count }) => {
  const tree = contentWith(changes);
  const found = (await diagnose(tree)).filter((each) => each.code === code);
  expect(found).toHaveLength(count);
  const messages = toolMessages('en');
  const text = pretty(formatDiagnostics(found, 'en'), {
    sources: (file) => tree.texts.get(file),
    paint: (_, words) => words,
    messages,
    all: true,
  });
  expect(text.split('\n').filter((line) => line.includes(code))).toHaveLength(count);
});
