import * as z from 'zod';
import { text } from '../text.ts';
import { heading } from './heading.ts';

export const faq = z
  .strictObject({
    type: z.literal('faq'),
    ...heading,
    items: z
      .array(
        z.strictObject({
          question: text.meta({ description: 'A question as visitors ask it.' }),
          answer: text.meta({ description: 'The answer, in one to three sentences.' }),
        }),
      )
      .min(2)
      .meta({ description: 'The questions.' }),
  })
  .meta({ description: 'Questions and answers; search engines see them too.' });
