// A cache of recent results, limited by their size in bytes.

/** A result by its name, with the bytes that it takes. */
interface Asked<T> {
  readonly name: string;
  readonly bytes: number;
  readonly make: () => Promise<T>;
}

/** Returns a function that computes a value unless it is cached. The least recently used values are dropped above `most` bytes. */
export function keepRecent<T>(most: number): (asked: Asked<T>) => Promise<T> {
  const kept = new Map<string, { readonly result: Promise<T>; readonly bytes: number }>();
  let total = 0;
  return ({ name, bytes, make }) => {
    const known = kept.get(name);
    const entry = known ?? { result: make(), bytes };
    if (known === undefined) total += bytes;
    // A map lists the last inserted key at its end.
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
