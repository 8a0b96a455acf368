// The other threads of a build or check, as the main thread sees them. The threads only save time: if a thread fails or
// ends early, the main thread computes the missing results.
import { setImmediate } from 'node:timers/promises';
import { digestOf } from '../../node/fs/stamps.ts';
import type { Project } from '../../node/project.ts';
import { isInTime } from '../../node/run-limited.ts';
import { pageKeyOf } from '../../pages/reuse/page-maker.ts';
import type { PageQueue } from '../../pages/reuse/pages-ahead.ts';
import type { PagesSnapshot } from '../../pages/reuse/pages-snapshot.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import type { FilesSnapshot } from '../../store/file-results.ts';
import type { RecordedInputs } from '../input/inputs.ts';
import type { FoundFiles, ThreadData, ThreadOptions } from './messages.ts';
import { openThread, type Thread } from './open-thread.ts';
import { type QueuePlace, takenRoutes } from './route-queue.ts';
import { mainIndex, type Sharing } from './share-of.ts';
import { fromSharedJson, sharedJson } from './shared-bytes.ts';

export interface ThreadsInput extends Sharing {
  readonly options: ThreadOptions;
  readonly recordedInputs: Pick<RecordedInputs, 'code' | 'content'>;
  /** The cached results of previous runs, by file. */
  readonly stored: FilesSnapshot;
  /** True if the threads render all pages, without waiting until the main thread knows which ones to render. */
  readonly makesAll: boolean;
  /** Called with the reason when a thread ends early. */
  readonly onLost: (reason: string) => void;
}

export interface Threads {
  /** Waits until the other threads have read their files, and resolves to their results. */
  readonly read: () => Promise<readonly FoundFiles[]>;
  /**
   * Waits until the other threads have read their files, and resolves to their results. Also sends each thread the results
   * of all others and of the main thread (`own`), because a thread needs all results to check its files.
   */
  readonly exchange: (own: readonly FoundFiles[]) => Promise<readonly FoundFiles[]>;
  /** Resolves to the results of the other threads for the files that they have checked. */
  readonly checked: () => Promise<readonly FoundFiles[]>;
  readonly makePages: (due: readonly Route[]) => PageQueue;
  /** Returns true as soon as a thread has reported that a text changed during the run. */
  readonly hasChanged: () => boolean;
  /** Ends the threads. */
  readonly stop: () => void;
}

/** Starts the threads beside the main one. */
export function startThreads(project: Project, input: ThreadsInput): Threads {
  const { count, command, makesAll, options, recordedInputs } = input;
  const counters = new Int32Array(new SharedArrayBuffer(2 * count * Int32Array.BYTES_PER_ELEMENT));
  const data: Omit<ThreadData, 'index'> = {
    ...{ engine: project.engine, root: project.root, cacheFolder: project.cache.folder, options, count, command, counters },
    code: digestOf(JSON.stringify(recordedInputs.code)),
    content: recordedInputs.content,
    stored: sharedJson(input.stored),
  };
  const others = Array.from({ length: count - 1 }, (_, place) => openThread(project, { ...data, index: place + 1 }, input.onLost));
  const allRead = () => Promise.all(others.map((thread) => thread.read));
  return {
    read: async () => (await allRead()).flatMap((found) => found ?? []),
    exchange: async (own) => {
      const read = await allRead();
      for (const [place, { ask }] of others.entries()) {
        ask({ kind: 'read', found: [...own, ...read.flatMap((found, of) => (found === undefined || of === place ? [] : [found]))] });
        if (makesAll) ask({ kind: 'pages', due: undefined });
      }
      return read.flatMap((found) => found ?? []);
    },
    checked: async () => (await Promise.all(others.map((thread) => thread.checked))).flatMap((found) => found ?? []),
    makePages: (due) => {
      if (!makesAll) for (const { ask } of others) ask({ kind: 'pages', due: due.map(pageKeyOf) });
      return pageQueue(others, due, { index: mainIndex, count, command, counters });
    },
    hasChanged: () => others.some((thread) => thread.hasChanged()),
    stop: () => {
      for (const { stop } of others) stop();
    },
  };
}

/** How many pages this thread renders in one turn of the event loop. */
const pagesPerTurn = 4;

function pageQueue(others: readonly Thread[], due: readonly Route[], place: QueuePlace): PageQueue {
  const { counters, count } = place;
  const own = takenRoutes(due, place);
  let news = Promise.resolve<unknown>(undefined);
  return {
    next: async () => {
      // Waits for the next turn of the event loop, because messages of threads arrive only between two turns.
      await setImmediate();
      return Array.from({ length: pagesPerTurn }, () => own.next()).flatMap(({ done, value }) => (done === true ? [] : [value]));
    },
    arrived: () => {
      news = Promise.race(others.filter(({ hasEnded }) => !hasEnded()).map((thread) => thread.news()));
      return others.flatMap(({ takePages }, index) => {
        const pages = takePages();
        Atomics.add(counters, count + index + 1, pages.length);
        Atomics.notify(counters, count + index + 1);
        return pages;
      });
    },
    wait: async () => {
      if (others.some(({ hasPages }) => hasPages())) return true;
      if (others.every(({ hasEnded }) => hasEnded())) return false;
      // If no thread sends anything within the time that a page may take, this thread renders the pages of the others.
      if (!(await isInTime(news))) for (const { stop } of others) stop();
      return true;
    },
    // Each thread has serialized a PagesSnapshot with `sharedJson`.
    reads: () => others.flatMap(({ reads }) => reads() ?? []).map((found) => fromSharedJson(found) as PagesSnapshot),
  };
}
