// Assigns pages to threads. Each thread first gets the pages of the files that it has parsed, then pages of other
// threads.
import { groupBy } from '../../model/group-by.ts';
import type { Route } from '../../pages/routes/plan-routes.ts';
import { type Sharing, shareOf } from './share-of.ts';

export interface QueuePlace extends Sharing {
  readonly index: number;
  /** For each thread, how many pages of the thread's files any thread has taken. All threads share this memory. */
  readonly counters: Int32Array<SharedArrayBuffer>;
}

/** The number of pages that a thread takes at a time. */
const step = 4;

/** Yields routes that no other thread renders, until none are left. All threads must pass the same routes. */
export function* takenRoutes(routes: readonly Route[], { index, counters, ...sharing }: QueuePlace): Generator<Route, void> {
  // Sorted by language, because consecutive pages of one language reuse the parts that they share.
  const sorted = [...groupBy(routes, ({ locale }) => locale).values()].flat();
  const queues = groupBy(sorted, ({ entry }) => shareOf(entry.file, sharing));
  for (let next = 0; next < sharing.count; next += 1) {
    const owner = (index + next) % sharing.count;
    const queue = queues.get(owner) ?? [];
    for (;;) {
      const start = Atomics.add(counters, owner, step);
      if (start >= queue.length) break;
      yield* queue.slice(start, start + step);
    }
  }
}
