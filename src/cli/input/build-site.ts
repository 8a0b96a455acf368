// Builds a site from gathered inputs for `build` and `check`, and caches the result for later runs.
import { build } from '../../build/build.ts';
import type { BuildInput } from '../../build/build-input.ts';
import { moveToOrigins } from '../../content/sourced-tree.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isAtTemplate, templateDiagnostics } from '../../diagnostics/template-diagnostics.ts';
import type { WriteFile } from '../../model/output/output-file.ts';
import { cacheRun } from '../../node/build-cache/cached-run.ts';
import type { RunRequest } from '../../node/build-cache/snapshot.ts';
import { elementFinder } from '../../node/bundle/find-elements.ts';
import { templateFailures } from '../../node/bundle/locate-template-error.ts';
import { lateErrors } from '../../node/late-errors.ts';
import type { Project } from '../../node/project.ts';
import { earlyCollector } from '../../node/v8-settings.ts';
import { emptySummary } from '../../output/summary.ts';
import { createSpan } from '../../store/reads/instants.ts';
import type { CachedResults } from './cached-results.ts';
import type { ProjectInputs } from './inputs.ts';
import type { RunResult } from './previous-run.ts';

interface SiteBuild {
  readonly input: BuildInput;
  readonly write: WriteFile;
  /** Cached results of files and pages from earlier runs; if omitted, everything is computed. */
  readonly cached?: CachedResults | undefined;
}

export interface BuiltSite {
  readonly result: RunResult;
  /** Caches the result for later runs and returns the id of the run, or undefined if the result cannot be cached. */
  readonly cacheResult: (project: Project, request: RunRequest) => string | undefined;
}

/** Builds the site. Errors that code of the site throws are added to the warnings about templates. */
export async function buildSite(
  project: Project,
  { warnings, recordedInputs }: Pick<ProjectInputs, 'warnings' | 'recordedInputs'>,
  { input, write, cached }: SiteBuild,
): Promise<BuiltSite> {
  const { record: note, span } = createSpan(input.at);
  recordedInputs?.staleAt.forEach(note);
  const failed = ({ diagnostics, summary, warnings: found }: RunResult, thrown: readonly unknown[]): BuiltSite => ({
    result: { diagnostics, summary, warnings: [...found, ...diagnosticsOf(thrown, project)] },
    cacheResult: () => undefined,
  });
  try {
    const onPage = earlyCollector();
    const findElements = elementFinder(project);
    const { thrown, ...built } = await build({ ...input, note, findElements, ...cached?.input() }, (file) => {
      if (file.path.endsWith('.html')) onPage();
      return write(file);
    });
    await lateErrors();
    const ofContent = built.diagnostics.filter((each) => !isAtTemplate(each));
    const result = {
      ...built,
      warnings: [...warnings, ...built.diagnostics.filter(isAtTemplate)],
      diagnostics: moveToOrigins(ofContent, input.tree),
    };
    if (thrown.length > 0) return failed(result, thrown);
    cached?.end();
    return {
      result,
      cacheResult: (project, request) => {
        // If files changed during the run, the inputs of the result are unknown.
        if (recordedInputs === undefined || recordedInputs.hasChanged()) return undefined;
        const code = { ...recordedInputs.code, ...recordedInputs.sources };
        return cacheRun(project, request, { ...recordedInputs, code, result, span: span() });
      },
    };
  } catch (error) {
    return failed({ warnings, diagnostics: [], summary: emptySummary }, [error]);
  }
}

/** Returns diagnostics of the errors that code of the site threw. Rethrows an error whose cause is a bug in the engine. */
function diagnosticsOf(thrown: readonly unknown[], project: Project): readonly Diagnostic[] {
  const failures = templateFailures(thrown, project);
  if (failures === undefined) throw thrown[0];
  return templateDiagnostics(failures);
}
