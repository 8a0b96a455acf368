// This site's own keys of site.yaml: the company, its profiles, and its products.
import { example, fieldSets, icon, id, name, text } from 'archipel';
import * as z from 'zod';

const word = (description: string, example: string) =>
  z
    .string()
    .min(1)
    .meta({ description, examples: [example] });

const company = z
  .strictObject({
    name: word('The full name of the company.', 'Spreebogen AI Institut'),
    shortName: word('The name as it is spoken.', 'Spreebogen AI'),
    tagline: text.meta({ description: 'The promise of the company in one sentence.' }),
    street: word('Street and number.', 'Beispielstraße 1'),
    postalCode: word('The postal code, in quotes.', '10115'),
    city: word('The town.', 'Berlin'),
    country: text.meta({ description: 'The country.' }),
    representative: word('Who represents the company by law.', 'Erika Beispiel'),
    vatId: word('The VAT identification number.', 'DE000000000'),
    ...fieldSets.reviewed,
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

export const settings = z.strictObject({
  company,
  social: z.array(social).meta({ description: 'The profiles in social networks that the footer links.' }),
  promotion: z
    .strictObject({ campaign: id.meta({ names: 'campaigns', description: 'A campaign of prices.yaml.' }) })
    .meta({ description: 'The campaign that the lead package advertises.' }),
  leadPackage,
  booking: name.meta({ names: 'externals', description: 'The external address behind the booking button of solution pages.' }),
});
