import * as z from 'zod';

/** `/` or `/one/two`: lower case, no slash at the end, no language prefix. */
export const path = z
  .string()
  .regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)
  .meta({ description: 'The address of the German page; the English one is the same under /en.', examples: ['/industry-solutions'] });
