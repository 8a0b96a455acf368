// The limits of the relay: per network, per mailbox, and for all visitors together.
import type { FormsSettings } from '../ports.ts';
import { createLimit, type LimitOptions, type RateLimit } from './bucket.ts';
import { mailboxOf } from './mailbox.ts';
import { networksOf } from './networks.ts';

/** Tokens that are taken together: all or none. */
export interface TokenGroup {
  /** Returns 0, or the milliseconds until all tokens can be taken. */
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

/** Returns a limit of `most` per hour: half of it can be used at once, the other half becomes available over the hour. */
const hourly = (most: number): LimitOptions => ({ atOnce: Math.max(1, Math.ceil(most / 2)), refill: (2 * hour) / most });

/**
 * Creates the limits of a relay. A network address gets a high limit, because an entire company may share it. Larger networks get higher
 * limits, but are counted too, because one customer may have a /56. A mailbox gets a low limit, because it belongs to one person, who may
 * be the victim of a flood.
 */
export function createLimits({ requestsAtOnce = 20, messagesPerHour, confirmationsPerHour }: FormsSettings): Limits {
  const networks = [1, 3, 10].map((times) => createLimit({ atOnce: requestsAtOnce * times, refill: 30_000 / times }));
  // A page requests a token when its visitor starts to write, and again after each message.
  const tokens = [1, 3, 10].map((times) => createLimit({ atOnce: 3 * requestsAtOnce * times, refill: 10_000 / times }));
  const mailbox = createLimit({ atOnce: 5, refill: 10 * 60_000 });
  const ofAll = (most: number): Entry => [createLimit(hourly(most)), 'all'];
  const [all, held, flood] = [ofAll(messagesPerHour), ofAll(messagesPerHour), ofAll(10 * messagesPerHour)];
  return {
    request: (visitor) => groupOf(networksOf(visitor).flatMap((key, index) => entryOf(networks[index], key))),
    token: (visitor) => groupOf(networksOf(visitor).flatMap((key, index) => entryOf(tokens[index], key))),
    message: (email) => groupOf([[mailbox, mailboxOf(email)], all]),
    flood: (email) => groupOf([[mailbox, mailboxOf(email)], flood]),
    held: groupOf([held]),
    confirmation: groupOf([ofAll(confirmationsPerHour)]),
  };
}

type Entry = readonly [limit: RateLimit, key: string];

const entryOf = (limit: RateLimit | undefined, key: string): Entry[] => (limit === undefined ? [] : [[limit, key]]);

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
