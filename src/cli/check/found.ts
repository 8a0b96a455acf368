// The options of `check`, and its result.
import type { Summary } from '../../output/summary.ts';
import type { relativeDiagnostics } from '../input/previous-run.ts';
import type { Run } from '../output/report.ts';
import type { BuildOptions } from '../output/terminal.ts';
import type { Work } from '../output/work.ts';

export type CheckOptions = BuildOptions & {
  /** Prints only the diagnostics with this code. */
  readonly code?: string;
  readonly debug?: boolean;
  readonly external?: boolean;
  readonly types?: boolean;
  /** Applies the fixes that need no decision, before the check. */
  readonly fix?: boolean;
  /** Lists the fixes without writing them. */
  readonly dryRun?: boolean;
};

/** The diagnostics of a site, with file names relative to the current folder, and the figures of the run. */
export type Found = ReturnType<typeof relativeDiagnostics> & Pick<Run, 'external'> & { readonly summary: Summary; readonly work?: Work };
