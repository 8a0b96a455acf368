// The table of checks, held against the broken fixtures: a check reports what it declares, and nothing is declared in vain.
import { expect, test } from 'vitest';
import { checks } from '../../src/content/checks/table.ts';
import type { Finding } from '../../src/diagnostics/diagnostic.ts';
import { runCase } from '../support/fixture-site/cases.ts';

const declared = Object.entries(checks).map(([name, { codes }]) => [name, codes] as const);

/** What schemas and the list of files report, too; the fixtures of these codes show that. */
const alsoOfShape: readonly string[] = ['format-invalid', 'key-missing', 'key-unknown', 'list-length', 'name-invalid', 'value-not-allowed'];

test('Each check reports codes that it declares, and each code is reported', async () => {
  const reported = new Map(declared.map(([name]) => [name, new Set<string>()]));
  for (const [name, check] of Object.entries(checks)) {
    // Whatever a check is handed, it gives findings.
    const run = check.check as (...given: readonly unknown[]) => readonly Finding[];
    Reflect.set(check, 'check', (...given: readonly unknown[]) => {
      const findings = run(...given);
      for (const { code } of findings) reported.get(name)?.add(code);
      return findings;
    });
  }
  for (const code of new Set(declared.flatMap(([, codes]) => codes))) await runCase(code);
  const surplus = declared.flatMap(([name, codes]) => [...(reported.get(name) ?? [])].filter((code) => !codes.some((own) => own === code)));
  expect(surplus).toEqual([]);
  const all = new Set([...reported.values()].flatMap((codes) => [...codes]));
  expect(declared.flatMap(([, codes]) => codes.filter((code) => !all.has(code) && !alsoOfShape.includes(code)))).toEqual([]);
});
