// Lets several threads read and check a site before a command starts. The command then finds cached results, as after a
// check.
import type { Project } from '../../node/project.ts';
import { buildSite } from '../input/build-site.ts';
import { cachedResults } from '../input/cached-results.ts';
import { gatherInputs, type ProjectInputs } from '../input/inputs.ts';
import { previousRun, runRequestOf, textsCachedBy } from '../input/previous-run.ts';
import type { BuildOptions } from '../output/terminal.ts';
import { threadCount } from './thread-count.ts';
import { withThreads } from './with-threads.ts';

interface AheadOptions extends Pick<BuildOptions, 'content' | 'now' | 'baseUrl' | 'drafts' | 'threads'> {
  readonly debug: ((text: string) => void) | undefined;
}

/** Whether several threads may be worthwhile for a site of unknown size. */
const isWorthwhile = ({ threads }: AheadOptions): boolean =>
  threadCount({ asked: threads, command: 'ahead', work: Number.MAX_SAFE_INTEGER, prose: 0 }) > 1;

/** Reads and checks the files of content without cached results, if there are many. */
export async function readAhead(project: Project, options: AheadOptions): Promise<void> {
  if (!isWorthwhile(options) || 'known' in previousRun(project, options)) return;
  const inputs = await gatherInputs(project, { ...options, known: textsCachedBy(project, options) });
  const { gathered, begin, count, stop } = withThreads(project, inputs, {
    ...options,
    command: 'ahead',
    drawsImages: false,
    pages: 'none',
  });
  const kept = cachedResults(project, gathered, { request: runRequestOf(options), reuse: () => true, parsed: () => undefined });
  if (kept === undefined || kept.due().length === 0) return;
  try {
    await begin(kept);
    // If no threads were needed, the cached results remain unchanged.
    if (count() > 1) kept.keepFiles();
  } finally {
    stop();
  }
}

/** Reads, checks and renders the whole site, if no previous run of the same code has cached pages. */
export async function checkAhead(project: Project, inputs: ProjectInputs, options: AheadOptions): Promise<void> {
  if (!isWorthwhile(options)) return;
  const { gathered, begin, stop } = withThreads(project, inputs, { ...options, command: 'ahead', drawsImages: false });
  const { input } = gathered;
  const kept = cachedResults(project, gathered, { request: runRequestOf(options), reuse: () => true, parsed: () => undefined });
  if (input === undefined || kept === undefined) return;
  const quiet = { ...input, ogImages: { hashOf: input.ogImages.hashOf }, withoutImages: true, progress: () => undefined };
  try {
    await begin(kept);
    // The command itself finds and reports errors.
    await buildSite(project, gathered, { input: quiet, write: () => undefined, kept });
  } finally {
    stop();
  }
}
