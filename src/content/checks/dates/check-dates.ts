// Warns of dates in content that have passed or will pass soon.
import { createFinding, type Finding } from '../../../diagnostics/diagnostic.ts';
import type { Clock } from '../../../model/time/clock.ts';
import { fileCheck } from '../check.ts';
import { type Claim, claimsIn, daysUntil, isNear } from './dates-in.ts';

function reviewFinding({ name, end, file, path }: Claim, clock: Clock): Finding {
  const by = clock.calendar.dayAt(end - 1);
  if (clock.hasReached(end)) return createFinding('review-overdue', { file, path }, { name, by });
  return createFinding('review-soon', { file, path }, { name, by, days: daysUntil(end - 1, clock) });
}

function validityFinding({ name, end, file, path }: Claim, clock: Clock): Finding {
  const until = clock.calendar.dayAt(end - 1);
  // After this date, security.txt is still published, with its expiry date.
  if (file === 'site.yaml' && path[0] === 'security') {
    if (clock.hasReached(end)) return createFinding('security-ended', { file, path }, { until });
    return createFinding('security-ends-soon', { file, path }, { until, days: daysUntil(end - 1, clock) });
  }
  if (clock.hasReached(end)) return createFinding('claim-ended', { file, path }, { name, until });
  return createFinding('claim-ends-soon', { file, path }, { name, until, days: daysUntil(end - 1, clock) });
}

/** Warns of each end date and each review date in a file that has passed or will pass soon. */
export const datesCheck = fileCheck({
  codes: ['claim-ended', 'claim-ends-soon', 'review-overdue', 'review-soon', 'security-ended', 'security-ends-soon'],
  reads: ['clock'],
  check: (file, { clock }) =>
    claimsIn(file, clock.calendar).flatMap((claim) => {
      // When a `validFrom` passes, the content appears, so there is nothing to edit.
      if (claim.key === 'validFrom') return [];
      if (!clock.hasReached(claim.end) && !isNear(claim.end, clock)) return [];
      return [claim.key === 'reviewBy' ? reviewFinding(claim, clock) : validityFinding(claim, clock)];
    }),
});
