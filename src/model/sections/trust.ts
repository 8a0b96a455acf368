import * as z from 'zod';
import { dated } from '../dated.ts';
import { icon } from '../names.ts';
import { text } from '../text.ts';
import { optionalHeading } from './heading.ts';

export const trust = z
  .strictObject({
    type: z.literal('trust'),
    ...optionalHeading,
    items: z
      .array(
        z
          .strictObject({
            icon,
            title: text.meta({ description: 'The reason, in a few words.' }),
            text: text.meta({ description: 'A sentence on it.' }),
            ...dated,
          })
          .meta({ title: 'Reason', description: 'A reason to trust.' }),
      )
      .min(2)
      .max(6)
      .meta({ description: 'The reasons, two to six.' }),
  })
  .meta({ description: 'A row of reasons to trust.' });
