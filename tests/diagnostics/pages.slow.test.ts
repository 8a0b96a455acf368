// docs/diagnostics has an entry for each code. Its severity and its example match the catalogue and the fixtures. Each day, a fifth of the
// pages is compared. `npm run docs:diagnostics` sets UPDATE_DOCS=1, which updates all pages.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codes } from '../../src/diagnostics/catalogue/index.ts';
import { diagnosticPages, diagnosticsFolder, writtenPages } from '../support/documents/diagnostic-pages.ts';
import { partOf } from '../support/samples.ts';

const explained = writtenPages.flatMap(({ explanations }) => explanations);

test('Each diagnostic code has one explanation', () => {
  expect(explained.map(({ code }) => code).sort()).toEqual(codes);
});

test.each(explained)('The explanation of $code has a cause and a cure in complete sentences', ({ cause, cure }) => {
  for (const sentence of [cause, cure]) expect(sentence).toMatch(/^[A-Z`].*[.]$/);
  expect(cause).not.toBe(cure);
});

test('The pages in docs/diagnostics match the catalogue and the fixtures (npm run docs:diagnostics updates them)', async () => {
  const isWriting = process.env['UPDATE_DOCS'] === '1';
  const pages = await diagnosticPages(isWriting ? writtenPages : partOf(writtenPages, 5));
  if (isWriting) for (const [name, text] of pages) writeFileSync(join(diagnosticsFolder, name), text);
  expect(readdirSync(diagnosticsFolder).sort()).toEqual(['README.md', ...writtenPages.map(({ name }) => `${name}.md`)].sort());
  for (const [name, text] of pages) expect(readFileSync(join(diagnosticsFolder, name), 'utf8'), name).toBe(text);
});
