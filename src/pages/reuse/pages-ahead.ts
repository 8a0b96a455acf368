// Renders pages together with other threads: all of them take pages from the same queue.
import { TimeLimitError } from '../../diagnostics/template-error.ts';
import type { OutputFile } from '../../model/output/output-file.ts';
import type { Route } from '../routes/plan-routes.ts';
import type { PageLimit } from '../run-limited.ts';
import type { PagesSnapshot } from './pages-snapshot.ts';

/** Shares the work on pages with other threads. If a thread cannot render a page, because a template throws, this thread renders it. */
export interface PagesAhead {
  /** Starts to render the stale pages `due`. Resolves to undefined if no other thread takes part. */
  readonly begin: (due: readonly Route[]) => Promise<PageQueue | undefined>;
}

/** The pages that threads render together. */
export interface PageQueue {
  /** Takes the next pages for this thread. Resolves to none if none are left. */
  readonly next: () => Promise<readonly Route[]>;
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
 * postpone a page; a page that is ended because of `limit` is postponed, too.
 */
export async function* takeTurns<Made>(
  queue: PageQueue,
  make: (route: Route) => Made | undefined,
  limit: PageLimit | undefined,
): AsyncGenerator<Turn<Made>, void> {
  for (let isOpen = true; isOpen; ) {
    for (const received of queue.arrived()) yield { received };
    const routes = await queue.next();
    if (routes.length === 0) isOpen = await queue.wait();
    else yield* makeAll(routes, make, limit);
  }
}

function makeAll<Made>(
  routes: readonly Route[],
  make: (route: Route) => Made | undefined,
  limit: PageLimit | undefined,
): readonly Turn<Made>[] {
  const turns: Turn<Made>[] = [];
  const makeEach = (): void => {
    for (const route of routes) {
      const made = make(route);
      if (made !== undefined) turns.push({ route, made });
    }
  };
  try {
    if (limit === undefined) makeEach();
    else limit.run(makeEach);
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error;
  }
  return turns;
}
