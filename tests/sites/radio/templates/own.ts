// The settings, services, menus and messages that this site defines.
import { example, fieldSets, icon, id, languages, link, name, text, words, z } from 'archipel';
import { services } from './services.ts';

const word = (description: string) => z.string().min(1).meta({ description });

const company = z
  .strictObject({
    name: word('The full name.'),
    shortName: word('The name as it is spoken.'),
    tagline: text.meta({ description: 'One sentence on the company.' }),
    street: word('Street and number.'),
    postalCode: word('The postal code, in quotes.'),
    city: word('The town.'),
    country: text.meta({ description: 'The country.' }),
    representative: word('Who represents the company.'),
    vatId: word('The VAT identification number.'),
    ...fieldSets.reviewed,
    example,
  })
  .meta({ description: 'The company.' });

const social = z
  .strictObject({
    label: text.meta({ description: 'The name of the network.' }),
    icon,
    external: name.meta({ names: 'externals', description: 'The address of the profile.' }),
  })
  .meta({ title: 'Profile', description: 'A profile in a network.' });

const kit = z
  .strictObject({
    name: word('The name of the kit that packages consist of.'),
    buy: name.meta({ names: 'externals', description: 'Where it is bought.' }),
  })
  .meta({ description: 'What the pages of all packages share.' });

const settings = z.strictObject({
  company,
  social: z.array(social).meta({ description: 'The profiles that the footer links.' }),
  promotion: z
    .strictObject({ campaign: id.meta({ names: 'campaigns', description: 'A campaign of prices.yaml.' }) })
    .meta({ description: 'The campaign that packages advertise.' }),
  kit,
  booking: name.meta({ names: 'externals', description: 'Where talks are booked.' }),
});

const entry = z
  .strictObject({
    label: text.meta({ description: 'The words of the link.' }),
    link,
    languages: languages.optional().meta({ description: 'Shown in these languages only.' }),
    ...fieldSets.dated,
  })
  .meta({ title: 'Navigation link', description: 'A link of header or footer.' });

const column = z
  .strictObject({
    title: text.meta({ description: 'The heading of the column.' }),
    links: z.array(entry).min(1).meta({ description: 'Its links.' }),
  })
  .meta({ title: 'Footer column', description: 'A column of the footer.' });

const navigation = z
  .strictObject({
    header: z.array(entry).min(1).meta({ description: 'The links at the top of every page.' }),
    footer: z
      .strictObject({
        columns: z.array(column).min(1).meta({ description: 'The columns.' }),
        legal: z.array(entry).meta({ description: 'The links in the last line.' }),
      })
      .meta({ description: 'The links at the end of every page.' }),
  })
  .meta({ title: 'Navigation', description: 'The links of header and footer.' });

export const own = {
  settings,
  services,
  data: { navigation },
  messages: z.strictObject({
    layout: words('Words of the layout around every page.', {
      skip: 'The first link of every page.',
      backToOverview: 'The link from a station to all stations.',
      moved: 'Before the link of a page that has moved.',
      copyright: 'The last line of every page. {{year}} and {{company}} are filled in.',
    }),
    login: words('The login dialog.', { title: 'Its heading.' }),
    newsletter: words('The newsletter dialog.', { title: 'Its heading.' }),
    language: words('The language switch.', {
      nearest: 'Before a link to the nearest page in this language.',
    }),
  }),
};
