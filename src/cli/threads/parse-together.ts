// Parses texts in several threads, for commands whose other work has one thread.
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseText, type TextRequest, textNames } from '../../content/prose/parse-text.ts';
import type { ParseTogether } from '../../content/prose/read-prose.ts';
import type { Project } from '../../node/project.ts';
import { threadCount } from './thread-count.ts';
import { logLostThread, logThreads } from './thread-log.ts';

/** The number of texts in a message. */
const step = 4;

/** The number of messages that wait in a thread, so that it has work while the main thread is busy. */
const ahead = 3;

interface TogetherThreads {
  /** The number of threads from the command line or the environment. */
  readonly asked: number | undefined;
  readonly debug: ((text: string) => void) | undefined;
}

/** Returns a function that parses texts in several threads. If a thread is lost, its texts are left to the caller. */
export function parserWithThreads({ engine: { modules } }: Project, { asked, debug }: TogetherThreads): ParseTogether {
  return async (texts, { naming, cache, onTaken }) => {
    const count = threadCount({ asked, command: 'check', work: texts.length, prose: texts.length });
    // An engine that runs from its sources has no modules for threads.
    if (modules === undefined || count < 2 || texts.length < count) return false;
    logThreads(debug, count);
    let taken = 0;
    const take = (): readonly TextRequest[] => {
      const some = texts.slice(taken, taken + step);
      taken += some.length;
      some.forEach(onTaken);
      return some;
    };
    const tools: ThreadTools = {
      module: join(modules, 'prose-thread.mjs'),
      take,
      keep: (values) => values.forEach((value, key) => void cache.set(key, value)),
      onLost: (reason) => logLostThread(debug, reason),
    };
    const others = Array.from({ length: count - 1 }, () => parseInThread(tools, naming));
    const textName = textNames(naming);
    for (let own = take(); own.length > 0; own = take()) {
      for (const text of own) {
        await parseText(text, { textName, cache });
        // Lets the event loop run, so that the other threads receive their next texts.
        await setImmediate();
      }
    }
    await Promise.all(others);
    return true;
  };
}

interface ThreadTools {
  readonly module: string;
  /** Returns the next texts; none if all are taken. */
  readonly take: () => readonly TextRequest[];
  readonly keep: (values: ReadonlyMap<string, unknown>) => void;
  readonly onLost: (reason: string) => void;
}

/** Starts a thread that parses texts until none are left. Resolves when it has parsed its last text or ends early. */
function parseInThread({ module, take, keep, onLost }: ThreadTools, naming: unknown): Promise<void> {
  const { Worker } = process.getBuiltinModule('node:worker_threads');
  const worker = new Worker(pathToFileURL(module), { workerData: naming });
  let waiting = 0;
  const ask = (): void => {
    const texts = take();
    if (texts.length === 0) return;
    waiting += 1;
    worker.postMessage(texts);
  };
  return new Promise((resolve) => {
    let isDone = false;
    const end = (): void => {
      isDone = true;
      void worker.terminate();
      resolve();
    };
    const lose = (reason: string): void => {
      if (isDone) return;
      onLost(reason);
      end();
    };
    worker.on('message', (values: ReadonlyMap<string, unknown>) => {
      waiting -= 1;
      keep(values);
      ask();
      if (waiting === 0) end();
    });
    worker.on('error', (error: Error) => lose(error.message));
    worker.on('exit', () => lose('it has ended'));
    for (let next = 0; next < ahead; next += 1) ask();
    if (waiting === 0) end();
  });
}
