// The items that several section types list.
import * as z from 'zod';
import { link } from '../link.ts';
import { asset, icon } from '../names.ts';
import { text } from '../text.ts';

export const point = z.strictObject({
  icon,
  title: text.meta({ description: 'A few words.' }),
  text: text.meta({ description: 'One or two sentences.' }),
  points: z.array(text).max(6).optional().meta({ description: 'Short bullets under the text.' }),
});

export const card = z.strictObject({
  icon,
  title: text.meta({ description: 'What waits at the other end.' }),
  text: text.meta({ description: 'One or two sentences on it.' }),
  link,
  label: text.optional().meta({ description: 'The words of the link; without it the usual "learn more".' }),
});

export const metric = z.strictObject({
  value: text.meta({ description: 'The figure, with its unit: 99,9 % or 24/7.' }),
  label: text.meta({ description: 'What the figure counts.' }),
  note: text.optional().meta({ description: 'A condition or a source.' }),
});

export const testimonial = z.strictObject({
  name: z.string().min(1).meta({ description: 'Who speaks.' }),
  position: text.meta({ description: 'Their position, and in what kind of company.' }),
  image: asset.optional().meta({ description: 'A portrait in content/assets, 192 pixels wide or more; without it one is drawn.' }),
  quote: text.meta({ description: 'Their words, without quotation marks.' }),
  metrics: z
    .array(
      z.strictObject({ label: text.meta({ description: 'What has changed.' }), value: text.meta({ description: 'By how much: +180%.' }) }),
    )
    .length(3)
    .meta({ description: 'Three figures of this customer.' }),
  example: z.literal(true).optional().meta({ description: 'Says that this is sample content, to be replaced before release.' }),
});
