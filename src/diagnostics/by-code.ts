// Groups many diagnostics by code, for example the diagnostics of imported content.
import type { FormattedDiagnostic } from './diagnostic.ts';

/** All diagnostics of one code and severity, in their original order; never empty. */
export type CodeSet = readonly [FormattedDiagnostic, ...FormattedDiagnostic[]];

/** Above this number, diagnostics are shown grouped by code. */
export const maxListed = 50;

/** Groups diagnostics by code and severity: errors before warnings, and within a severity the most frequent codes first. */
export function diagnosticsByCode(list: readonly FormattedDiagnostic[]): readonly CodeSet[] {
  const sets = new Map<string, [FormattedDiagnostic, ...FormattedDiagnostic[]]>();
  for (const diagnostic of list) {
    const key = `${diagnostic.severity} ${diagnostic.code}`;
    const set = sets.get(key);
    if (set === undefined) sets.set(key, [diagnostic]);
    else set.push(diagnostic);
  }
  const rank = ([{ severity }]: CodeSet): number => (severity === 'error' ? 0 : 1);
  return [...sets.values()].sort((a, b) => rank(a) - rank(b) || b.length - a.length);
}
