import * as z from 'zod';
import { text } from '../text.ts';
import { heading } from './heading.ts';

export const checklist = z
  .strictObject({ type: z.literal('checklist'), ...heading, items: z.array(text).min(2).meta({ description: 'The points, a line each.' }) })
  .meta({ description: 'A list of short points with ticks.' });
