// A build that renders pages. All files are first written beside the output folder, which changes only if the build succeeds.
import { relative } from 'node:path';
import { locate } from '../../content/locate.ts';
import { sendsCompressed, usualHosts } from '../../model/hosts.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import { publishedIn, recordPublished } from '../../node/build-cache/published.ts';
import type { CachedTexts } from '../../node/fs/read-content.ts';
import { lateErrors } from '../../node/late-errors.ts';
import type { Project } from '../../node/project.ts';
import { usualLimits } from '../../node/publish/earlier-files.ts';
import { defaultRetainFrom, openOutput } from '../../node/publish/output.ts';
import { OutputError } from '../../node/publish/output-error.ts';
import { createPauses, onStop } from '../../node/stopping.ts';
import { emptySummary } from '../../output/summary.ts';
import type { SiteDefinition } from '../../site/definition.ts';
import { buildSite } from '../input/build-site.ts';
import { cachedResults } from '../input/cached-results.ts';
import { gatherDatedInputs } from '../input/dated-inputs.ts';
import { relativeDiagnostics, runRequestOf, trustsDisk } from '../input/previous-run.ts';
import { reportReused } from '../input/report-reused.ts';
import { debugLog } from '../output/debug.ts';
import { isFailure } from '../output/exit-code.ts';
import { progressPrinter } from '../output/progress-printer.ts';
import { report } from '../output/report.ts';
import { type BuildOptions, exitCodes, type Terminal } from '../output/terminal.ts';
import { recordedWork } from '../output/work.ts';
import { withThreads } from '../threads/with-threads.ts';

export interface BuildRunOptions extends BuildOptions {
  readonly out: string;
  /** Changes the files of the output folder one by one, instead of replacing the folder. */
  readonly inPlace?: boolean;
  readonly debug?: boolean;
}

interface NewBuildOptions extends BuildRunOptions {
  /** The value of `performance.now()` at the start of the command. */
  readonly start: number;
  /** The texts that the last run has cached, without those of changed files. */
  readonly known: CachedTexts;
}

/** Builds the site into `options.out`; resolves to the exit code. */
export async function runNewBuild(io: Terminal, project: Project, { start, ...options }: NewBuildOptions): Promise<number> {
  const debug = debugLog(io, 'archipel:threads', options);
  const inputs = await gatherDatedInputs(project, options);
  const { gathered, begin, count, stop } = withThreads(project, inputs, { ...options, command: 'build', debug });
  const nothing = { summary: emptySummary, failed: true, milliseconds: 0, written: undefined, writes: true };
  if (gathered.input === undefined) {
    report(io, { ...nothing, diagnostics: gathered.diagnostics }, { ...options, sources: gathered.sources });
    return exitCodes.content;
  }
  try {
    const { output, before } = openOutputFor(project, gathered.input.definition, { ...options, count });
    const discard = (): void => {
      const left = output.discard();
      if (before !== undefined && left !== undefined) recordPublished(project, options.out, { run: before.run, ...left });
    };
    const removeListener = onStop(discard);
    try {
      const pause = createPauses();
      const work = recordedWork(io, options);
      const write = (file: OutputFile): Promise<void> | undefined => {
        work.page(file);
        return output.write(file) ?? pause();
      };
      const request = runRequestOf(options);
      const cached = cachedResults(project, gathered, { request, reuse: output.reuse, parsed: work.parsed });
      await begin(cached);
      const { result, cacheResult } = await buildSite(project, gathered, {
        input: { ...gathered.input, progress: progressPrinter(io, options) },
        write,
        cached,
      });
      stop();
      reportReused(io, gathered, options);
      const { diagnostics, sources } = relativeDiagnostics(options.content, result);
      const failed = isFailure(diagnostics, options);
      const run = cacheResult(project, request);
      if (!failed) {
        await output.compress();
        await lateErrors();
        const published = output.publish();
        if (run !== undefined) recordPublished(project, options.out, { run, ...published });
      }
      tidyCache(io, project, options);
      const written = failed ? undefined : relative(process.cwd(), options.out) || '.';
      const { summary } = result;
      const done = { milliseconds: performance.now() - start, work: work.end(failed ? [] : output.written()) };
      report(io, { ...done, diagnostics, summary, failed, written, writes: true }, { ...options, sources });
      if (gathered.noDates !== undefined && options.quiet !== true) io.err(io.messages.report.noDates[gathered.noDates]);
      return failed ? exitCodes.content : exitCodes.fine;
    } finally {
      stop();
      removeListener();
      discard();
    }
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
    report(io, { ...nothing, diagnostics: locate([error.finding], { texts: new Map() }) }, { ...options, sources: gathered.sources });
    return error.finding.code === 'output-busy' ? exitCodes.busy : exitCodes.content;
  }
}

/** Opens the output folder. Files of the last build are reused if the file sizes and times on disk can be trusted. */
function openOutputFor(
  project: Project,
  { precompress, hosts = usualHosts, keepAssets = usualLimits }: SiteDefinition,
  { out, inPlace, count }: Pick<BuildRunOptions, 'out' | 'inPlace'> & { readonly count: () => number },
) {
  const before = trustsDisk() ? publishedIn(project, out) : undefined;
  const output = openOutput(out, {
    ...(before && { before }),
    ...(trustsDisk() && { retainFrom: defaultRetainFrom }),
    precompress: precompress ?? sendsCompressed(hosts),
    earlier: keepAssets,
    // A third of the threads compress, because compressing a page takes half as long as rendering it.
    compressThreads: () => Math.round(count() / 3),
    ...(inPlace === true && { inPlace: true }),
  });
  return { output, before };
}

function tidyCache(io: Terminal, { cache }: Project, options: { readonly debug?: boolean }): void {
  const size = cache.removeOld();
  const debug = debugLog(io, 'archipel:cache', options);
  if (size !== undefined) debug?.(`${size.files} files of ${size.bytes} bytes are kept, ${size.removed} old ones were removed`);
}
