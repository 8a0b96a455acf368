// The answer of `schedule --json`. Other files import only types from here, so that they do not load zod.
import * as z from 'zod';
import { type Answer, file, route, startPosition } from '../answer-parts.ts';

export const scheduleAnswer = z.strictObject({
  at: z.string().describe('the current time or the value of --now, as an ISO instant'),
  nextChangeAt: z.string().optional().describe('the next instant at which pages change; missing if there is none'),
  entries: z.array(
    z.strictObject({
      at: z.string().describe('an ISO instant with the offset of the site'),
      what: z.enum(['campaign-starts', 'campaign-ends', 'valid-from', 'valid-until', 'review-by', 'year']),
      name: z.string(),
      state: z.enum(['ahead', 'passed', 'overdue']).describe('overdue: passed, but still in content or on pages'),
      rebuild: z.boolean().describe('true if pages change at that instant'),
      file: file.optional(),
      range: startPosition.optional(),
      routes: z.array(route).describe('the pages that it concerns'),
    }),
  ),
});

export type Schedule = Answer<typeof scheduleAnswer>;

export type ScheduleEntry = Schedule['entries'][number];
