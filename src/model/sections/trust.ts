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
      .array(z.strictObject({ icon, title: text, text, ...dated }))
      .min(2)
      .max(6),
  })
  .meta({ description: 'A row of reasons to trust.' });
