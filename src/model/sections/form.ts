import * as z from 'zod';
import { heading } from './heading.ts';

export const form = z
  .strictObject({
    type: z.literal('form'),
    ...heading,
    form: z.enum(['contact', 'support']).meta({ description: 'contact: the contact form; support: the support ticket.' }),
  })
  .meta({ description: 'The contact form or the support ticket.' });
