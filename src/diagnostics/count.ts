import type { Diagnostic } from './diagnostic.ts';

/** Counts errors and warnings. */
export function countDiagnostics(list: readonly Diagnostic[]): { errors: number; warnings: number } {
  const errors = list.filter((diagnostic) => diagnostic.severity === 'error').length;
  return { errors, warnings: list.length - errors };
}
