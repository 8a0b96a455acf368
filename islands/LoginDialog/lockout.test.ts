// When the lockout of the login form starts and ends.
import { expect, test } from 'vitest';
import { type Attempts, afterSubmit, attemptsAt, lockoutRemaining, noAttempts } from './lockout.ts';

const start = Date.parse('2025-06-01T12:00:00+02:00');
const right = {};
const wrong = { email: 'errorEmail' };

/** Returns the attempts after several submits, each one second after the submit before it. */
const after = (...submits: readonly (typeof right | typeof wrong)[]): Attempts =>
  submits.reduce<Attempts>((attempts, errors, index) => afterSubmit(attempts, errors, start + index * 1000), noAttempts);

test.each([
  ['none', [], 0],
  ['one', [right], 1],
  ['two', [right, right], 2],
  ['two valid submits, and many with errors', [wrong, right, wrong, wrong, right, wrong], 2],
] as const)('The login form is not locked after these valid submits: %s', (_, submits, count) => {
  expect(after(...submits)).toEqual({ count, lockedUntil: undefined });
  expect(lockoutRemaining(after(...submits), start)).toBe(0);
});

const locked = after(right, right, right);

test('The third valid submit locks the login form for five minutes', () => {
  expect(locked).toEqual({ count: 3, lockedUntil: start + 2000 + 300_000 });
  expect(lockoutRemaining(locked, start + 2000)).toBe(300_000);
});

test('A submit while the login form is locked does not count and does not prolong the lockout', () => {
  expect(afterSubmit(locked, right, start + 200_000)).toBe(locked);
  expect(afterSubmit(locked, wrong, start + 200_000)).toBe(locked);
});

test('The lockout lasts to its last millisecond; then the login form unlocks and counts from zero', () => {
  const end = start + 302_000;
  expect([attemptsAt(locked, end - 1), lockoutRemaining(locked, end - 1)]).toEqual([locked, 1]);
  expect([attemptsAt(locked, end), lockoutRemaining(locked, end)]).toEqual([noAttempts, 0]);
  expect(afterSubmit(locked, right, end)).toEqual({ count: 1, lockedUntil: undefined });
});
