import { actions, fieldSets, text, z } from 'archipel';

export const schema = z
  .strictObject({
    ...fieldSets.lasting,
    kicker: text.optional().meta({ description: 'A short line above the heading.' }),
    title: text.meta({ description: 'The main heading of the page.' }),
    lead: text.meta({ description: 'One to three sentences under the heading.' }),
    actions: actions.optional(),
  })
  .meta({ description: 'The opening of a page: one promise and one or two buttons.' });
