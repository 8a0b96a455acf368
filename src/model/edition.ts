// An edition of the lead package holds what differs between editions; the layout is one template.
import * as z from 'zod';
import { languages } from './languages.ts';
import { meta } from './meta.ts';
import { icon, id } from './names.ts';
import { path } from './path.ts';
import { testimonial } from './sections/items.ts';
import { sectors } from './sector.ts';
import { text } from './text.ts';

/** The eight parts of the package, in their order (SPEC.md, section 1). */
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

const part = z.strictObject({
  text: text.meta({ description: 'One or two sentences on what it does in this industry.' }),
  benefits: z.array(text).length(4).meta({ description: 'What it is good for, a line each.' }),
});

export const edition = z
  .strictObject({
    languages,
    path: path.optional().meta({ description: 'The address; without it /ai-lead-masters-NAME.' }),
    order: z.int().min(0).meta({ description: 'The place in overviews; smaller comes first.' }),
    sector: z.enum(sectors).optional().meta({ description: 'The section of the industry overview that lists it.' }),
    icon,
    accent: z.enum(accents).default('cyan').meta({ description: 'The accent colour of the page.' }),
    industry: text.meta({ description: 'The industry as in the headline: <product>: <industry>-Edition.' }),
    meta,
    card: z
      .strictObject({
        title: text.meta({ description: 'Who it is for, in the plural: Küchenstudios.' }),
        text: text.meta({ description: 'One sentence on what it does for them.' }),
      })
      .meta({ description: 'The card on the industry overview.' }),
    subtitle: text.meta({ description: 'One or two sentences under the headline.' }),
    prices: id.meta({ description: 'A price list of prices.yaml.' }),
    customers: z
      .strictObject({
        count: z.int().positive().meta({ description: 'At least so many customers; shown with a plus sign.' }),
        label: text.meta({ description: 'Who they are: Küchenstudios.' }),
      })
      .meta({ description: 'The customer-count claim.' }),
    featuresIntro: z
      .strictObject({
        title: text.meta({ description: 'The title above the eight parts.' }),
        lead: text.meta({ description: 'One or two sentences under it.' }),
      })
      .meta({ description: 'The words above the eight parts of the package.' }),
    features: z
      .strictObject({
        leadDiscovery: part.meta({ description: 'Lead discovery: who might need the offer.' }),
        campaigns: part.meta({ description: 'Campaign orchestration: how they are addressed.' }),
        inboundAgent: part.meta({ description: 'The inbound call agent: who answers, 24/7.' }),
        outboundAgent: part.meta({ description: 'The outbound call agent: who calls back, 24/7; its voice can be cloned.' }),
        landingPages: part.meta({ description: 'Dynamic landing pages: where campaigns lead.' }),
        funnels: part.meta({ description: 'AI funnel processes: the way from interest to order.' }),
        monitoring: part.meta({ description: 'Monitoring by us.' }),
        mentoring: part.meta({ description: 'Mentoring by us.' }),
      })
      .meta({ description: 'The eight parts of the package, each with a text and four benefits.' }),
    testimonials: z.array(testimonial).length(3).meta({ description: 'What three customers say.' }),
    closing: z
      .strictObject({
        title: text.meta({ description: 'What to do next.' }),
        text: text.meta({ description: 'One or two sentences that invite to talk.' }),
      })
      .meta({ description: 'The closing call to action.' }),
  })
  .meta({ title: 'Edition', description: 'An industry edition of the lead package.' });

export type Edition = z.infer<typeof edition>;
