import * as z from 'zod';
import { icon } from '../names.ts';
import { text } from '../text.ts';
import { optionalHeading } from './heading.ts';

export const trust = z
  .strictObject({
    type: z.literal('trust'),
    ...optionalHeading,
    items: z
      .array(
        z.strictObject({
          icon,
          title: text.meta({ description: 'The reason, in a few words.' }),
          text: text.meta({ description: 'One sentence on it.' }),
        }),
      )
      .min(2)
      .max(6)
      .meta({ description: 'The reasons.' }),
  })
  .meta({ description: 'A row of reasons to trust.' });
