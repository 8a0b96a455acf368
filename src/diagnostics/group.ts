// Groups diagnostics: those that report the same problem at several places, and those that have the same code.
import { groupBy } from '../model/group-by.ts';
import type { FormattedDiagnostic } from './diagnostic.ts';

/** Diagnostics that belong together, in their original order; never empty. */
export type DiagnosticGroup = readonly [FormattedDiagnostic, ...FormattedDiagnostic[]];

/** Above this number, diagnostics are shown grouped by code. */
export const maxListed = 50;

const placelessKey = ({ severity, code, message, hint, fix }: FormattedDiagnostic): string =>
  [severity, code, message, hint, fix === undefined ? '' : JSON.stringify(fix.result)].join('\0');

/** Groups diagnostics that differ only in their places. The groups are in the order of their first diagnostics. */
export const groupDiagnostics = (list: readonly FormattedDiagnostic[]): readonly DiagnosticGroup[] => [
  ...groupBy(list, placelessKey).values(),
];

/** Groups diagnostics by code and severity: errors before warnings, and within a severity the most frequent codes first. */
export function diagnosticsByCode(list: readonly FormattedDiagnostic[]): readonly DiagnosticGroup[] {
  const rank = ([{ severity }]: DiagnosticGroup): number => (severity === 'error' ? 0 : 1);
  const groups = groupBy(list, ({ severity, code }) => `${severity} ${code}`);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || b.length - a.length);
}
