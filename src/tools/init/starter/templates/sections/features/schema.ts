import { fieldSets, link, text, z } from 'archipel';

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    items: z
      .array(
        z
          .strictObject({
            title: text.meta({ description: 'The heading of the item.' }),
            code: z
              .string()
              .min(1)
              .optional()
              .meta({ description: 'The file or command that the item is about.', examples: ['npm run check'] }),
            text: text.meta({ description: 'One to three sentences.' }),
            link: link.optional(),
            ...fieldSets.dated,
          })
          .meta({ title: 'Feature', description: 'A heading with its text.' }),
      )
      .min(2)
      .meta({ description: 'The items, two or more.' }),
  })
  .meta({ description: 'A list of items beside a heading.' });
