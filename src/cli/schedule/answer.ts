// The answer of `schedule --json`.
import * as z from 'zod';
import { type Answer, file, route, startPosition } from '../output/answer-parts.ts';

export const scheduleAnswer = z.strictObject({
  at: z.string().describe('the moment that is taken for now, as an ISO instant'),
  nextChangeAt: z.string().optional().describe('the first instant from which a build makes other pages; missing where none will'),
  entries: z.array(
    z.strictObject({
      at: z.string().describe('an ISO instant with the offset of the site'),
      what: z.enum(['campaign-starts', 'campaign-ends', 'valid-from', 'valid-until', 'review-by', 'year']),
      name: z.string(),
      state: z.enum(['ahead', 'passed', 'overdue']).describe('overdue: passed, and content or pages still hold it'),
      rebuild: z.boolean().describe('true where pages change at that instant'),
      file: file.optional(),
      range: startPosition.optional(),
      routes: z.array(route).describe('the pages that it concerns'),
    }),
  ),
});

export type ScheduleAnswer = Answer<typeof scheduleAnswer>;
