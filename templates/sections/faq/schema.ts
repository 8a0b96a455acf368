import { fieldSets, text } from 'archipel';
import * as z from 'zod';

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    items: z
      .array(
        z
          .strictObject({
            question: text.meta({ description: 'The question, as a customer asks it.' }),
            answer: text.meta({ description: 'The answer, in a few sentences.' }),
            ...fieldSets.dated,
          })
          .meta({ title: 'Question', description: 'A question with its answer.' }),
      )
      .min(2)
      .meta({ description: 'The questions, two or more.' }),
  })
  .meta({ description: 'Questions and answers; search engines see them too.' });
