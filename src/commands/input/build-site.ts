// What `build` and `check` have in common: a build of gathered inputs, and what of it a later run can know.
import { type BuildInput, build } from '../../build.ts';
import type { OutputFile } from '../../emit/output-file.ts';
import { createSpan } from '../../model/time/clock.ts';
import { keepRun, type RunRequest } from '../../node/build-cache/run-cache.ts';
import type { Project } from '../../node/project.ts';
import { emptySummary } from '../../summary.ts';
import type { Inputs } from './inputs.ts';
import type { RunResult } from './known-run.ts';

interface SiteBuild {
  readonly input: BuildInput;
  readonly write: (file: OutputFile) => void;
}

export interface BuiltSite {
  readonly result: RunResult;
  /** Keeps the result for later runs and gives its name; undefined where it cannot be kept. */
  readonly keep: (project: Project, request: RunRequest) => string | undefined;
}

/** Builds. A template that throws ends the build and is its only diagnostic. */
export async function buildSite({ ofThrown, warnings, madeFrom }: Inputs, { input, write }: SiteBuild): Promise<BuiltSite> {
  const { note, span } = createSpan(input.at);
  try {
    const result = { warnings, ...(await build({ ...input, note }, write)) };
    return { result, keep: (project, request) => madeFrom && keepRun(project, request, { ...madeFrom, result, span: span() }) };
  } catch (thrown) {
    const result = { warnings: [...warnings, ...ofThrown(thrown)], diagnostics: [], summary: emptySummary };
    return { result, keep: () => undefined };
  }
}
