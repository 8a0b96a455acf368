// Records the codes of the findings that the rules in a table report.
import type { Finding } from '../../src/diagnostics/diagnostic.ts';

export interface CheckingRule {
  readonly codes: readonly string[];
  readonly check: (...given: never[]) => readonly Finding[];
}

/** Resolves to the codes that rules report during `run`, by the name of the rule. */
export async function reportedCodes(
  table: Readonly<Record<string, CheckingRule>>,
  run: () => Promise<void>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const reported = new Map(Object.keys(table).map((name) => [name, new Set<string>()]));
  for (const [name, rule] of Object.entries(table)) {
    // Every rule returns findings.
    const check = rule.check as (...given: readonly unknown[]) => readonly Finding[];
    Reflect.set(rule, 'check', (...given: readonly unknown[]) => {
      const findings = check(...given);
      for (const { code } of findings) reported.get(name)?.add(code);
      return findings;
    });
  }
  await run();
  return reported;
}
