// Every code of the catalogue has a broken fixture of the same name, which reports the code at the expected place. After an intended
// change, run UPDATE_EXPECTED=1 npx vitest run tests/diagnostics/fixtures.test.ts, and read the diff.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codes } from '../../src/diagnostics/catalogue/index.ts';
import { formatDiagnostics } from '../../src/diagnostics/format-diagnostics.ts';
import { casesFolder, runCase } from '../support/fixture-site/cases.ts';
import { placesOf } from '../support/fixture-site/content.ts';
import { foreignWords } from '../support/foreign-words.ts';

test('Each diagnostic code has a fixture, and each fixture belongs to a code', () => {
  expect(readdirSync(casesFolder).sort()).toEqual(codes);
});

test.each(codes)('The fixture %s reports exactly the expected diagnostics, in sentences of each language', async (code) => {
  const diagnostics = await runCase(code);
  const file = join(casesFolder, code, 'expected.txt');
  if (process.env['UPDATE_EXPECTED'] === '1') writeFileSync(file, `${placesOf(diagnostics).join('\n')}\n`);
  expect(placesOf(diagnostics)).toEqual(readFileSync(file, 'utf8').trimEnd().split('\n'));
  expect([...new Set(diagnostics.map((diagnostic) => diagnostic.code))]).toEqual([code]);
  for (const language of ['en', 'de'] as const) {
    for (const { message, hint } of formatDiagnostics(diagnostics, language)) {
      for (const sentence of [message, hint]) {
        expect(sentence).toMatch(/^\S.*[.?!]$/s);
        expect(sentence).not.toMatch(/undefined|\[object|NaN|\{\}|""|„“/);
        expect(foreignWords(sentence, language), sentence).toEqual([]);
      }
      // Proves that the search finds words: for a reader of the other language, the sentences contain foreign words.
      expect(foreignWords(`${message} ${hint}`, language === 'en' ? 'de' : 'en'), message).not.toEqual([]);
    }
  }
});
