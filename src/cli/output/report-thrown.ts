import { templateDiagnostics } from '../../diagnostics/template-diagnostics.ts';
import { templateFailures } from '../../node/bundle/locate-template-error.ts';
import type { Project } from '../../node/project.ts';
import { reportErrors } from './report.ts';
import type { Terminal } from './terminal.ts';

/** Reports an error that code of the site has thrown, as a build does. Returns false and prints nothing if it is a bug of the engine. */
export function reportThrown(io: Terminal, project: Project, thrown: unknown): boolean {
  const failures = templateFailures([thrown], project);
  if (failures === undefined) return false;
  reportErrors(io, templateDiagnostics(failures));
  return true;
}
