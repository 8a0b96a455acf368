// The messages between the main thread and the others.
import type { Engine } from '../../node/project.ts';
import type { PageAhead } from '../../pages/reuse/pages-ahead.ts';
import type { InputOptions } from '../input/inputs.ts';
import type { Sharing } from './share-of.ts';
import type { SharedJson, SharedValues } from './shared-bytes.ts';

/** The options of the command that affect its inputs. */
export type ThreadOptions = Omit<InputOptions, 'known' | 'forWatch'> & { readonly now: number };

/** The initial data of a thread. It contains no functions, because it is cloned. */
export interface ThreadData extends Sharing {
  readonly engine: Engine;
  readonly root: string;
  readonly cacheFolder: string | undefined;
  readonly options: ThreadOptions;
  /**
   * The fingerprints of all inputs of the main thread: of all code, and of content by file. A thread ends if its own
   * inputs differ.
   */
  readonly code: string;
  readonly content: ReadonlyMap<string, string>;
  /** The cached results of files from earlier runs. */
  readonly stored: SharedJson;
  /** The index of this thread among `count` threads. The main thread has index 0. */
  readonly index: number;
  /**
   * Two lists, one after the other, with a number for each thread. The first counts the pages of the thread's files that
   * were taken, by this thread or another. The second counts the pages that the thread has rendered and the main thread
   * has received.
   */
  readonly counters: Int32Array<SharedArrayBuffer>;
}

/** The results of a thread for its files. */
export interface FoundFiles {
  /** A `FilesSnapshot`. */
  readonly files: SharedJson;
  readonly prose: SharedValues;
  /** The files that were parsed. */
  readonly parsed: readonly string[];
}

/** A message from a thread. */
export type ThreadAnswer =
  | { readonly kind: 'read'; readonly found: FoundFiles; readonly hasChanged: boolean }
  | { readonly kind: 'checked'; readonly found: FoundFiles; readonly hasChanged: boolean }
  | { readonly kind: 'pages'; readonly pages: readonly PageAhead[] }
  /** No pages are left. `reads` is what the pages of the thread have read, as a `PagesSnapshot`. */
  | { readonly kind: 'end'; readonly reads: SharedJson | undefined; readonly hasChanged: boolean };

/** A message to a thread. */
export type ThreadRequest =
  /** The results of the other threads, for the files that they have read. */
  | { readonly kind: 'read'; readonly found: readonly FoundFiles[] }
  /** Requests these pages, or all pages if undefined. */
  | { readonly kind: 'pages'; readonly due: readonly string[] | undefined };
