// docs/diagnostics has an entry for each code, generated from the catalogue and the fixtures. Each day, a fifth of the pages is
// generated and compared. `npm run docs:diagnostics` sets UPDATE_DOCS=1, which writes all pages.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codes } from '../../src/diagnostics/catalogue/index.ts';
import { explanationPages } from '../../src/diagnostics/explanations/index.ts';
import { diagnosticPages } from '../support/documents/diagnostic-pages.ts';
import { root } from '../support/process/process.ts';
import { partOf } from '../support/samples.ts';

const folder = join(root, 'docs/diagnostics');

const explained = explanationPages.flatMap(({ explanations }) => Object.entries(explanations));

test('Each diagnostic code has one explanation', () => {
  expect(explained.map(([code]) => code).sort()).toEqual(codes);
});

test.each(explained)('The explanation of %s has a cause and a cure in complete sentences', (_, { cause, cure }) => {
  for (const sentence of [cause, cure]) expect(sentence).toMatch(/^[A-Z`].*[.]$/);
  expect(cause).not.toBe(cure);
});

test('The pages in docs/diagnostics match the catalogue and the fixtures (npm run docs:diagnostics updates them)', async () => {
  const isWriting = process.env['UPDATE_DOCS'] === '1';
  const pages = await diagnosticPages(isWriting ? explanationPages : partOf(explanationPages, 5));
  if (isWriting) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const [name, text] of pages) writeFileSync(join(folder, name), text);
  }
  expect(readdirSync(folder).sort()).toEqual(['README.md', ...explanationPages.map(({ name }) => `${name}.md`)].sort());
  for (const [name, text] of pages) expect(readFileSync(join(folder, name), 'utf8'), name).toBe(text);
});
