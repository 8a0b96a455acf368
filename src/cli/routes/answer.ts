// The answer of `routes --json`.
import * as z from 'zod';
import { type Answer, file, language, route } from '../../tools/answer-parts.ts';

export const routesAnswer = z.strictObject({
  routes: z.array(
    z.strictObject({
      route,
      language,
      kind: z.string().describe('home, notFound or page; for an entry of another collection, its kind, such as note'),
      file,
      alternates: z.array(route).describe('the same page in other languages'),
    }),
  ),
});

export type RoutesAnswer = Answer<typeof routesAnswer>;
