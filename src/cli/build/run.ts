// `archipel build`: if neither the inputs nor the output folder have changed since the last build, prints the result of that build.
// Otherwise builds beside the output folder, which changes only if the build succeeds.
import { relative } from 'node:path';
import { isPublished } from '../../node/build-cache/published.ts';
import type { Project } from '../../node/project.ts';
import { previousRun, relativeDiagnostics } from '../input/previous-run.ts';
import { debugLog } from '../output/debug.ts';
import { isFailure } from '../output/exit-code.ts';
import { report } from '../output/report.ts';
import { exitCodes, type Terminal } from '../output/terminal.ts';
import { noWork } from '../output/work.ts';
import type { BuildRunOptions } from './new-build.ts';

/** Builds into `options.out`; resolves to the exit code. */
export async function runBuild(io: Terminal, project: Project, options: BuildRunOptions): Promise<number> {
  const start = performance.now();
  const debug = debugLog(io, 'archipel:cache', options);
  const found = previousRun(project, options);
  const isKnown = 'known' in found && isPublished(project, options.out, found.known.id);
  if (!isKnown) {
    debug?.(
      'changed' in found ? `a new build is needed: ${found.changed}` : 'a new build is needed: the output is not what the last build left',
    );
    const { runNewBuild } = await import('./new-build.ts');
    return runNewBuild(io, project, { ...options, start, known: found.texts });
  }
  debug?.('nothing has changed since the output was built');
  const { diagnostics, sources } = relativeDiagnostics(options.content, found.known.result);
  const failed = isFailure(diagnostics, options);
  const written = failed ? undefined : relative(process.cwd(), options.out) || '.';
  const { summary } = found.known.result;
  report(
    io,
    { diagnostics, summary, work: noWork, failed, milliseconds: performance.now() - start, written, writes: true },
    { ...options, sources },
  );
  return failed ? exitCodes.content : exitCodes.fine;
}
