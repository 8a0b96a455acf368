// `archipel check`: `build` without the write.
import { build } from '../build.ts';
import type { Project } from '../node/project.ts';
import { emptySummary } from '../summary.ts';
import { gatherInputs } from './input/inputs.ts';
import { isFailure } from './output/exit-code.ts';
import { report } from './output/report.ts';
import { stagePrinter } from './output/stages.ts';
import { type BuildOptions, exitCodes, type Terminal } from './output/terminal.ts';

/** Looks for every problem; resolves to the exit code. */
export async function runCheck(io: Terminal, project: Project, options: BuildOptions): Promise<number> {
  const start = performance.now();
  const gathered = await gatherInputs(project, options);
  const { diagnostics: raw, summary } =
    gathered.input === undefined
      ? { diagnostics: [], summary: emptySummary }
      : await build(
          { ...gathered.input, ogImages: { hashOf: gathered.input.ogImages.hashOf }, progress: stagePrinter(io, options) },
          () => undefined,
        );
  const diagnostics = [...gathered.diagnostics, ...gathered.fromHere(raw)];
  const failed = isFailure(diagnostics, options);
  report(
    io,
    { diagnostics, summary, failed, milliseconds: performance.now() - start, written: undefined },
    { ...options, sources: gathered.sources },
  );
  return failed ? exitCodes.content : exitCodes.fine;
}
