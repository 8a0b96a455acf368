// What the main thread and the others send each other.

import type { Engine } from '../../node/project.ts';
import type { PageAhead } from '../../pages/reuse/pages-ahead.ts';
import type { InputOptions } from '../input/inputs.ts';
import type { SharedJson, SharedValues } from './shared-bytes.ts';

/** The options of the command that decide on inputs. */
export type ThreadOptions = Omit<InputOptions, 'known'> & { readonly now: number };

/** What a thread begins with: plain data. */
export interface ThreadData {
  readonly engine: Engine;
  readonly root: string;
  readonly cacheFolder: string | undefined;
  readonly options: ThreadOptions;
  /** The fingerprints of all inputs of the main thread, by file: code, then content. A thread that finds others ends. */
  readonly code: string;
  readonly content: ReadonlyMap<string, string>;
  /** The results of files that earlier runs have left. */
  readonly stored: SharedJson;
  /** False if nothing is drawn, as in a check. */
  readonly drawsImages: boolean;
  /** Its place among `count` threads, of which the main one is the first. */
  readonly index: number;
  readonly count: number;
  /** For each thread, how many pages of its files have been taken; then, for each, how many of its pages the main thread has received. */
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

/** From a thread. */
export type ThreadAnswer =
  /** Its files are read. */
  | { readonly kind: 'read'; readonly found: FoundFiles }
  /** Its files are checked. */
  | { readonly kind: 'checked'; readonly found: FoundFiles; readonly hasChanged: boolean }
  | { readonly kind: 'pages'; readonly pages: readonly PageAhead[] }
  /** No page is left. With what its pages have read: a `PagesSnapshot`. */
  | { readonly kind: 'end'; readonly reads: SharedJson | undefined; readonly hasChanged: boolean };

/** To a thread. */
export type ThreadRequest =
  /** The results that the other threads have read. */
  | { readonly kind: 'read'; readonly found: readonly FoundFiles[] }
  /** Make these pages, or all. */
  | { readonly kind: 'pages'; readonly due: readonly string[] | undefined };
