// Lets several threads read, check and render a site before a command does its work. The command then finds cached results, as
// after a check.
import type { Project } from '../../node/project.ts';
import { buildSite } from '../input/build-site.ts';
import { cachedResults } from '../input/cached-results.ts';
import { type ProjectInputs, withoutDrawing } from '../input/inputs.ts';
import { runRequestOf } from '../input/previous-run.ts';
import type { BuildOptions } from '../output/terminal.ts';
import { threadCount, workOf } from './thread-count.ts';
import { withThreads } from './with-threads.ts';

interface AheadOptions extends Pick<BuildOptions, 'content' | 'now' | 'baseUrl' | 'drafts' | 'threads'> {
  readonly debug: ((text: string) => void) | undefined;
}

/** Returns whether the site is large enough for several threads. With one thread, working ahead saves no time. */
function isWorthwhile({ recordedInputs }: ProjectInputs, { threads }: AheadOptions): boolean {
  const files = [...(recordedInputs?.versions.keys() ?? [])];
  return threadCount({ requested: threads, command: 'check', ...workOf(files) }) > 1;
}

/**
 * Reads, checks and renders the entire site with several threads, and caches the results. Does nothing for a small
 * site.
 */
export async function checkAhead(project: Project, inputs: ProjectInputs, options: AheadOptions): Promise<void> {
  if (!isWorthwhile(inputs, options)) return;
  const { gathered, begin, stop } = withThreads(project, inputs, { ...options, command: 'check' });
  const { input } = gathered;
  const cached = cachedResults(project, gathered, { request: runRequestOf(options) });
  if (input === undefined || cached === undefined) return;
  const quick = { ...withoutDrawing(input), withoutImages: true };
  try {
    await begin(cached);
    // The command itself finds and reports errors.
    await buildSite(project, gathered, { input: quick, write: () => undefined, cached });
  } finally {
    stop();
  }
}
