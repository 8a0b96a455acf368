// Groups diagnostics that report the same problem at several places.
import type { FormattedDiagnostic } from './diagnostic.ts';

/** Diagnostics with the same `groupKey`, in their original order; never empty. */
export type DiagnosticGroup = readonly [FormattedDiagnostic, ...FormattedDiagnostic[]];

/** Returns the key of a group: severity, code, message, hint, and the result of the fix. */
const groupKey = ({ severity, code, message, hint, fix }: FormattedDiagnostic): string =>
  [severity, code, message, hint, fix === undefined ? '' : JSON.stringify(fix.result)].join('\0');

/** Groups diagnostics that differ only in their places. The groups are in the order of their first diagnostics. */
export function groupDiagnostics(list: readonly FormattedDiagnostic[]): readonly DiagnosticGroup[] {
  const groups = new Map<string, [FormattedDiagnostic, ...FormattedDiagnostic[]]>();
  for (const diagnostic of list) {
    const text = groupKey(diagnostic);
    const group = groups.get(text);
    if (group === undefined) groups.set(text, [diagnostic]);
    else group.push(diagnostic);
  }
  return [...groups.values()];
}
