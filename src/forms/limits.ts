// How often somebody may ask: a bucket of tokens per key, for a bounded number of keys.

export interface LimitOptions {
  /** Tokens in a full bucket: what may be asked at once. */
  readonly atOnce: number;
  /** Milliseconds until a spent token is back. */
  readonly refill: number;
  /** Keys that are remembered; the one that has been quiet for the longest is forgotten first. */
  readonly keys?: number;
}

/** Takes a token for `key` at `now`; returns 0, or the milliseconds until there is one again. */
export type Limit = (key: string, now: number) => number;

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

export function createLimit({ atOnce, refill, keys = 10_000 }: LimitOptions): Limit {
  const buckets = new Map<string, Bucket>();
  return (key, now) => {
    const { tokens, at } = buckets.get(key) ?? { tokens: atOnce, at: now };
    // A clock that is set back must not take tokens away.
    const filled = Math.min(atOnce, tokens + Math.max(0, now - at) / refill);
    const wait = filled < 1 ? Math.ceil((1 - filled) * refill) : 0;
    buckets.delete(key);
    buckets.set(key, { tokens: wait > 0 ? filled : filled - 1, at: now });
    const [quietest] = buckets.keys();
    if (buckets.size > keys && quietest !== undefined) buckets.delete(quietest);
    return wait;
  };
}
