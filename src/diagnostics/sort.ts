import type { Diagnostic } from './diagnostic.ts';

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Diagnostics by file, then place, then code: the same order on every machine. */
export const sortDiagnostics = (list: readonly Diagnostic[]): Diagnostic[] =>
  [...list].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.range?.line ?? 0) - (b.range?.line ?? 0) ||
      (a.range?.column ?? 0) - (b.range?.column ?? 0) ||
      compareText(a.code, b.code) ||
      compareText(a.message, b.message),
  );
