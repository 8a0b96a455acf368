import { fieldSets } from 'archipel';
import * as z from 'zod';

export const schema = z
  .strictObject({
    ...fieldSets.heading,
    form: z.enum(['contact', 'support']).meta({ description: 'contact: the contact form; support: the support ticket.' }),
  })
  .meta({ description: 'The contact form or the support ticket.' });
