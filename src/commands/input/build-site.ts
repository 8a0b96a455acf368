// What `build` and `check` have in common: a build of gathered inputs, its diagnostics named from where the user stands.
import { type BuildInput, type BuildResult, build } from '../../build.ts';
import type { OutputFile } from '../../emit/output-file.ts';
import { emptySummary } from '../../summary.ts';
import type { Inputs } from './inputs.ts';

interface SiteBuild {
  readonly input: BuildInput;
  readonly write: (file: OutputFile) => void;
}

/** Builds. A template that throws ends the build and is its only diagnostic. */
export async function buildSite({ fromHere, ofThrown, warnings }: Inputs, { input, write }: SiteBuild): Promise<BuildResult> {
  try {
    const { diagnostics, summary } = await build(input, write);
    return { diagnostics: [...warnings, ...fromHere(diagnostics)], summary };
  } catch (thrown) {
    return { diagnostics: [...warnings, ...ofThrown(thrown)], summary: emptySummary };
  }
}
