import { action, fieldSets, text } from 'archipel';
import * as z from 'zod';
import { demo } from '../../components/demo/schema.ts';

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    layout: z.enum(['right', 'left', 'wide']).default('right').meta({
      description:
        'right: the example on the right of its title; left: on the left of it; wide: below it, as wide as the page, on a ground of its own.',
    }),
    points: z.array(text).max(6).optional().meta({ description: 'Up to six short points under the title.' }),
    action: action.optional().meta({ description: 'The button under the points.' }),
    example: demo,
  })
  .meta({ description: 'Shows the work: a call, a log, a report, code, a register or connections, drawn from words.' });
