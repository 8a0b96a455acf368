import { byCodeUnits } from '../model/by-code-units.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Sorts diagnostics by file, position, code and arguments, so that their order is the same on every machine. */
export const sortDiagnostics = (list: readonly Diagnostic[]): Diagnostic[] =>
  [...list].sort(
    (a, b) =>
      byCodeUnits(a.file, b.file) ||
      (a.range?.line ?? 0) - (b.range?.line ?? 0) ||
      (a.range?.column ?? 0) - (b.range?.column ?? 0) ||
      byCodeUnits(a.code, b.code) ||
      byCodeUnits(JSON.stringify(a.args), JSON.stringify(b.args)),
  );
