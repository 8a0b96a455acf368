// What holds for the whole site. Values marked `example: true` must be replaced before a release.
import * as z from 'zod';
import { reviewed } from './dated.ts';
import { asset, icon, id } from './names.ts';
import { services } from './services.ts';
import { text } from './text.ts';

const example = z.literal(true).optional().meta({ description: 'Says that these are example values; check --release refuses them.' });

const webAddress = z.string().min(1).meta({ description: 'A full address, https://…' });

const contact = z.strictObject({
  phone: z
    .string()
    .regex(/^\+\d[\d ]+\d$/)
    .optional()
    .meta({ description: 'International, with spaces: +49 30 23125 100.' }),
  email: z.email().optional(),
  ...reviewed,
  example,
});

export const external = z.strictObject({
  url: webAddress,
  newTab: z.boolean().default(false).meta({ description: 'Opens in a new tab.' }),
  ...reviewed,
  example,
});

export const site = z
  .strictObject({
    name: text.meta({ description: 'The name of the site, in titles and link previews.' }),
    baseUrl: webAddress.meta({ description: 'The address of the finished site, without a slash at the end.' }),
    urlStyle: z
      .enum(['file', 'directory'])
      .meta({ description: 'file: /ai-audit is ai-audit.html; directory: /ai-audit is ai-audit/index.html.' }),
    themeColor: z.string().regex(/^#[0-9a-f]{6}$/i),
    icon: asset.meta({ description: 'The icon of the site, an SVG file in content/assets.' }),
    socialImage: z.strictObject({ de: asset, en: asset }).optional().meta({
      description: 'The picture of all link previews, 1200 by 630 pixels, in each language; without it, each page gets a drawn one.',
    }),
    company: z.strictObject({
      name: z.string().min(1),
      shortName: z.string().min(1),
      tagline: text,
      street: z.string().min(1),
      postalCode: z.string().min(1),
      city: z.string().min(1),
      country: text,
      representative: z.string().min(1),
      vatId: z.string().min(1),
      ...reviewed,
      example,
    }),
    contacts: z.record(id, contact).meta({ description: 'Telephone numbers and e-mail addresses by name.' }),
    externals: z.record(z.string().regex(/^[a-zA-Z]+(\.[a-zA-Z]+)*$/), external).meta({ description: 'Addresses of other sites by name.' }),
    social: z.array(z.strictObject({ label: text, icon, external: z.string().min(1) })),
    promotion: z.strictObject({ campaign: id }).meta({ description: 'The campaign that the lead package advertises.' }),
    leadPackage: z.strictObject({
      product: z.string().min(1).meta({ description: 'The name of the product in the headline of every edition.' }),
      buy: z.string().min(1).meta({ description: 'The external address behind every buy button of the package.' }),
      videoCall: z.string().min(1).meta({ description: 'The external address behind every video-call button.' }),
    }),
    booking: z.string().min(1).meta({ description: 'The external address behind the booking button of solution pages.' }),
    services,
  })
  .meta({ title: 'Site', description: 'What holds for the whole site.' });

export type SiteSettings = z.infer<typeof site>;
