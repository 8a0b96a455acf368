// Settings of the entire site. Values marked `example: true` must be replaced before a release.
import * as z from 'zod';
import { inEachLanguage, text } from './languages/text.ts';
import { notations } from './notations.ts';
import { asset, id } from './references/names.ts';
import type { ServiceValues } from './services.ts';
import { publicationKeys, reviewed } from './time/dated.ts';

/**
 * Marks example values, which `check --release` refuses.
 *
 * @example
 * ```tsx
 * import { example, z } from 'archipel';
 *
 * export const settings = z.strictObject({ company: z.strictObject({ name: z.string(), example }) });
 * ```
 */
export const example = z
  .literal(true)
  .optional()
  .meta({ description: 'true marks these as example values; check --release refuses them.' });

const webAddress = z
  .string()
  .min(1)
  .meta({ description: 'A full address, https://…', examples: ['https://www.example.com'] });

const contact = z
  .strictObject({
    phone: z
      .string()
      .regex(/^\+\d[\d ]+\d$/, notations.phone)
      .optional()
      .meta({ description: 'International, with spaces.', examples: ['+49 30 23125 100'] }),
    email: z
      .email(notations.email)
      .optional()
      .meta({ description: 'An e-mail address.', examples: ['support@example.com'] }),
    ...reviewed,
    example,
  })
  .meta({ title: 'Contact', description: 'A telephone number, an e-mail address, or both.' });

const external = z
  .strictObject({
    url: webAddress,
    newTab: z.boolean().default(false).meta({ description: 'Opens in a new tab.' }),
    ...reviewed,
    example,
  })
  .meta({ title: 'External', description: 'An address of another site.' });

/** The data of security.txt (https://www.rfc-editor.org/rfc/rfc9116), which needs an expiry date, if possible within a year. */
const security = z
  .strictObject({
    contact: z
      .union([z.email(), z.url({ protocol: /^https$/ })], notations.email)
      .meta({ description: 'An e-mail address, or the https address of a form.', examples: ['security@example.com'] }),
    policy: webAddress.optional().meta({ description: 'The address of a page that explains how you handle reports.' }),
    validUntil: publicationKeys.validUntil.unwrap().meta({
      description: 'The last day on which this is true, at most a year ahead, such as 2026-12-31: check and schedule name it.',
    }),
    example,
  })
  .meta({ title: 'Security', description: 'Where to report holes in the security of the site: /.well-known/security.txt.' });

export const site = z
  .strictObject({
    name: text.meta({ description: 'The name of the site, in titles and link previews.' }),
    baseUrl: webAddress.meta({
      description: 'The address of the finished site, without a slash at the end.',
      examples: ['https://www.example.com'],
    }),
    urlStyle: z
      .enum(['file', 'directory'])
      .default('file')
      .meta({ description: 'file: /ferry-times is ferry-times.html; directory: /ferry-times is ferry-times/index.html.' }),
    themeColor: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, notations.colour)
      .default('#ffffff')
      .meta({ description: 'The colour that browsers use for their toolbars, as # and six digits.', examples: ['#070b1a'] }),
    icon: asset.optional().meta({ description: 'The icon of the site, an SVG file in content/assets.' }),
    socialImage: inEachLanguage(asset.meta({ description: 'The picture for pages.' }))
      .optional()
      .meta({
        description: 'The picture of all link previews, 1200 by 630 pixels, in each language; without it, each page gets a drawn one.',
      }),
    security: security.optional(),
    contacts: z.record(id, contact).default({}).meta({ description: 'Telephone numbers and e-mail addresses by name.' }),
    externals: z
      .record(z.string().regex(/^[a-z\d][\w-]*(\.[a-z\d][\w-]*)*$/i), external)
      .default({})
      .meta({ description: 'Addresses of other sites by name.' }),
  })
  .meta({ title: 'Site', description: 'Settings that apply to the entire site.' });

export type SiteSettings = z.infer<typeof site> & {
  /** Values of services by name; only for a site that defines services. */
  readonly services?: Readonly<Record<string, ServiceValues>>;
};
