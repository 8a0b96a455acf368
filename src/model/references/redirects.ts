// Addresses that have moved: what once was linked to leads on. An address is written as visitors see it: without a
// slash at the end, and without .html or /index, which hosts take away.
import * as z from 'zod';

const gone = z
  .string()
  .regex(/^(?!.*(?:\.html(?:\/|$)|\/index$))(?:\/[\w~-][\w.~-]*)+$/, 'an address such as /old-page, without .html or a slash at its end');
const page = String.raw`\/|(?:\/[\w~-][\w.~-]*)+`;
// A query is left out, because that of the visitor is handed on; so is an anchor, because browsers keep theirs
// (RFC 9110, 10.2.2).
const elsewhere = String.raw`https:\/\/[a-z\d.-]+(?::\d+)?(?:\/[\w.~%-]*)*`;

const redirect = z.strictObject({
  from: gone.meta({
    description: 'The path that is gone, with the prefix of its language. No .html or slash at its end.',
    examples: ['/en/old-page'],
  }),
  to: z
    .string()
    .regex(
      new RegExp(`^(?:${page}|${elsewhere})$`),
      'the address of a page, such as /ai-audit, or of another site with https://, both without ? and #',
    )
    .meta({
      description: 'The address of the page that visitors are led to, or one of another site with https://.',
      examples: ['/en/contact'],
    }),
});

export const redirects = z
  .strictObject({
    redirects: z
      .array(redirect.meta({ title: 'Redirect', description: 'An address that has moved.' }))
      .meta({ description: 'Addresses that have moved, each with the new one.' }),
  })
  .meta({ title: 'Redirects', description: 'Addresses that have moved.' });

/** The file of content that lists them. */
export const redirectsSource = 'redirects.yaml';

export type Redirect = z.infer<typeof redirect>;
export type Redirects = z.infer<typeof redirects>;

/** True where a redirect leads to another site. */
export const leadsAway = ({ to }: Redirect): boolean => to.startsWith('https://');

/** A redirect of sound shape, or undefined. */
export const asRedirect = (value: unknown): Redirect | undefined => redirect.safeParse(value).data;
