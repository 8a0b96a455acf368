// Records the state of each URL from one check to the next, and decides when a URL is dead: a site that is down for an hour is not gone.
import * as z from 'zod';
import { attempt } from '../../model/attempt.ts';
import { byCodeUnits } from '../../model/by-code-units.ts';
import type { ExternalAnswer } from '../../model/external-answer.ts';

/** The name of the file, in the folder of the project. */
export const externalLockFile = 'links.lock.json';

/** A URL that has failed on this many days, without success in between, is dead. */
const daysUntilDead = 3;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const record = z.strictObject({
  asked: day.describe('the day of the last answer'),
  state: z.enum(['fine', 'moved', 'failed', 'unknown']),
  failures: z.array(day).max(daysUntilDead).optional().describe('the first days on which the URL failed after it last worked'),
  reason: z.string().optional().describe('why the URL failed, or why its state is unknown'),
});

const lock = z.strictObject({ addresses: z.record(z.string(), record) });

export type ExternalLock = z.infer<typeof lock>;
export type ExternalRecord = z.infer<typeof record>;

/** Parses the file; returns undefined if it is invalid. */
export const parseExternalLock = (text: string): ExternalLock | undefined => attempt(() => lock.parse(JSON.parse(text)));

/** Returns the text of the file, with one URL per line so that versions can be merged. */
export function printExternalLock({ addresses }: ExternalLock): string {
  const lines = Object.entries(addresses)
    .sort(([one], [other]) => byCodeUnits(one, other))
    .map(([address, each]) => `    ${JSON.stringify(address)}: ${JSON.stringify(each)}`);
  return `{\n  "addresses": {${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}}\n}\n`;
}

/** Returns the record of a URL after the result `answer` on the day `today`. */
export function recordAnswer(previous: ExternalRecord | undefined, answer: ExternalAnswer, today: string): ExternalRecord {
  const { state } = answer;
  if (answer.state === 'fine' || answer.state === 'moved') return { asked: today, state };
  const { failures = [] } = previous ?? {};
  const days = answer.state === 'failed' ? [...new Set([...failures, today])].sort().slice(0, daysUntilDead) : failures;
  const { reason } = answer;
  return {
    asked: today,
    state,
    ...(days.length === 0 ? {} : { failures: days }),
    reason: typeof reason === 'string' ? reason : reason.kind === 'status' ? `status ${reason.status}` : reason.kind,
  };
}

/** How to treat a URL that has just failed. */
export type Verdict =
  | { readonly is: 'failing'; readonly daysLeft: number }
  | { readonly is: 'dead'; readonly since: string; readonly isNew: boolean };

/** Returns the verdict on a URL that has failed on `today`. `isNew` is true on the day on which the URL becomes dead. */
export function verdictOf({ failures = [] }: ExternalRecord, today: string): Verdict {
  const last = failures[daysUntilDead - 1];
  if (last === undefined) return { is: 'failing', daysLeft: daysUntilDead - failures.length };
  return { is: 'dead', since: last, isNew: last === today };
}
