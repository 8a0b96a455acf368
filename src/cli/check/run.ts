// `archipel check`: a build that writes no output. If nothing has changed since the last run, its result is printed again.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withTypes } from '../../diagnostics/template-diagnostics.ts';
import type { Project } from '../../node/project.ts';
import type { TypeChecker } from '../../node/types/type-checker.ts';
import { previousRun, relativeDiagnostics, runRequestOf } from '../input/previous-run.ts';
import { reportReused } from '../input/report-reused.ts';
import { debugLog } from '../output/debug.ts';
import { isFailure } from '../output/exit-code.ts';
import { progressPrinter } from '../output/progress-printer.ts';
import { type Run, report } from '../output/report.ts';
import { endWith, exitCodes, type Terminal } from '../output/terminal.ts';
import { noWork, recordedWork } from '../output/work.ts';
import type { CheckOptions, Found } from './found.ts';

/** The document that lists the decisions that no check can make. It is optional. */
const beforeRelease = 'docs/before-release.md';

/** Looks for every problem; resolves to the exit code. */
export async function runCheck(io: Terminal, project: Project, options: CheckOptions): Promise<number> {
  const start = performance.now();
  if (options.code !== undefined && !(await import('../../diagnostics/catalogue/index.ts')).codes.some((each) => each === options.code))
    return endWith(io, exitCodes.usage, io.messages.report.noCode(options.code));
  const checker = options.types === true ? await typeCheckerOf(io, project) : undefined;
  if (options.types === true && checker === undefined) return exitCodes.usage;
  const fixed = options.fix === true ? await (await import('./fix.ts')).fixContent(io, project, options) : undefined;
  if (options.fix === true && fixed === undefined) return exitCodes.content;
  const look = options.external === true ? (await import('./with-links.ts')).problemsWithLinks : problemsOf;
  const [looked, types = []] = await Promise.all([look(io, project, options), checker?.check()]);
  if (looked === undefined) return exitCodes.content;
  const { sources, ...found } = looked;
  const diagnostics = withTypes(found.diagnostics, types);
  const failed = isFailure(diagnostics, options);
  const run: Run = { ...found, diagnostics, failed, fixed, milliseconds: performance.now() - start, written: undefined };
  report(io, run, { ...options, sources });
  if (options.release === true && existsSync(join(project.root, beforeRelease))) io.err(io.messages.report.beforeRelease(beforeRelease));
  return failed ? exitCodes.content : exitCodes.fine;
}

/** Opens the type checker of the project. If there is none, reports the reason and resolves to undefined. */
async function typeCheckerOf(io: Terminal, project: Project): Promise<TypeChecker | undefined> {
  const { openTypeChecker } = await import('../../node/types/type-checker.ts');
  const checker = openTypeChecker(project);
  if (typeof checker !== 'string') return checker;
  io.err(io.messages.types[checker]);
  return undefined;
}

async function problemsOf(io: Terminal, project: Project, options: CheckOptions): Promise<Found> {
  const debug = debugLog(io, 'archipel:cache', options);
  const found = previousRun(project, options);
  debug?.('known' in found ? 'nothing has changed since the last run' : `the last result is not printed again: ${found.changed}`);
  if ('known' in found)
    return { ...relativeDiagnostics(options.content, found.known.result), summary: found.known.result.summary, work: noWork };
  const [{ gatherDatedInputs }, { withoutDrawing }, { buildSite }, { cachedResults }, { emptySummary }, { withThreads }] =
    await Promise.all([
      import('../input/dated-inputs.ts'),
      import('../input/inputs.ts'),
      import('../input/build-site.ts'),
      import('../input/cached-results.ts'),
      import('../../output/summary.ts'),
      import('../threads/with-threads.ts'),
    ]);
  const inputs = await gatherDatedInputs(project, { ...options, known: found.texts });
  const ofThreads = debugLog(io, 'archipel:threads', options);
  const { gathered, begin, stop } = withThreads(project, inputs, { ...options, command: 'check', debug: ofThreads });
  const request = runRequestOf(options);
  const { input } = gathered;
  if (input === undefined) return { diagnostics: gathered.diagnostics, sources: gathered.sources, summary: emptySummary };
  const work = recordedWork(io, options);
  const cached = cachedResults(project, gathered, { request, parsed: work.parsed });
  const build = () =>
    buildSite(project, gathered, {
      input: { ...withoutDrawing(input), withoutImages: true, progress: progressPrinter(io, options) },
      write: work.page,
      cached,
    });
  const built = await begin(cached).then(build).finally(stop);
  built.cacheResult(project, request);
  project.cache.removeOld();
  reportReused(io, gathered, options);
  return { ...relativeDiagnostics(options.content, built.result), summary: built.result.summary, work: work.end([]) };
}
