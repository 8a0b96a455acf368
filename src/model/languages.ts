import * as z from 'zod';
import { locales } from './locale.ts';

export const languages = z
  .array(z.enum(locales))
  .min(1)
  .meta({
    description: 'The languages in which this exists. Each must be complete; others must be absent.',
    examples: [['de', 'en'], ['de']],
  });
