import * as z from 'zod';
import { text } from '../text.ts';
import { heading } from './heading.ts';

export const levels = ['executive', 'management', 'specialist', 'support'] as const;

const role = z.strictObject({
  title: text.meta({ description: 'The name of the role.' }),
  level: z.enum(levels).meta({ description: 'The level, which gives colour and shape.' }),
});

const column = z.strictObject({
  title: text.meta({ description: 'The department.' }),
  roles: z.array(role).min(1).meta({ description: 'Its roles, from the top down.' }),
});

export const orgChart = z
  .strictObject({
    type: z.literal('orgChart'),
    ...heading,
    legend: z
      .strictObject({
        executive: text.meta({ description: 'The name of the highest level.' }),
        management: text.meta({ description: 'The name of the second level.' }),
        specialist: text.meta({ description: 'The name of the third level.' }),
        support: text.meta({ description: 'The name of the lowest level.' }),
      })
      .meta({ description: 'What the colours mean.' }),
    top: role.meta({ description: 'The role at the top.' }),
    rows: z
      .array(z.strictObject({ columns: z.array(column).min(1).max(4).meta({ description: 'Departments, side by side.' }) }))
      .min(1)
      .meta({ description: 'The rows below it.' }),
  })
  .meta({ description: 'An organisation chart: one role on top, below it rows of columns.' });
