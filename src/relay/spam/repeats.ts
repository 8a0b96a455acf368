// A message that arrives twice with one token counts once: the visitor has sent the message again because the answer was lost.
import type { FormsPorts } from '../ports.ts';
import { maxTokenAge } from './token.ts';

export interface Repeats {
  /**
   * Returns the answer to the same message with the same token. Returns `used` if the token came with another message, or if the answer is
   * no longer cached, and undefined for an unused token.
   */
  readonly of: (id: string, digest: string) => Promise<Response> | 'used' | undefined;
  /** Records the answer to a message. After a failure, the message may be sent again. */
  readonly add: (id: string, digest: string, answer: Promise<Response>) => void;
}

interface Kept {
  readonly digest: string;
  readonly answer: Promise<Response>;
  readonly at: number;
}

/** Maximum number of messages whose replies are cached. */
const maxReplies = 10_000;

/** Caches the replies to the most recent messages. The queue knows the ids of older ones. */
export function createRepeats({ knows, now }: Pick<FormsPorts, 'knows' | 'now'>): Repeats {
  const kept = new Map<string, Kept>();
  const forget = (): void => {
    for (const [id, { at }] of kept) {
      if (kept.size <= maxReplies && now() - at <= maxTokenAge) break;
      kept.delete(id);
    }
  };
  return {
    of: (id, digest) => {
      const found = kept.get(id);
      if (found === undefined) return knows(id) ? 'used' : undefined;
      return found.digest === digest ? found.answer : 'used';
    },
    add: (id, digest, answer) => {
      kept.set(id, { digest, answer, at: now() });
      forget();
      void answer.then(({ ok }) => ok || kept.delete(id));
    },
  };
}
