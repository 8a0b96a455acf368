// Starts the other threads of a build or check if they save time, and merges their results with cached ones.
import { plan } from '../../build/plan.ts';
import { noCache } from '../../content/cache.ts';
import type { Project } from '../../node/project.ts';
import { collectBeforeRendering, collectForRendering, collectLessOften } from '../../node/v8-settings.ts';
import type { PagesAhead } from '../../pages/reuse/pages-ahead.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { CachedResults } from '../input/cached-results.ts';
import type { ProjectInputs } from '../input/inputs.ts';
import type { BuildOptions } from '../output/terminal.ts';
import { type FileShare, fileShare } from './file-share.ts';
import { proseShelf } from './prose-shelf.ts';
import { mainIndex } from './share-of.ts';
import { type ThreadedCommand, threadCount, workOf } from './thread-count.ts';
import { logLostThread, logThreads } from './thread-log.ts';
import { startThreads, type Threads } from './threads.ts';

interface RunOptions extends Pick<BuildOptions, 'content' | 'baseUrl' | 'release' | 'drafts' | 'threads'> {
  readonly command: ThreadedCommand;
  /**
   * `due` if other threads wait until the build knows which pages to render. If omitted, they render all pages at once,
   * unless pages are cached.
   */
  readonly pages?: 'due';
  readonly debug: ((text: string) => void) | undefined;
}

export interface ThreadedRun<Gathered> {
  readonly gathered: Gathered;
  /**
   * If many files are not cached, reads and checks them together with other threads, which then also render pages during the build.
   * Otherwise, other threads start only in the build, if many pages have to be rendered.
   */
  readonly begin: (cached: CachedResults | undefined) => Promise<void>;
  /** Returns the number of threads, including the main thread. */
  readonly count: () => number;
  /** Ends the threads. */
  readonly stop: () => void;
}

/** Prepares `gathered` for a run with several threads. */
export function withThreads<Gathered extends Pick<ProjectInputs, 'input' | 'recordedInputs'>>(
  project: Project,
  gathered: Gathered,
  { command, debug, pages: wanted, threads: requested, content, baseUrl, release = false, drafts = false }: RunOptions,
): ThreadedRun<Gathered> {
  const { input, recordedInputs } = gathered;
  // An engine that runs from its sources has no modules for threads.
  if (input === undefined || recordedInputs === undefined || project.engine.modules === undefined)
    return { gathered, begin: async () => undefined, count: () => 1, stop: () => undefined };
  let [threads, taking]: [Threads | undefined, number] = [undefined, 1];
  const options = { content, now: input.at, release, drafts, ...(baseUrl !== undefined && { baseUrl }) };
  const start = (due: readonly unknown[], cached: CachedResults) => {
    const count = threadCount({ requested, command, ...workOf(due) });
    if (count < 2) return undefined;
    taking = count;
    collectLessOften();
    logThreads(debug, count);
    const onLost = (reason: string): void => logLostThread(debug, reason);
    const stored = cached.stored();
    const makesAll = wanted === undefined && !stored.hasPages;
    const work = { count, command, options, recordedInputs, stored: stored.files, makesAll, onLost };
    threads = startThreads(project, work);
    return { threads, count };
  };
  return {
    gathered: {
      ...gathered,
      recordedInputs: { ...recordedInputs, hasChanged: () => recordedInputs.hasChanged() || threads?.hasChanged() === true },
    },
    begin: async (cached) => {
      if (cached === undefined) return;
      const started = start(cached.due(), cached);
      const pages = started === undefined ? pagesLater((due) => start(due, cached)?.threads) : pagesNow(started.threads);
      if (started === undefined) return cached.add({ parsed: [], pages });
      const prose = proseShelf({ disk: input.cache ?? noCache, stores: true });
      const share = fileShare(
        { input, prose, files: cached.files, rows: cached.rows },
        { index: mainIndex, count: started.count, command },
      );
      // If code of the site throws here, the build throws and reports the same error again.
      const parsed = await readTogether(share, started.threads).catch(() => []);
      collectBeforeRendering();
      cached.add({ parsed, pages, cache: prose.cache });
    },
    count: () => taking,
    stop: () => threads?.stop(),
  };
}

/** Reads and checks the files together with other threads. Resolves to the files that they have parsed. */
async function readTogether(share: FileShare, threads: Threads): Promise<readonly string[]> {
  await share.read();
  const read = await threads.exchange([share.found()]);
  read.forEach(share.add);
  // The findings are ignored here: the build gets them from the cached results.
  await plan(share.input);
  const checked = await threads.checked();
  checked.forEach(share.add);
  return [...read, ...checked].flatMap(({ parsed }) => parsed);
}

const pagesNow = (threads: Threads): PagesAhead => ({
  begin: async (due) => {
    collectForRendering();
    return threads.makePages(due);
  },
});

/** Returns a `PagesAhead` that starts the threads only when the number of pages to render is known. */
const pagesLater = (start: (due: readonly Route[]) => Threads | undefined): PagesAhead => ({
  begin: async (due) => {
    const threads = start(due);
    await threads?.exchange([]);
    return threads?.makePages(due);
  },
});
