// Schemas of the items in the lists of several section types.
import type { Localized } from 'archipel';
import { fieldSets, figure, icon, image, link, text } from 'archipel';
import * as z from 'zod';

export const point = z
  .strictObject({
    icon,
    title: text.meta({ description: 'A few words that name the point.' }),
    text: text.meta({ description: 'One or two sentences about it.' }),
    points: z.array(text).max(6).optional().meta({ description: 'Up to six short bullets under the text.' }),
    ...fieldSets.dated,
  })
  .meta({ title: 'Point', description: 'A point with an icon.' });

export const card = z
  .strictObject({
    icon,
    title: text.meta({ description: 'The title of the card.' }),
    text: text.meta({ description: 'One or two sentences on what is behind it.' }),
    link,
    label: text.optional().meta({ description: 'The words of the link; if omitted, the usual "learn more".' }),
    ...fieldSets.dated,
  })
  .meta({ title: 'Card', description: 'A card that leads somewhere.' });

export const metric = z
  .strictObject({
    value: figure.meta({ description: 'The figure: a number with its unit, or words such as 24/7.' }),
    label: text.meta({ description: 'What the figure counts.' }),
    note: text.optional().meta({ description: 'A line in small print under it.' }),
    ...fieldSets.dated,
  })
  .meta({ title: 'Figure', description: 'A large figure with what it counts.' });

/** A square portrait. Its class `.portrait` is 3.5rem wide, except in large quotes. */
const portrait = image({ widths: [64, 128, 192], ratio: '1:1', shown: 64, sizes: '3.5rem' });

export const testimonial = z
  .strictObject({
    name: z
      .string()
      .min(1)
      .meta({ description: 'The name of the person.', examples: ['Ada Beispiel'] }),
    position: text.meta({ description: 'What the person does, and where.' }),
    image: portrait.optional().meta({ description: 'A portrait in content/assets, at least 192 pixels wide; if omitted, one is drawn.' }),
    likeness: z
      .enum(['woman', 'man'])
      .optional()
      .meta({ description: 'Whom the drawn portrait resembles; if omitted, neither. woman: a woman; man: a man.' }),
    quote: text.meta({ description: 'What the person says, without quotation marks.' }),
    metrics: z
      .array(
        z
          .strictObject({
            label: text.meta({ description: 'What the figure counts.' }),
            value: figure.meta({ description: 'The figure: a number with its unit, or words.' }),
          })
          .meta({ title: 'Result', description: 'A figure of the customer.' }),
      )
      .length(3)
      .meta({ description: 'Exactly three figures.' }),
    example: z.literal(true).optional().meta({ description: 'Marks sample content, which has to be replaced before release.' }),
    ...fieldSets.dated,
  })
  .meta({ title: 'Testimonial', description: 'What a customer says.' });

export type Point = Localized<z.infer<typeof point>>;

export type Metric = Localized<z.infer<typeof metric>>;

export type Testimonial = Localized<z.infer<typeof testimonial>>;
