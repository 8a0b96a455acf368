// A cache of recent results, limited by their size in bytes.

/** A requested result: its name, its size in bytes, and the function that computes it. */
interface Asked<T> {
  readonly name: string;
  readonly bytes: number;
  readonly make: () => Promise<T>;
}

/** Returns a function that computes a value unless it is cached. Above `most` bytes, the least recently used values are dropped. */
export function keepRecent<T>(most: number): (asked: Asked<T>) => Promise<T> {
  const kept = new Map<string, { readonly result: Promise<T>; readonly bytes: number }>();
  let total = 0;
  return ({ name, bytes, make }) => {
    const known = kept.get(name);
    const entry = known ?? { result: make(), bytes };
    if (known === undefined) total += bytes;
    // Deleting first moves the key to the end of the map, which is in order of last use.
    kept.delete(name);
    kept.set(name, entry);
    for (const [oldest, { bytes: freed }] of kept) {
      if (total <= most) break;
      total -= freed;
      kept.delete(oldest);
    }
    return entry.result;
  };
}
