// The result of an earlier run, for `build` and `check`. Loads neither templates nor the renderer.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { cachedTexts, findRun, type RunLookup } from '../../node/build-cache/cached-run.ts';
import type { RunRequest } from '../../node/build-cache/snapshot.ts';
import { displayPaths } from '../../node/fs/display-paths.ts';
import { type CachedText, readFile } from '../../node/fs/read-content.ts';
import { historyOf } from '../../node/git/history.ts';
import type { Project } from '../../node/project.ts';
import type { Summary } from '../../output/summary.ts';
import type { BuildOptions } from '../output/terminal.ts';

export interface RunResult {
  /** Diagnostics of content, with files named relative to its folder. */
  readonly diagnostics: readonly Diagnostic[];
  /** Warnings of templates. */
  readonly warnings: readonly Diagnostic[];
  readonly summary: Summary;
}

/** Options that decide on what a run finds. */
type RunOptions = Pick<BuildOptions, 'content' | 'release' | 'drafts' | 'baseUrl'>;

/** What of the options decides on what a run finds. */
export const runRequestOf = ({ content, release = false, drafts = false, baseUrl }: RunOptions): RunRequest => ({
  content,
  release,
  drafts,
  baseUrl,
});

/** False if the signs of the disk say nothing of bytes: a machine of CI may have fetched files and cache with any times. */
export const trustsDisk = (): boolean => (process.env['CI'] ?? '') === '';

/** The result of the last run with these options, if nothing has changed since. */
export const previousRun = (project: Project, options: RunOptions & Pick<BuildOptions, 'now'>): RunLookup<RunResult> =>
  findRun(project, runRequestOf(options), {
    at: options.now ?? Date.now(),
    environment: process.env,
    trustsDisk: trustsDisk(),
    historyOf,
  });

/** The texts that are as the last run has read them, as far as the disk can be believed. */
export const textsCachedBy = (project: Project, options: RunOptions): CachedText =>
  trustsDisk() ? cachedTexts(project, runRequestOf(options)) : () => undefined;

/** The diagnostics of a run with their files named from the current folder, and the lines around their places. */
export function shownFrom(content: string, { warnings, diagnostics }: Pick<RunResult, 'warnings' | 'diagnostics'>) {
  const { displayPath, contentPath } = displayPaths(content);
  const named: readonly Diagnostic[] = [
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
