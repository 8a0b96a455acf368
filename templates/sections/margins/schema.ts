import { fieldSets, text } from 'archipel';
import * as z from 'zod';

const passage = z
  .strictObject({
    before: text.optional().meta({ description: 'What goes before the marked words.' }),
    marked: text.meta({ description: 'The words that the note is about.' }),
    after: text.optional().meta({ description: 'What follows them. A space is put before it, unless it begins with a comma or the like.' }),
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
  .meta({ description: 'An article with the notes of those who work on it in its margins, each in an ink of its own.' });
