import * as z from 'zod';
import { dated } from '../dated.ts';
import { text } from '../text.ts';
import { heading } from './heading.ts';

export const faq = z
  .strictObject({
    type: z.literal('faq'),
    ...heading,
    items: z
      .array(
        z
          .strictObject({
            question: text.meta({ description: 'The question, as a customer asks it.' }),
            answer: text.meta({ description: 'The answer, in a few sentences.' }),
            ...dated,
          })
          .meta({ title: 'Question', description: 'A question with its answer.' }),
      )
      .min(2)
      .meta({ description: 'The questions, two or more.' }),
  })
  .meta({ description: 'Questions and answers; search engines see them too.' });
