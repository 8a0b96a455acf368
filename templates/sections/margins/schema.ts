import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const passage = z
  .strictObject({
    before: text.optional().meta({ description: 'The text before the marked words.' }),
    marked: text.meta({ description: 'The words that the note is about.' }),
    after: text
      .optional()
      .meta({ description: 'The text after the marked words. A space is added before it, unless it starts with a punctuation mark.' }),
    agent: text.meta({ description: 'Who wrote the note.' }),
    note: text.meta({ description: 'The note in the margin.' }),
  })
  .meta({ title: 'Passage', description: 'A passage of the article, with a note in its margin.' });

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    headline: text.meta({ description: 'The headline of the article.' }),
    items: z.array(passage).min(2).max(5).meta({ description: 'Two to five passages, each with the ink of its agent.' }),
    caption: text.meta({ description: 'A line under the article.' }),
  })
  .meta({ description: 'An article with notes in its margins, from the agents that work on it, each in its own ink.' });
