import { fieldSets, icon, link, text } from 'archipel';
import * as z from 'zod';

export const schema = z
  .strictObject({
    ...fieldSets.optionalHeading,
    items: z
      .array(
        z
          .strictObject({
            icon,
            title: text.meta({ description: 'The name of the channel: Telephone.' }),
            text: text.optional().meta({ description: 'One sentence about it.' }),
            note: text.optional().meta({ description: 'For example the hours of service: 24/7.' }),
            link: link.optional(),
            label: text.optional().meta({ description: 'The words of the link; if omitted, the number or address itself.' }),
            address: z.literal(true).optional().meta({ description: 'Shows the address of the company.' }),
            ...fieldSets.dated,
          })
          .meta({ title: 'Channel', description: 'A way to reach us.' }),
      )
      .min(1)
      .meta({ description: 'The channels, in order.' }),
  })
  .meta({ description: 'Ways to reach us: telephone, e-mail, chat, address.' });
