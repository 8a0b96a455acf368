// A cache of parsed prose in memory, in front of the cache on disk. Threads exchange parsed prose through it.
import type { Cache } from '../../content/cache.ts';
import { fromSharedValues, type SharedValues, sharedValues } from './shared-bytes.ts';

export interface ProseShelf {
  readonly cache: Cache;
  readonly add: (values: SharedValues) => void;
  /** Returns the prose that this thread has parsed since the last call. */
  readonly takeNew: () => SharedValues;
}

interface ShelfOptions {
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
    const found = others.find(({ places }) => places.has(key));
    return found && fromSharedValues(found, key);
  };
  return {
    cache: {
      ...disk,
      get: (key) => own.get(key) ?? disk.get(key) ?? ofOthers(key),
      set: (key, value) => {
        added.set(key, value);
        if (stores) disk.set(key, value);
        else own.set(key, value);
      },
    },
    add: (values) => {
      others.push(values);
      // This thread asks for texts only. The code blocks in them are needed later, when such a text is edited.
      if (stores) for (const key of values.places.keys()) disk.set(key, fromSharedValues(values, key));
    },
    takeNew: () => {
      const values = sharedValues(added);
      added = new Map();
      return values;
    },
  };
}
