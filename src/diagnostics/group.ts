// One sentence for what is wrong in the same way at several places.
import type { Diagnostic } from './diagnostic.ts';

/** Diagnostics that say the same, in their order; never empty. */
export type DiagnosticGroup = readonly [Diagnostic, ...Diagnostic[]];

/** All that a reader is told but the place: a line that a fix gives differs from place to place. */
const said = ({ severity, code, message, hint, fix }: Diagnostic): string => JSON.stringify([severity, code, message, hint, fix?.result]);

/** Groups of diagnostics that differ in their places only, each where its first one stands. */
export function groupDiagnostics(list: readonly Diagnostic[]): readonly DiagnosticGroup[] {
  const groups = new Map<string, [Diagnostic, ...Diagnostic[]]>();
  for (const diagnostic of list) {
    const group = groups.get(said(diagnostic));
    if (group === undefined) groups.set(said(diagnostic), [diagnostic]);
    else group.push(diagnostic);
  }
  return [...groups.values()];
}
