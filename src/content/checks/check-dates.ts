// Dates of content that have passed or are near.
import { createFinding, type Finding } from '../../diagnostics/diagnostic.ts';
import { daysBetween } from '../../model/calendar.ts';
import { formatDate } from '../../model/format.ts';
import { fileCheck } from './check.ts';
import { type Claim, claimsIn, isNear } from './dates-in.ts';

/** A warning for each date in the data of a file that has passed at `at` (milliseconds since 1970) or soon will have. */
const checkClaims = (file: string, data: unknown, at: number): Finding[] =>
  claimsIn(file, data).flatMap((claim) => {
    if (claim.end > at && !isNear(claim.end, at)) return [];
    return [claim.key === 'reviewBy' ? reviewFinding(claim, at) : validityFinding(claim, at)];
  });

function reviewFinding({ name, end, file, path }: Claim, at: number): Finding {
  const by = formatDate(end - 1, 'en-GB');
  if (end <= at) return createFinding('review-overdue', { file, path }, { name, by });
  return createFinding('review-soon', { file, path }, { name, by, days: daysBetween(at, end - 1) });
}

function validityFinding({ name, end, file, path }: Claim, at: number): Finding {
  const until = formatDate(end - 1, 'en-GB');
  if (end <= at) return createFinding('claim-ended', { file, path }, { name, until });
  return createFinding('claim-ends-soon', { file, path }, { name, until, days: daysBetween(at, end - 1) });
}

export const dates = fileCheck({
  codes: ['claim-ended', 'claim-ends-soon', 'review-overdue', 'review-soon'],
  reads: ['at'],
  check: ({ file, data }, { at }) => checkClaims(file, data, at),
});
