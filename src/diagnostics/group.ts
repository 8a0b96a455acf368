// One sentence for the same problem at several places.
import type { FormattedDiagnostic } from './diagnostic.ts';

/** Diagnostics with the same words, in their order; never empty. */
export type DiagnosticGroup = readonly [FormattedDiagnostic, ...FormattedDiagnostic[]];

/** All of a diagnostic except its place and the line of its fix, which differ from place to place. */
const said = ({ severity, code, message, hint, fix }: FormattedDiagnostic): string =>
  [severity, code, message, hint, fix === undefined ? '' : JSON.stringify(fix.result)].join('\0');

/** Groups of diagnostics that differ in their places only, each at the place of its first one. */
export function groupDiagnostics(list: readonly FormattedDiagnostic[]): readonly DiagnosticGroup[] {
  const groups = new Map<string, [FormattedDiagnostic, ...FormattedDiagnostic[]]>();
  for (const diagnostic of list) {
    const text = said(diagnostic);
    const group = groups.get(text);
    if (group === undefined) groups.set(text, [diagnostic]);
    else group.push(diagnostic);
  }
  return [...groups.values()];
}
