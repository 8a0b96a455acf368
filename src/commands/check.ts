// `archipel check`: `build` without the write.
import type { Project } from '../node/project.ts';
import { emptySummary } from '../summary.ts';
import { buildSite } from './input/build-site.ts';
import { gatherInputs } from './input/inputs.ts';
import { isFailure } from './output/exit-code.ts';
import { report } from './output/report.ts';
import { stagePrinter } from './output/stages.ts';
import { type BuildOptions, exitCodes, type Terminal } from './output/terminal.ts';

/** Looks for every problem; resolves to the exit code. */
export async function runCheck(io: Terminal, project: Project, options: BuildOptions): Promise<number> {
  const start = performance.now();
  const gathered = await gatherInputs(project, options);
  const { diagnostics: found, summary } =
    gathered.input === undefined
      ? { diagnostics: [], summary: emptySummary }
      : await buildSite(gathered, {
          input: { ...gathered.input, ogImages: { hashOf: gathered.input.ogImages.hashOf }, progress: stagePrinter(io, options) },
          write: () => undefined,
        });
  const diagnostics = [...gathered.diagnostics, ...found];
  const failed = isFailure(diagnostics, options);
  report(
    io,
    { diagnostics, summary, failed, milliseconds: performance.now() - start, written: undefined },
    { ...options, sources: gathered.sources },
  );
  return failed ? exitCodes.content : exitCodes.fine;
}
