import * as z from 'zod';
import { notations } from '../notations.ts';

/** `/` or `/one/two`: lower case, no slash at the end, no language prefix. */
export const path = z
  .string()
  .regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, notations.path)
  .meta({
    description: 'The address of the page in the first language; in others it is the same under their prefix.',
    examples: ['/one/two'],
  });
