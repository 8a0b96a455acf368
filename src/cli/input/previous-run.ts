// Finds the result of an earlier run for `build` and `check`, without loading templates or the renderer.
import { dirname } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { findRun, type RunLookup } from '../../node/build-cache/cached-run.ts';
import type { RunRequest } from '../../node/build-cache/snapshot.ts';
import { displayPaths } from '../../node/fs/display-paths.ts';
import { readFile } from '../../node/fs/read-content.ts';
import { historyOf } from '../../node/git/history.ts';
import type { Project } from '../../node/project.ts';
import { misplacedPublic } from '../../node/publish/misplaced-public.ts';
import type { Summary } from '../../output/summary.ts';
import type { BuildOptions } from '../output/terminal.ts';

export interface RunResult {
  /** Diagnostics of content, with file names relative to the content folder. */
  readonly diagnostics: readonly Diagnostic[];
  /** Warnings of templates. */
  readonly warnings: readonly Diagnostic[];
  readonly summary: Summary;
}

type RunOptions = Pick<BuildOptions, 'content' | 'release' | 'drafts' | 'baseUrl'>;

/** Returns the options that affect the result of a run, with their defaults. */
export const runRequestOf = ({ content, release = false, drafts = false, baseUrl }: RunOptions): RunRequest => ({
  content,
  release,
  drafts,
  baseUrl,
});

/**
 * Returns false on CI machines, which may restore files and caches with arbitrary times. There, the size and times of a
 * file do not show whether its bytes have changed.
 */
export const trustsDisk = (): boolean => (process.env['CI'] ?? '') === '';

/** Looks up the result of the last run with these options; it is found if nothing has changed since. */
export const previousRun = (project: Project, options: RunOptions & Pick<BuildOptions, 'now'>): RunLookup<RunResult> =>
  findRun(project, runRequestOf(options), {
    at: options.now ?? Date.now(),
    environment: process.env,
    trustsDisk: trustsDisk(),
    historyOf,
  });

/** Returns the diagnostics of a run with file names relative to the current folder, and a function that reads these files. */
export function relativeDiagnostics(content: string, { warnings, diagnostics }: Pick<RunResult, 'warnings' | 'diagnostics'>) {
  const { displayPath, contentPath } = displayPaths(content);
  // This warning is not cached, because the folder is not an input of a run.
  const misplaced = misplacedPublic(dirname(content)).map((diagnostic) => ({ ...diagnostic, file: displayPath('../public') }));
  const named: readonly Diagnostic[] = [
    ...misplaced,
    ...warnings,
    ...diagnostics.map((diagnostic) => ({ ...diagnostic, file: displayPath(diagnostic.file) })),
  ];
  const known = new Map<string, string | undefined>();
  const sources = (file: string): string | undefined => {
    if (!known.has(file)) known.set(file, textIn(content, contentPath(file)));
    return known.get(file);
  };
  return { diagnostics: named, sources };
}

function textIn(content: string, file: string): string | undefined {
  const read = readFile(content, file);
  return 'text' in read ? read.text : undefined;
}
