// What a command lets several threads do before it begins: then it finds what a check of the content would have left.
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

/** Whether several threads may pay, before anything is known of the site. */
const isWorthwhile = ({ threads }: AheadOptions): boolean => threadCount({ asked: threads, work: Number.POSITIVE_INFINITY }) > 1;

/** Reads and checks the files of content whose results earlier runs have not left, where they are many. */
export async function readAhead(project: Project, options: AheadOptions): Promise<void> {
  if (!isWorthwhile(options) || 'known' in previousRun(project, options)) return;
  const inputs = await gatherInputs(project, { ...options, known: textsCachedBy(project, options) });
  const { gathered, begin, count, stop } = withThreads(project, inputs, { ...options, drawsImages: false, pages: 'none' });
  const kept = cachedResults(project, gathered, { request: runRequestOf(options), reuse: () => true, parsed: () => undefined });
  if (kept === undefined || kept.due().length === 0) return;
  try {
    await begin(kept);
    // Results of earlier runs stay as they are where no threads were needed.
    if (count() > 1) kept.keepFiles();
  } finally {
    stop();
  }
}

/** Reads, checks and makes the whole site, where no earlier run of the same code has left pages. */
export async function checkAhead(project: Project, inputs: ProjectInputs, options: AheadOptions): Promise<void> {
  if (!isWorthwhile(options)) return;
  const { gathered, begin, stop } = withThreads(project, inputs, { ...options, drawsImages: false });
  const { input } = gathered;
  const kept = cachedResults(project, gathered, { request: runRequestOf(options), reuse: () => true, parsed: () => undefined });
  if (input === undefined || kept === undefined || kept.stored().hasPages) return;
  const quiet = { ...input, ogImages: { hashOf: input.ogImages.hashOf }, withoutImages: true, progress: () => undefined };
  try {
    await begin(kept);
    // What is wrong is found, and said, by the command.
    await buildSite(project, gathered, { input: quiet, write: () => undefined, kept });
  } finally {
    stop();
  }
}
