import * as z from 'zod';
import { dated } from '../dated.ts';
import { text } from '../text.ts';
import { heading } from './heading.ts';

export const faq = z
  .strictObject({
    type: z.literal('faq'),
    ...heading,
    items: z.array(z.strictObject({ question: text, answer: text, ...dated })).min(2),
  })
  .meta({ description: 'Questions and answers; search engines see them too.' });
