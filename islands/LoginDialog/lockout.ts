// The lock of the customer login: after three attempts it closes for five minutes. It
// lives as long as the page view.
import type { Errors } from '../shared/validation.ts';

const attemptsUntilLock = 3;
const lockMilliseconds = 300_000;

/** How often the form was submitted without errors, and the instant at which a lock ends, in milliseconds. */
export interface Attempts {
  readonly count: number;
  readonly lockedUntil: number | undefined;
}

export const noAttempts: Attempts = { count: 0, lockedUntil: undefined };

/** What holds at `now`: a lock that is over leaves no attempts behind. */
export const attemptsAt = (attempts: Attempts, now: number): Attempts =>
  attempts.lockedUntil !== undefined && now >= attempts.lockedUntil ? noAttempts : attempts;

/** What holds after a submit at `now`. One with `errors` is no attempt, and none counts while the form is locked. */
export function afterSubmit(attempts: Attempts, errors: Errors<string, string>, now: number): Attempts {
  const current = attemptsAt(attempts, now);
  if (current.lockedUntil !== undefined || Object.keys(errors).length > 0) return current;
  const count = current.count + 1;
  return { count, lockedUntil: count >= attemptsUntilLock ? now + lockMilliseconds : undefined };
}

/** Milliseconds until the form unlocks, 0 if it is open. */
export const lockoutRemaining = ({ lockedUntil = 0 }: Attempts, now: number): number => Math.max(0, lockedUntil - now);
