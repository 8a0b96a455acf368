import type { FormsSettings } from '../ports.ts';
import { createLimit, type LimitOptions, type RateLimit } from './bucket.ts';
import { mailboxKey } from './mailbox.ts';
import { networksOf } from './networks.ts';

/** Tokens that are taken together: all or none. */
export interface TokenGroup {
  /** Takes all tokens and returns 0, or takes none and returns the milliseconds until all of them can be taken. */
  readonly take: (now: number) => number;
  readonly giveBack: (now: number) => void;
}

export interface Limits {
  /** Counts a request from the network address `visitor`. */
  readonly request: (visitor: string) => TokenGroup;
  /** Counts a token issued to a page at the network address `visitor`. */
  readonly token: (visitor: string) => TokenGroup;
  /** Counts a message from a visitor with the address `email`. */
  readonly message: (email: string) => TokenGroup;
  /** Counts a message that is held for a person because there are too many. */
  readonly flood: (email: string) => TokenGroup;
  /** Counts a message that is held for a person because it is probably spam. */
  readonly held: TokenGroup;
  /** Counts a confirmation: anyone can make the relay send one to any address. */
  readonly confirmation: TokenGroup;
}

const hour = 60 * 60_000;

/** Returns a limit of `perHour` per hour: half of it can be used at once, the other half becomes available over the hour. */
const hourly = (perHour: number): LimitOptions => ({ atOnce: Math.max(1, Math.ceil(perHour / 2)), refill: (2 * hour) / perHour });

/**
 * Creates the limits of a relay. A network address gets a high limit, because an entire company may share it. Larger networks get higher
 * limits, but are counted too, because one customer may have a /56. A mailbox gets a low limit, because it belongs to one person, who may
 * be the victim of a flood.
 */
export function createLimits({ requestsAtOnce = 20, messagesPerHour, confirmationsPerHour }: FormsSettings): Limits {
  const mailbox = createLimit({ atOnce: 5, refill: 10 * 60_000 });
  const ofAll = (perHour: number): Entry => [createLimit(hourly(perHour)), 'all'];
  const [all, held, flood] = [ofAll(messagesPerHour), ofAll(messagesPerHour), ofAll(10 * messagesPerHour)];
  return {
    request: perNetwork(requestsAtOnce, 30_000),
    // A page requests a token when its visitor starts to write, and again after each message.
    token: perNetwork(3 * requestsAtOnce, 10_000),
    message: (email) => groupOf([[mailbox, mailboxKey(email)], all]),
    flood: (email) => groupOf([[mailbox, mailboxKey(email)], flood]),
    held: groupOf([held]),
    confirmation: groupOf([ofAll(confirmationsPerHour)]),
  };
}

type Entry = readonly [limit: RateLimit, key: string];

/** Returns a function that returns the limits of the networks of an address, each limit higher than the one before. */
function perNetwork(atOnce: number, refill: number): (visitor: string) => TokenGroup {
  const limits = [1, 3, 10].map((times) => createLimit({ atOnce: atOnce * times, refill: refill / times }));
  return (visitor) => {
    const keys = networksOf(visitor);
    return groupOf(limits.flatMap((limit, index) => (keys[index] === undefined ? [] : [[limit, keys[index]] as const])));
  };
}

const groupOf = (entries: readonly Entry[]): TokenGroup => ({
  take: (now) => {
    const waits = entries.map(([limit, key]) => limit.take(key, now));
    const longest = Math.max(0, ...waits);
    // A request that one limit refuses must not use up the other limits.
    if (longest > 0) for (const [index, [limit, key]] of entries.entries()) if (waits[index] === 0) limit.giveBack(key, now);
    return longest;
  },
  giveBack: (now) => {
    for (const [limit, key] of entries) limit.giveBack(key, now);
  },
});
