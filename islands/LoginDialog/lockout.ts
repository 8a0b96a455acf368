// The lockout of the customer login: after three valid submits, the form is locked for five minutes, or until the page is closed.
import type { Errors } from '../shared/validation.ts';

const attemptsUntilLock = 3;
const lockMilliseconds = 300_000;

/** The number of submits whose fields were valid, and the instant at which the lockout ends, in milliseconds since 1970. */
export interface Attempts {
  readonly count: number;
  readonly lockedUntil: number | undefined;
}

export const noAttempts: Attempts = { count: 0, lockedUntil: undefined };

/** Returns the attempts at `now`. The end of a lockout resets them. */
export const attemptsAt = (attempts: Attempts, now: number): Attempts =>
  attempts.lockedUntil !== undefined && now >= attempts.lockedUntil ? noAttempts : attempts;

/** Returns the attempts after a submit at `now`. Submits with invalid fields (`errors`) or during a lockout do not count. */
export function afterSubmit(attempts: Attempts, errors: Errors<string, string>, now: number): Attempts {
  const current = attemptsAt(attempts, now);
  if (current.lockedUntil !== undefined || Object.keys(errors).length > 0) return current;
  const count = current.count + 1;
  return { count, lockedUntil: count >= attemptsUntilLock ? now + lockMilliseconds : undefined };
}

/** Returns the milliseconds until the form unlocks, or 0 if it is not locked. */
export const lockoutRemaining = ({ lockedUntil = 0 }: Attempts, now: number): number => Math.max(0, lockedUntil - now);
