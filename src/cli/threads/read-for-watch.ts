// Reads the files of a large site in several threads when `watch` starts. The other threads parse and validate their share of the files
// and end. The first build then finds their results like cached results of an earlier command.
import { noCache } from '../../content/cache.ts';
import { hasOwnResults } from '../../model/entry-file.ts';
import { digestOf } from '../../node/fs/stamps.ts';
import type { Project } from '../../node/project.ts';
import type { ReadAhead } from '../../watch/live-build.ts';
import { codeOf, hashesIn, type InputOptions } from '../input/inputs.ts';
import { fileShare } from './file-share.ts';
import { proseShelf } from './prose-shelf.ts';
import { mainIndex } from './share-of.ts';
import { threadCount, workOf } from './thread-count.ts';
import { logLostThread, logThreads } from './thread-log.ts';
import { startThreads } from './threads.ts';

interface ReaderOptions extends Pick<InputOptions, 'content' | 'baseUrl'> {
  /** The number of threads from the command line or the environment. */
  readonly threads?: number | undefined;
  readonly debug: ((text: string) => void) | undefined;
}

/** Returns a function that reads files together with other threads if that saves time. */
export function readerWithThreads(project: Project, { content, baseUrl, threads: requested, debug }: ReaderOptions): ReadAhead {
  return async ({ input, onDisk, code, files, rows, versionOf }) => {
    // An engine that runs from its sources has no modules for threads.
    if (project.engine.modules === undefined) return undefined;
    const { tree, definition, at, cache = noCache } = input;
    const due = [...tree.texts.keys()].filter((file) => hasOwnResults(file) && rows.files[file]?.version !== versionOf(file));
    const count = threadCount({ requested, command: 'watch', ...workOf(due) });
    if (count < 2) return undefined;
    logThreads(debug, count);
    const sharing = { count, command: 'watch' } as const;
    const versions = new Map([...onDisk.texts].map(([file, text]) => [file, versionOf(file) ?? digestOf(text)]));
    const threads = startThreads(project, {
      ...{ ...sharing, makesAll: false, stored: rows },
      options: {
        content,
        now: at,
        release: false,
        drafts: true,
        ...(baseUrl !== undefined && { baseUrl }),
      },
      recordedInputs: { code: codeOf(project, definition, code), content: hashesIn({ ...onDisk, versions }) },
      onLost: (reason) => logLostThread(debug, reason),
    });
    try {
      const prose = proseShelf({ disk: cache, stores: true });
      const share = fileShare({ input, prose, files, rows }, { index: mainIndex, ...sharing });
      await share.read();
      const found = await threads.read();
      // After a save during the start, the other threads may have read newer texts than this one.
      if (!threads.hasChanged()) found.forEach(share.add);
      return prose.cache;
    } finally {
      threads.stop();
    }
  };
}
