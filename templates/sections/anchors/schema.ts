import { fieldSets, icon, link, text } from 'archipel';
import * as z from 'zod';

export const schema = z
  .strictObject({
    ...fieldSets.lasting,
    label: text.meta({ description: 'The name of the list of links, for screen readers.' }),
    items: z
      .array(
        z
          .strictObject({ icon, title: text.meta({ description: 'The name of the part, in a word or two.' }), link, ...fieldSets.dated })
          .meta({ title: 'Jump', description: 'A link to a part of the page.' }),
      )
      .min(2)
      .max(6)
      .meta({ description: 'The parts, two to six.' }),
  })
  .meta({ description: 'Links to the parts of a long page, which stay under the header.' });
