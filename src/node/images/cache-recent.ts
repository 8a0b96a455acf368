/** A requested result: its name, its size in bytes, and the function that computes it. */
interface RequestedResult<T> {
  readonly name: string;
  readonly bytes: number;
  readonly make: () => Promise<T>;
}

/** Returns a function that computes a value unless it is cached. Above `maxBytes` bytes, the least recently used values are dropped. */
export function cacheRecent<T>(maxBytes: number): (requested: RequestedResult<T>) => Promise<T> {
  const cached = new Map<string, { readonly result: Promise<T>; readonly bytes: number }>();
  let total = 0;
  return ({ name, bytes, make }) => {
    const known = cached.get(name);
    const entry = known ?? { result: make(), bytes };
    if (known === undefined) total += bytes;
    // Deleting first moves the key to the end of the map, which is in order of last use.
    cached.delete(name);
    cached.set(name, entry);
    for (const [oldest, { bytes: freed }] of cached) {
      if (total <= maxBytes) break;
      total -= freed;
      cached.delete(oldest);
    }
    return entry.result;
  };
}
