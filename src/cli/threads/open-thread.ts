// Starts one thread beside the main one.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import type { Project } from '../../node/project.ts';
import { limitsOfThread } from '../../node/v8-settings.ts';
import type { PageAhead } from '../../pages/reuse/pages-ahead.ts';
import type { FoundFiles, ThreadAnswer, ThreadData, ThreadRequest } from './messages.ts';
import type { SharedJson } from './shared-bytes.ts';

export interface Thread {
  /** Resolves to the results when the thread has read its files, or to undefined if the thread ends early. */
  readonly read: Promise<FoundFiles | undefined>;
  /** Resolves to the results when the thread has checked its files, or to undefined if the thread ends early. */
  readonly checked: Promise<FoundFiles | undefined>;
  readonly ask: (request: ThreadRequest) => void;
  /** Returns the pages that the thread has rendered since the last call. */
  readonly takePages: () => readonly PageAhead[];
  readonly hasPages: () => boolean;
  readonly hasEnded: () => boolean;
  /** Returns what the pages of the thread have read; undefined until the thread has ended. */
  readonly reads: () => SharedJson | undefined;
  /** Resolves when the thread sends its next message or ends. */
  readonly news: () => Promise<void>;
  /** Returns true as soon as the thread has reported that a text changed during the run. */
  readonly hasChanged: () => boolean;
  readonly stop: () => void;
}

/** Starts a thread. `onLost` is called with the reason if the thread ends before its work is done. */
export function openThread({ engine: { modules = '' } }: Project, data: ThreadData, onLost: (reason: string) => void): Thread {
  const { Worker: WorkerThread } = process.getBuiltinModule('node:worker_threads');
  const worker: Worker = new WorkerThread(pathToFileURL(join(modules, 'thread.mjs')), { workerData: data, resourceLimits: limitsOfThread });
  const [read, checked] = [deferred<FoundFiles | undefined>(), deferred<FoundFiles | undefined>()];
  let news = deferred<void>();
  let pages: PageAhead[] = [];
  let [ended, changed] = [false, false];
  let reads: SharedJson | undefined;
  const tell = (): void => {
    news.resolve();
    news = deferred();
  };
  const end = (): void => {
    ended = true;
    read.resolve(undefined);
    checked.resolve(undefined);
    tell();
  };
  const lose = (reason: string): void => {
    if (!ended) onLost(reason);
    end();
  };
  worker.on('message', (answer: ThreadAnswer) => {
    if ('hasChanged' in answer) changed ||= answer.hasChanged;
    if (answer.kind === 'read') read.resolve(answer.found);
    else if (answer.kind === 'checked') checked.resolve(answer.found);
    else if (answer.kind === 'pages') pages.push(...answer.pages);
    else reads = answer.reads;
    if (answer.kind === 'end') end();
    else tell();
  });
  worker.on('error', (error: Error) => lose(error.message));
  worker.on('exit', () => lose('it has ended'));
  return {
    read: read.promise,
    checked: checked.promise,
    ask: (request) => worker.postMessage(request),
    takePages: () => {
      const taken = pages;
      pages = [];
      return taken;
    },
    hasPages: () => pages.length > 0,
    hasEnded: () => ended,
    reads: () => reads,
    news: () => news.promise,
    hasChanged: () => changed,
    stop: () => {
      ended = true;
      void worker.terminate();
    },
  };
}

function deferred<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}
