import { dated, heading, icon, link, text, z } from 'archipel';

export const schema = z
  .strictObject({
    ...heading,
    items: z
      .array(
        z
          .strictObject({
            icon: icon.meta({ description: 'The icon of the card.' }),
            title: text.meta({ description: 'The heading of the card.' }),
            text: text.meta({ description: 'One to three sentences.' }),
            link: link.optional(),
            ...dated,
          })
          .meta({ title: 'Card', description: 'A card: icon, heading and text.' }),
      )
      .min(2)
      .meta({ description: 'The cards, two or more.' }),
  })
  .meta({ description: 'What there is, as cards beside each other.' });
