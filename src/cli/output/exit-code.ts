import { isInGroup } from '../../diagnostics/catalogue/index.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { BuildOptions } from './terminal.ts';

type Strictness = Pick<BuildOptions, 'strict'>;

/**
 * Returns the diagnostics that make a run fail: errors and, with --strict, warnings. Diagnostics about problems that lie
 * ahead never make a run fail.
 */
export const failing = (diagnostics: readonly Diagnostic[], { strict }: Strictness): readonly Diagnostic[] =>
  diagnostics.filter(({ severity, code }) => !isInGroup('ahead', code) && (severity === 'error' || strict === true));

/** True when a run with these diagnostics has failed. */
export const isFailure = (diagnostics: readonly Diagnostic[], options: Strictness): boolean => failing(diagnostics, options).length > 0;
