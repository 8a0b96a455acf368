// A cache of parsed prose in memory, in front of the cache on disk. Threads exchange parsed prose through it.
import type { Cache } from '../../content/cache.ts';
import { digestOf } from '../../node/fs/stamps.ts';
import { fromSharedValues, type SharedValues, sharedValues } from './shared-bytes.ts';

export interface ProseShelf {
  readonly cache: Cache;
  /** Adds prose that another thread has parsed. */
  readonly add: (values: SharedValues) => void;
  /** Returns the prose that this thread has parsed since the last call. */
  readonly takeNew: () => SharedValues;
}

interface ShelfOptions {
  /** The cache on disk. */
  readonly disk: Cache;
  /** Whether this thread also stores all prose on disk. Only one thread does. */
  readonly stores: boolean;
}

/** Creates a cache that is empty in memory. */
export function proseShelf({ disk, stores }: ShelfOptions): ProseShelf {
  const others: SharedValues[] = [];
  const own = new Map<string, unknown>();
  let added = new Map<string, unknown>();
  const ofOthers = (key: string): unknown => {
    const name = digestOf(key);
    const found = others.find(({ places }) => places.has(name));
    const value = found && fromSharedValues(found, name);
    if (stores && value !== undefined) disk.set(key, value);
    return value;
  };
  return {
    cache: {
      ...disk,
      get: (key) => own.get(digestOf(key)) ?? disk.get(key) ?? ofOthers(key),
      set: (key, value) => {
        added.set(digestOf(key), value);
        if (stores) disk.set(key, value);
        else own.set(digestOf(key), value);
      },
    },
    add: (values) => void others.push(values),
    takeNew: () => {
      const values = sharedValues(added);
      added = new Map();
      return values;
    },
  };
}
