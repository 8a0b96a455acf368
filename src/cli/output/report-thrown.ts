import { templateDiagnostics } from '../../diagnostics/template-diagnostics.ts';
import { lateFailures, templateFailures } from '../../node/bundle/locate-template-error.ts';
import type { Project } from '../../node/project.ts';
import { reportErrors } from './report.ts';
import type { Terminal } from './terminal.ts';

interface Thrown {
  readonly thrown: readonly unknown[];
  /** True for errors that have reached no caller. */
  readonly isLate: boolean;
}

/** Reports errors that code of the site has thrown, as a build does. Returns false and prints nothing if one is a bug of the engine. */
export function reportThrown(io: Terminal, project: Project, { thrown, isLate }: Thrown): boolean {
  const failures = (isLate ? lateFailures : templateFailures)(thrown, project);
  if (failures === undefined) return false;
  reportErrors(io, templateDiagnostics(failures));
  return true;
}
