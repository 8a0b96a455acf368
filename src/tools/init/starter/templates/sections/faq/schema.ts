import { fieldSets, text, z } from 'archipel';

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    items: z
      .array(
        z
          .strictObject({
            question: text.meta({ description: 'The question, as a visitor asks it.' }),
            answer: text.meta({ description: 'The answer, in a few sentences.' }),
            ...fieldSets.dated,
          })
          .meta({ title: 'Question', description: 'A question with its answer.' }),
      )
      .min(1)
      .meta({ description: 'The questions.' }),
  })
  .meta({ description: 'Questions and answers; search engines see them too.' });
