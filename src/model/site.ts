// What holds for the whole site. Values marked `example: true` must be replaced before a release.
import * as z from 'zod';
import { reviewed } from './dated.ts';
import { asset, icon, id, name } from './names.ts';
import { services } from './services.ts';
import { inEachLanguage, text } from './text.ts';

const example = z.literal(true).optional().meta({ description: 'Says that these are example values; check --release refuses them.' });

const webAddress = z
  .string()
  .min(1)
  .meta({ description: 'A full address, https://…', examples: ['https://www.example.com'] });

const word = (description: string, example: string) =>
  z
    .string()
    .min(1)
    .meta({ description, examples: [example] });

const contact = z
  .strictObject({
    phone: z
      .string()
      .regex(/^\+\d[\d ]+\d$/)
      .optional()
      .meta({ description: 'International, with spaces.', examples: ['+49 30 23125 100'] }),
    email: z
      .email()
      .optional()
      .meta({ description: 'An e-mail address.', examples: ['support@example.com'] }),
    ...reviewed,
    example,
  })
  .meta({ title: 'Contact', description: 'A telephone number, an e-mail address, or both.' });

export const external = z
  .strictObject({
    url: webAddress,
    newTab: z.boolean().default(false).meta({ description: 'Opens in a new tab.' }),
    ...reviewed,
    example,
  })
  .meta({ title: 'External', description: 'An address of another site.' });

const company = z
  .strictObject({
    name: word('The full name of the company.', 'Spreebogen AI Institut'),
    shortName: word('The name as it is spoken.', 'Spreebogen AI'),
    tagline: text.meta({ description: 'One sentence on what the company stands for.' }),
    street: word('Street and number.', 'Beispielstraße 1'),
    postalCode: word('The postal code, in quotes.', '10115'),
    city: word('The town.', 'Berlin'),
    country: text.meta({ description: 'The country.' }),
    representative: word('Who represents the company by law.', 'Erika Beispiel'),
    vatId: word('The VAT identification number.', 'DE000000000'),
    ...reviewed,
    example,
  })
  .meta({ description: 'The company, as the legal notice and search engines name it.' });

const social = z
  .strictObject({
    label: text.meta({ description: 'The name of the network, as it is read aloud.' }),
    icon,
    external: name.meta({ names: 'externals', description: 'The address of the profile, named under externals.' }),
  })
  .meta({ title: 'Profile', description: 'A profile in a social network.' });

const leadPackage = z
  .strictObject({
    product: word('The name of the product in the headline of every edition.', 'AI Lead Masters'),
    buy: name.meta({ names: 'externals', description: 'The external address behind every buy button of the package.' }),
    videoCall: name.meta({ names: 'externals', description: 'The external address behind every video-call button.' }),
  })
  .meta({ description: 'What the pages of all editions share.' });

export const site = z
  .strictObject({
    name: text.meta({ description: 'The name of the site, in titles and link previews.' }),
    baseUrl: webAddress.meta({
      description: 'The address of the finished site, without a slash at the end.',
      examples: ['https://www.example.com'],
    }),
    urlStyle: z
      .enum(['file', 'directory'])
      .meta({ description: 'file: /ai-audit is ai-audit.html; directory: /ai-audit is ai-audit/index.html.' }),
    themeColor: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .meta({ description: 'The colour that browsers give their own frame, as # and six digits.', examples: ['#070b1a'] }),
    icon: asset.meta({ description: 'The icon of the site, an SVG file in content/assets.' }),
    socialImage: inEachLanguage(asset.meta({ description: 'The picture for pages.' }))
      .optional()
      .meta({
        description: 'The picture of all link previews, 1200 by 630 pixels, in each language; without it, each page gets a drawn one.',
      }),
    company,
    contacts: z.record(id, contact).meta({ description: 'Telephone numbers and e-mail addresses by name.' }),
    externals: z.record(z.string().regex(/^[a-zA-Z]+(\.[a-zA-Z]+)*$/), external).meta({ description: 'Addresses of other sites by name.' }),
    social: z.array(social).meta({ description: 'The profiles in social networks that the footer links.' }),
    promotion: z
      .strictObject({ campaign: id.meta({ names: 'campaigns', description: 'A campaign of prices.yaml.' }) })
      .meta({ description: 'The campaign that the lead package advertises.' }),
    leadPackage,
    booking: name.meta({ names: 'externals', description: 'The external address behind the booking button of solution pages.' }),
    services,
  })
  .meta({ title: 'Site', description: 'What holds for the whole site.' });

export type SiteSettings = z.infer<typeof site>;
