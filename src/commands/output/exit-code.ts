import { isIn } from '../../diagnostics/catalogue/groups.ts';
import { countDiagnostics } from '../../diagnostics/count.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { BuildOptions } from './terminal.ts';

/** True when a run with these diagnostics has failed: errors always count; with --strict, warnings of what is wrong already, too. */
export function isFailure(diagnostics: readonly Diagnostic[], { strict }: Pick<BuildOptions, 'strict'>): boolean {
  const { errors, warnings } = countDiagnostics(diagnostics.filter(({ code }) => !isIn('ahead', code)));
  return errors > 0 || (strict === true && warnings > 0);
}
