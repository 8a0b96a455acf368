// Rate limits: a bucket of tokens per key, for a bounded number of keys. A flood of other keys cannot reset a bucket,
// because a bucket is dropped only once it is full again. When there are too many keys, new ones share buckets.

export interface LimitOptions {
  /** Tokens in a full bucket: the number of requests allowed at once. */
  readonly atOnce: number;
  /** Milliseconds until a spent token is available again. */
  readonly refill: number;
  /** The maximum number of keys with their own bucket. */
  readonly keys?: number;
}

export interface RateLimit {
  /** Takes a token for `key` at `now`. Returns 0, or the milliseconds until one is available. */
  readonly take: (key: string, now: number) => number;
  /** Gives back the token of a request that failed through no fault of its sender. */
  readonly giveBack: (key: string, now: number) => void;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** Number of buckets that are shared by keys without their own bucket. */
const sharedBuckets = 64;
/** How many of the longest unused buckets are searched for a full one. */
const looks = 8;

export function createLimit({ atOnce, refill, keys = 10_000 }: LimitOptions): RateLimit {
  const buckets = new Map<string, Bucket>();
  // Setting the clock back must not take tokens away.
  const filled = ({ tokens, at }: Bucket, now: number): number => Math.min(atOnce, tokens + Math.max(0, now - at) / refill);
  const place = (key: string, now: number): string => {
    if (buckets.has(key)) return key;
    let looked = 0;
    for (const [other, bucket] of buckets) {
      if (buckets.size < keys || looked === looks) break;
      looked += 1;
      if (filled(bucket, now) >= atOnce) buckets.delete(other);
    }
    return buckets.size < keys ? key : `shared ${hashOf(key) % sharedBuckets}`;
  };
  const change = (key: string, now: number, cost: number): number => {
    const name = place(key, now);
    const tokens = filled(buckets.get(name) ?? { tokens: atOnce, at: now }, now);
    const wait = tokens < cost ? Math.ceil((cost - tokens) * refill) : 0;
    buckets.delete(name);
    buckets.set(name, { tokens: wait > 0 ? tokens : Math.min(atOnce, tokens - cost), at: now });
    return wait;
  };
  return { take: (key, now) => change(key, now, 1), giveBack: (key, now) => void change(key, now, -1) };
}

/** Hashes a key with FNV-1a, which distributes keys over the shared buckets. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
