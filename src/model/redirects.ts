// Addresses that have moved: what once was linked to leads on.
import * as z from 'zod';

const address = z
  .string()
  .regex(/^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/)
  .meta({ description: 'A path as visitors see it, with /en for English pages: /en/old-page.' });

export const redirects = z
  .strictObject({
    redirects: z
      .array(
        z
          .strictObject({
            from: address.meta({ description: 'The address that is gone, with /en for English pages.', examples: ['/en/old-page'] }),
            to: address.meta({ description: 'The address of the page that visitors are led to.', examples: ['/en/contact'] }),
          })
          .meta({ title: 'Redirect', description: 'An address that has moved.' }),
      )
      .meta({ description: 'Addresses that have moved, each with the new one.' }),
  })
  .meta({ title: 'Redirects', description: 'Addresses that have moved.' });

export type Redirects = z.infer<typeof redirects>;
