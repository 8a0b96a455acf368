// `archipel check`: `build` without the write, and what the last run has found where nothing has changed since.
import type { Project } from '../node/project.ts';
import type { Summary } from '../summary.ts';
import { knownRun, requestOf, shownFrom } from './input/known-run.ts';
import { debugLog } from './output/debug.ts';
import { isFailure } from './output/exit-code.ts';
import { type Run, report } from './output/report.ts';
import { stagePrinter } from './output/stages.ts';
import { type BuildOptions, exitCodes, type Terminal } from './output/terminal.ts';

type CheckOptions = BuildOptions & { readonly debug?: boolean };

/** Looks for every problem; resolves to the exit code. */
export async function runCheck(io: Terminal, project: Project, options: CheckOptions): Promise<number> {
  const start = performance.now();
  const { sources, ...found } = await problemsOf(io, project, options);
  const failed = isFailure(found.diagnostics, options);
  const run: Run = { ...found, failed, milliseconds: performance.now() - start, written: undefined };
  report(io, run, { ...options, sources });
  return failed ? exitCodes.content : exitCodes.fine;
}

type Found = ReturnType<typeof shownFrom> & { readonly summary: Summary };

async function problemsOf(io: Terminal, project: Project, options: CheckOptions): Promise<Found> {
  const debug = debugLog(io, 'archipel:cache', options);
  const found = knownRun(project, options);
  debug?.('known' in found ? 'nothing has changed since the last run' : `all pages are checked: ${found.changed}`);
  if ('known' in found) return { ...shownFrom(options.content, found.known.result), summary: found.known.result.summary };
  const [{ gatherInputs }, { buildSite }, { emptySummary }] = await Promise.all([
    import('./input/inputs.ts'),
    import('./input/build-site.ts'),
    import('../summary.ts'),
  ]);
  const gathered = await gatherInputs(project, options);
  const { input } = gathered;
  if (input === undefined) return { diagnostics: gathered.diagnostics, sources: gathered.sources, summary: emptySummary };
  const built = await buildSite(project, gathered, {
    input: { ...input, ogImages: { hashOf: input.ogImages.hashOf }, progress: stagePrinter(io, options) },
    write: () => undefined,
  });
  built.keep(project, requestOf(options));
  return { ...shownFrom(options.content, built.result), summary: built.result.summary };
}
