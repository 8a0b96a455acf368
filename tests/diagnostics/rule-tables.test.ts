// Compares the tables of checks and of rules for finished pages with the broken fixtures: each check or rule reports only codes
// that it declares, and every declared code is reported.
import { expect, test } from 'vitest';
import { checks } from '../../src/content/checks/table.ts';
import { rules } from '../../src/pages/audit/table.ts';
import { runCase } from '../support/fixture-site/cases.ts';
import { type CheckingRule, reportedCodes } from '../support/reported-codes.ts';

/**
 * Declared codes that no check or rule has to report in the fixtures, because the fixtures of these codes have mistakes that schemas,
 * the configuration, the list of files or the Markdown parser report.
 */
const reportedElsewhere: readonly string[] = [
  'config-invalid',
  'format-invalid',
  'key-missing',
  'key-unknown',
  'list-length',
  'markdown-raw',
  'name-invalid',
  'value-not-allowed',
];

test.each<[string, Readonly<Record<string, CheckingRule>>]>([
  ['check', checks],
  ['rule', rules],
])('Each %s reports only codes that it declares, and each declared code is reported', async (_, table) => {
  const declared = Object.entries(table).map(([name, { codes }]) => [name, codes] as const);
  const reported = await reportedCodes(table, async () => {
    for (const code of new Set(declared.flatMap(([, codes]) => codes))) await runCase(code);
  });
  const surplus = declared.flatMap(([name, codes]) => [...(reported.get(name) ?? [])].filter((code) => !codes.some((own) => own === code)));
  expect(surplus).toEqual([]);
  const all = new Set([...reported.values()].flatMap((codes) => [...codes]));
  expect(declared.flatMap(([, codes]) => codes.filter((code) => !all.has(code) && !reportedElsewhere.includes(code)))).toEqual([]);
});
