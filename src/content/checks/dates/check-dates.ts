// Dates of content that have passed or are near.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import { formatDate } from '../../../model/format.ts';
import type { Calendar } from '../../../model/time/calendar.ts';
import { fileCheck } from '../check.ts';
import { type Claim, claimsIn, isNear } from './dates-in.ts';

interface Today {
  readonly calendar: Calendar;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** A warning for each date in the data of a file that has passed or soon will have. */
const checkClaims = (file: string, data: unknown, today: Today): Finding[] =>
  claimsIn(file, data, today.calendar).flatMap((claim) => {
    const { at } = today;
    // What begins by itself needs nobody.
    if (claim.key === 'validFrom') return [];
    if (claim.end > at && !isNear(claim.end, at)) return [];
    return [claim.key === 'reviewBy' ? reviewFinding(claim, today) : validityFinding(claim, today)];
  });

function reviewFinding({ name, end, file, path }: Claim, { calendar, at }: Today): Finding {
  const by = formatDate(end - 1, 'en-GB', calendar);
  if (end <= at) return createFinding('review-overdue', { file, path }, { name, by });
  return createFinding('review-soon', { file, path }, { name, by, days: calendar.daysBetween(at, end - 1) });
}

function validityFinding({ name, end, file, path }: Claim, { calendar, at }: Today): Finding {
  const until = formatDate(end - 1, 'en-GB', calendar);
  if (end <= at) return createFinding('claim-ended', { file, path }, { name, until });
  return createFinding('claim-ends-soon', { file, path }, { name, until, days: calendar.daysBetween(at, end - 1) });
}

export const dates = fileCheck({
  codes: ['claim-ended', 'claim-ends-soon', 'review-overdue', 'review-soon'],
  reads: ['at', 'model'],
  check: ({ file, data }, { at, model: { calendar } }) => checkClaims(file, data, { calendar, at }),
});
