// `archipel build`: everything beside the output first; the output changes only when all went well.
import { relative } from 'node:path';
import { locate } from '../content/yaml/locate.ts';
import { OutputError, openOutput } from '../node/fs/output.ts';
import type { Project } from '../node/project.ts';
import { emptySummary } from '../summary.ts';
import { buildSite } from './input/build-site.ts';
import { gatherInputs } from './input/inputs.ts';
import { debugLog } from './output/debug.ts';
import { isFailure } from './output/exit-code.ts';
import { report } from './output/report.ts';
import { stagePrinter } from './output/stages.ts';
import { type BuildOptions, exitCodes, type Terminal } from './output/terminal.ts';

/** Builds into `options.out`; resolves to the exit code. */
export async function runBuild(
  io: Terminal,
  project: Project,
  options: BuildOptions & { readonly out: string; readonly debug?: boolean },
): Promise<number> {
  const start = performance.now();
  const gathered = await gatherInputs(project, options);
  const done = { summary: emptySummary, failed: true, milliseconds: 0, written: undefined };
  if (gathered.input === undefined) {
    report(io, { ...done, diagnostics: gathered.diagnostics }, { ...options, sources: gathered.sources });
    return exitCodes.content;
  }
  try {
    const output = openOutput(options.out);
    try {
      const debug = debugLog(io, 'archipel:pages', options);
      const write: typeof output.write = (file) => {
        if (file.path.endsWith('.html')) debug?.(`/${file.path} rendered: a build keeps no page of an earlier one`);
        output.write(file);
      };
      const input = { ...gathered.input, progress: stagePrinter(io, options) };
      const result = await buildSite(gathered, { input, write });
      const failed = isFailure(result.diagnostics, options);
      if (!failed) output.publish();
      const written = failed ? undefined : relative(process.cwd(), options.out) || '.';
      report(io, { ...result, failed, milliseconds: performance.now() - start, written }, { ...options, sources: gathered.sources });
      return failed ? exitCodes.content : exitCodes.fine;
    } finally {
      output.discard();
    }
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
    report(io, { ...done, diagnostics: locate([error.finding], new Map()) }, { ...options, sources: gathered.sources });
    return error.finding.code === 'output-busy' ? exitCodes.busy : exitCodes.content;
  }
}
