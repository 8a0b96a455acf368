// The fields that differ between editions of the lead package. All editions share one layout.
import { type EntryView, fieldSets, icon, id, meta, path, text, type Value } from 'archipel';
import * as z from 'zod';
import { testimonial } from '../../components/cards/items.ts';
import { demo } from '../../components/demo/schema.ts';
import { sectors } from './sectors.ts';

/** The eight parts of the package, in their order. */
export const packageParts = [
  'leadDiscovery',
  'campaigns',
  'inboundAgent',
  'outboundAgent',
  'landingPages',
  'funnels',
  'monitoring',
  'mentoring',
] as const;

export type PackagePart = (typeof packageParts)[number];

export const accents = ['cyan', 'amber', 'sun', 'emerald', 'teal', 'sky', 'indigo', 'violet', 'rose', 'coral'] as const;

const part = (description: string) =>
  z
    .strictObject({
      text: text.meta({ description: 'What this part does for the industry, in one or two sentences.' }),
      benefits: z.array(text).length(4).meta({ description: 'Exactly four short benefits.' }),
    })
    .meta({ description });

export const schema = () =>
  z
    .strictObject({
      path: path.optional().meta({ description: 'The address; if omitted, /ai-lead-masters-NAME.' }),
      order: z.int().min(0).meta({ description: 'The place in overviews; smaller comes first.' }),
      sector: z.enum(sectors).optional().meta({ description: 'The section of the industry overview that lists it.' }),
      icon: icon.meta({ description: 'The icon of the page and of its card, by its name at lucide.dev/icons.' }),
      accent: z.enum(accents).default('cyan').meta({ description: 'The accent colour of the page.' }),
      industry: text.meta({ description: 'The industry as in the headline: AI Lead Masters: INDUSTRY-Edition.' }),
      ...fieldSets.reviewed,
      meta,
      card: z
        .strictObject({
          title: text.meta({ description: 'The title of the card.' }),
          text: text.meta({ description: 'One or two sentences under it.' }),
        })
        .meta({ description: 'The card on the industry overview.' }),
      subtitle: text.meta({ description: 'One or two sentences under the headline.' }),
      demo: demo.optional().meta({ description: 'An example beside the headline, in the place of the drawn icons.' }),
      prices: id.meta({ names: 'priceLists', description: 'A price list of prices.yaml.' }),
      customers: z
        .strictObject({
          count: z.int().positive().meta({ description: 'The minimum number of customers; shown with a plus sign.' }),
          label: text.meta({ description: 'The kind of customers: Küchenstudios.' }),
          ...fieldSets.reviewed,
        })
        .meta({ description: 'The customer-count claim.' }),
      featuresIntro: z
        .strictObject({
          title: text.meta({ description: 'The heading.' }),
          lead: text.meta({ description: 'One or two sentences under it.' }),
        })
        .meta({ description: 'The text above the eight parts of the package.' }),
      features: z
        .strictObject({
          leadDiscovery: part('How new customers are found.'),
          campaigns: part('How campaigns are run across channels.'),
          inboundAgent: part('The agent that answers calls.'),
          outboundAgent: part('The agent that calls.'),
          landingPages: part('Landing pages that fit the visitor.'),
          funnels: part('The way from the first contact to the order.'),
          monitoring: part('How faults are noticed and corrected.'),
          mentoring: part('How the team of the customer is supported.'),
        })
        .meta({ description: 'The eight parts of the package, each with a text and four benefits.' }),
      testimonials: z.array(testimonial).length(3).meta({ description: 'What customers say: exactly three.' }),
      closing: z
        .strictObject({
          title: text.meta({ description: 'The heading.' }),
          text: text.meta({ description: 'One or two sentences under it.' }),
        })
        .meta({ description: 'The closing call to action.' }),
    })
    .meta({ title: 'Edition', description: 'An industry edition of the lead package.' });

export type EditionView = EntryView<Value<typeof schema>>;
