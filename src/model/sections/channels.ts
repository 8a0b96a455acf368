import * as z from 'zod';
import { link } from '../link.ts';
import { icon } from '../names.ts';
import { text } from '../text.ts';
import { optionalHeading } from './heading.ts';

export const channels = z
  .strictObject({
    type: z.literal('channels'),
    ...optionalHeading,
    items: z
      .array(
        z.strictObject({
          icon,
          title: text.meta({ description: 'The way: Telefon.' }),
          text: text.optional().meta({ description: 'One sentence on it.' }),
          note: text.optional().meta({ description: 'For example when somebody answers: 24/7.' }),
          link: link.optional().meta({ description: 'Where it leads: to a phone or email of site.yaml, for example.' }),
          label: text.optional().meta({ description: 'The words of the link; without it the number or address itself.' }),
          address: z.literal(true).optional().meta({ description: 'Shows the address of the company.' }),
        }),
      )
      .min(1)
      .meta({ description: 'The ways.' }),
  })
  .meta({ description: 'Ways to reach us: telephone, e-mail, chat, address.' });
