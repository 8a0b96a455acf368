// Assigns pages to threads: first those of a thread's own files, which it has parsed, then pages that other threads have left.
import type { Route } from '../../pages/routes/plan-routes.ts';
import { shareOf } from './share-of.ts';

interface QueuePlace {
  readonly index: number;
  readonly count: number;
  /** By thread, how many of the pages of its files have been taken. All threads share it. */
  readonly counters: Int32Array<SharedArrayBuffer>;
}

/** How many pages a thread takes at a time. */
const step = 4;

/** Yields routes that no other thread renders, until there are none. All threads must get the same routes. */
export function* takenRoutes(routes: readonly Route[], { index, count, counters }: QueuePlace): Generator<Route, void> {
  // By language: what pages of one language share is made once for those that follow each other.
  const sorted = [...groupsOf(routes, ({ locale }) => locale).values()].flat();
  const queues = groupsOf(sorted, ({ entry }) => shareOf(entry.file, count));
  for (let next = 0; next < count; next += 1) {
    const owner = (index + next) % count;
    const queue = queues.get(owner) ?? [];
    for (;;) {
      const start = Atomics.add(counters, owner, step);
      if (start >= queue.length) break;
      yield* queue.slice(start, start + step);
    }
  }
}

/** Items by group, in the order of each one's first item. */
function groupsOf<T, Group>(items: readonly T[], groupOf: (item: T) => Group): ReadonlyMap<Group, readonly T[]> {
  const groups = new Map<Group, T[]>();
  for (const item of items) {
    const group = groups.get(groupOf(item)) ?? [];
    group.push(item);
    groups.set(groupOf(item), group);
  }
  return groups;
}
