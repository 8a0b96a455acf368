// What `build` and `check` have in common: a build of gathered inputs, and what of it a later run can know.
import { type BuildInput, build } from '../../build.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { templateDiagnostics } from '../../diagnostics/template-diagnostics.ts';
import type { OutputFile } from '../../emit/output-file.ts';
import { createSpan } from '../../model/time/clock.ts';
import { openPageStore } from '../../node/build-cache/page-store.ts';
import { keepRun, type RunRequest } from '../../node/build-cache/run-cache.ts';
import { templateFailures } from '../../node/bundle/locate-template-error.ts';
import { digestOf } from '../../node/fs/stamps.ts';
import type { Project } from '../../node/project.ts';
import type { PageStore } from '../../page-cache/page-maker.ts';
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

/** Builds. What code of the site throws is among the warnings of templates. */
export async function buildSite(
  project: Project,
  { warnings, madeFrom }: Pick<Inputs, 'warnings' | 'madeFrom'>,
  { input, write }: SiteBuild,
): Promise<BuiltSite> {
  const { note, span } = createSpan(input.at);
  const failed = ({ diagnostics, summary }: Omit<RunResult, 'warnings'>, thrown: readonly unknown[]): BuiltSite => ({
    result: { warnings: [...warnings, ...diagnosticsOf(thrown, project)], diagnostics, summary },
    keep: () => undefined,
  });
  try {
    const { thrown, ...built } = await build({ ...input, note }, write);
    if (thrown.length > 0) return failed(built, thrown);
    const result = { warnings, ...built };
    return { result, keep: (project, request) => madeFrom && keepRun(project, request, { ...madeFrom, result, span: span() }) };
  } catch (error) {
    return failed({ diagnostics: [], summary: emptySummary }, [error]);
  }
}

/** The pages of the last run that may be used again; undefined where content cannot be read. */
export function knownPages(
  project: Project,
  { madeFrom }: Pick<Inputs, 'madeFrom'>,
  { request, reuse }: { readonly request: RunRequest; readonly reuse: PageStore['reuse'] },
): { readonly pages?: PageStore } {
  if (madeFrom === undefined) return {};
  const versions = new Map<string, string>();
  const versionOf = (file: string): string | undefined => {
    const bytes = madeFrom.content.get(file);
    const version = versions.get(file) ?? (bytes === undefined ? undefined : digestOf(bytes));
    if (version !== undefined) versions.set(file, version);
    return version;
  };
  return { pages: openPageStore(project, { request, madeFrom, versionOf, reuse }) };
}

/** What code of the site has thrown. Throws what is a bug of the engine. */
function diagnosticsOf(thrown: readonly unknown[], project: Project): readonly Diagnostic[] {
  const failures = templateFailures(thrown, project);
  if (failures === undefined) throw thrown[0];
  return templateDiagnostics(failures);
}
