import { advisory } from '../../diagnostics/catalogue/index.ts';
import { countDiagnostics } from '../../diagnostics/count.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { BuildOptions } from './terminal.ts';

const ahead: ReadonlySet<string> = new Set(advisory);

/** True when a run with these diagnostics has failed: errors always count; with --strict, warnings of what is wrong already, too. */
export function isFailure(diagnostics: readonly Diagnostic[], { strict }: Pick<BuildOptions, 'strict'>): boolean {
  const { errors, warnings } = countDiagnostics(diagnostics.filter(({ code }) => !ahead.has(code)));
  return errors > 0 || (strict === true && warnings > 0);
}
