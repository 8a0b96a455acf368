// Renders pages together with other threads: all of them take pages from the same queue.
import type { OutputFile } from '../../model/output/output-file.ts';
import type { Route } from '../routes/plan-routes.ts';
import type { PagesSnapshot } from './pages-snapshot.ts';

/** Shares the work on pages with other threads. If a thread cannot render a page, because a template throws, this thread renders it. */
export interface PagesAhead {
  /** Starts to render the stale pages `due`. Resolves to undefined if no other thread takes part. */
  readonly begin: (due: readonly Route[]) => Promise<PageQueue | undefined>;
}

/** The pages that threads render together. */
export interface PageQueue {
  /** Takes the next page for this thread. Resolves to undefined if none is left. */
  readonly next: () => Promise<Route | undefined>;
  /** Takes the pages that other threads have rendered since the last call. */
  readonly arrived: () => readonly PageAhead[];
  /** Waits for further pages. Resolves to false once there will be none. */
  readonly wait: () => Promise<boolean>;
  /** Returns a snapshot from each other thread, with the reads of the pages that it has rendered. Call it at the end. */
  readonly reads: () => readonly PagesSnapshot[];
}

/** A page that another thread has rendered: plain data. */
export interface PageAhead {
  readonly key: string;
  /** The files of the page in their final form, its HTML first. */
  readonly files: readonly OutputFile[];
}

/** A page of the queue, rendered by another thread (`received`) or by this one (`made`). */
type Turn<Made> = { readonly received: PageAhead } | { readonly route: Route; readonly made: Made };

/**
 * Renders pages with `make` until none are left. Yields them, and the pages that other threads have rendered. `make` returns undefined to
 * postpone a page.
 */
export async function* takeTurns<Made>(queue: PageQueue, make: (route: Route) => Made | undefined): AsyncGenerator<Turn<Made>, void> {
  for (let isOpen = true; isOpen; ) {
    for (const received of queue.arrived()) yield { received };
    const route = await queue.next();
    if (route === undefined) {
      isOpen = await queue.wait();
      continue;
    }
    const made = make(route);
    if (made !== undefined) yield { route, made };
  }
}
