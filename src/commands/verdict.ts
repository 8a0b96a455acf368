import { countDiagnostics } from '../diagnostics/count.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { BuildOptions } from './terminal.ts';

/** True when a run with these diagnostics has failed: errors always count, warnings with --strict. */
export function failedBy(diagnostics: readonly Diagnostic[], { strict }: Pick<BuildOptions, 'strict'>): boolean {
  const { errors, warnings } = countDiagnostics(diagnostics);
  return errors > 0 || (strict === true && warnings > 0);
}
