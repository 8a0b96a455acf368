import * as z from 'zod';
import { text } from '../text.ts';
import { heading } from './heading.ts';

export const levels = ['executive', 'management', 'specialist', 'support'] as const;

const role = z.strictObject({
  title: text,
  level: z.enum(levels).meta({ description: 'The level, which gives colour and shape.' }),
});

const column = z.strictObject({ title: text, roles: z.array(role).min(1) });

export const orgChart = z
  .strictObject({
    type: z.literal('orgChart'),
    ...heading,
    legend: z.strictObject({ executive: text, management: text, specialist: text, support: text }),
    top: role,
    rows: z.array(z.strictObject({ columns: z.array(column).min(1).max(4) })).min(1),
  })
  .meta({ description: 'An organisation chart: one role on top, below it rows of columns.' });
