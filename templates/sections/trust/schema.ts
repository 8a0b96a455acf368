import { fieldSets, icon, text } from 'archipel';
import * as z from 'zod';
import { ground } from '../../components/section/ground.ts';

export const schema = z
  .strictObject({
    ...fieldSets.optionalHeading,
    ...ground,
    items: z
      .array(
        z
          .strictObject({
            icon,
            title: text.meta({ description: 'The reason, in a few words.' }),
            text: text.meta({ description: 'One sentence about it.' }),
            ...fieldSets.dated,
          })
          .meta({ title: 'Reason', description: 'A reason to trust.' }),
      )
      .min(2)
      .max(6)
      .meta({ description: 'The reasons, two to six.' }),
  })
  .meta({ description: 'A row of reasons to trust.' });
