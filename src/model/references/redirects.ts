// Redirects from URLs that have moved. A URL is written as visitors see it: without a trailing slash, and without
// .html or /index, which hosts remove. Non-ASCII letters and spaces may be percent-encoded, as browsers send them.
import * as z from 'zod';
import { attempt } from '../attempt.ts';
import { notations } from '../notations.ts';

// The two joiners (U+200C, U+200D) occur in Persian words and in emoji. All other invisible characters are mistakes.
const letter = String.raw`[\w~\-]|[^\x00-\x7f\p{C}\p{Z}]|[\u200c\u200d]`;
const pathOf = (first: string, next: string): RegExp =>
  new RegExp(String.raw`^(?!.*(?:\.html(?:\/|$)|\/index$))(?:\/(?:${first})(?:${next})*)+$`, 'u');
const sent = String.raw`${letter}|%[\da-fA-F]{2}`;
const written = pathOf(sent, String.raw`${sent}|\.`);
// A space, which has to be written as %20, may only be between other characters: file names on Windows cannot end with one.
const readable = pathOf(letter, String.raw` *(?:${letter}|\.)`);

/** Returns an address in readable form, `/über-uns` for `/%C3%BCber-uns`; unchanged if it cannot be decoded. */
export const readableAddress = (address: string): string => attempt(() => decodeURI(address)) ?? address;

const gone = z
  .string()
  .regex(written, { error: notations.oldAddress, abort: true })
  .refine((address) => readable.test(readableAddress(address)), { error: notations.oldAddress, abort: true })
  .overwrite(readableAddress);
const page = String.raw`\/|(?:\/[\w~-][\w.~-]*)+`;
// A target has no query, because hosts append the query of the request, and no fragment, because browsers preserve the
// fragment of the request (RFC 9110, 10.2.2).
const elsewhere = String.raw`https:\/\/[a-z\d.-]+(?::\d+)?(?:\/[\w.~%-]*)*`;

const redirect = z.strictObject({
  from: gone.meta({
    description: 'The old path, with the prefix of its language. No .html or slash at its end.',
    examples: ['/en/old-page', '/über-uns'],
  }),
  to: z
    .string()
    .regex(new RegExp(`^(?:${page}|${elsewhere})$`), notations.redirectTarget)
    .meta({
      description: 'The address of the page to which visitors are redirected, or of another site with https://.',
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

/** The file of content that lists the redirects. */
export const redirectsSource = 'redirects.yaml';

/** A redirect. The old address is in its readable form. */
export type Redirect = z.infer<typeof redirect>;
export type Redirects = z.infer<typeof redirects>;

/** Returns whether a redirect leads to another site. */
export const leadsAway = ({ to }: Redirect): boolean => to.startsWith('https://');

/** Returns `value` as a redirect, or undefined if it is invalid. */
export const asRedirect = (value: unknown): Redirect | undefined => redirect.safeParse(value).data;
