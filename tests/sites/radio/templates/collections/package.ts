// The schema of packages, and the fields of their cards. Sections import this file, and must not import the layout of
// packages.
import { fieldSets, icon, id, languages, meta, path, text, type Value, z } from 'archipel';

const testimonial = z
  .strictObject({
    name: z.string().min(1).meta({ description: 'The name of the person.' }),
    quote: text.meta({ description: 'What the person says.' }),
    example: z.literal(true).optional().meta({ description: 'Says that this is sample content.' }),
    ...fieldSets.dated,
  })
  .meta({ title: 'Testimonial', description: 'What a customer says.' });

export const schema = () =>
  z
    .strictObject({
      languages,
      path: path.optional().meta({ description: 'The path of the page. Without it, the path is /package-NAME.' }),
      order: z.int().min(0).meta({ description: 'The place in lists; smaller comes first.' }),
      sector: z.enum(['dialog', 'construction']).optional().meta({ description: 'The section that lists it.' }),
      icon: icon.meta({ description: 'The icon of the page and of its card.' }),
      accent: z.enum(['cyan', 'amber', 'rose']).default('cyan').meta({ description: 'The colour of the page.' }),
      industry: text.meta({ description: 'Whom the package is for.' }),
      ...fieldSets.reviewed,
      meta,
      card: z
        .strictObject({
          title: text.meta({ description: 'The title of the card.' }),
          text: text.meta({ description: 'A sentence under it.' }),
        })
        .meta({ description: 'The card in lists.' }),
      subtitle: text.meta({ description: 'A sentence under the main heading.' }),
      prices: id.meta({ names: 'priceLists', description: 'A price list of prices.yaml.' }),
      customers: z
        .strictObject({
          count: z.int().positive().meta({ description: 'The smallest number of customers.' }),
          label: text.meta({ description: 'Who they are.' }),
          ...fieldSets.reviewed,
        })
        .meta({ description: 'The number of customers.' }),
      benefits: z.array(text).length(4).meta({ description: 'Exactly four benefits.' }),
      testimonials: z.array(testimonial).length(3).meta({ description: 'What customers say: exactly three.' }),
    })
    .meta({ title: 'Package', description: 'Stations for one kind of customer.' });

export const packageCard = ({ icon, sector, card: { title, text } }: Value<typeof schema>) => ({ icon, sector, title, text });
