// The items that several section types list.
import * as z from 'zod';
import { dated } from '../dated.ts';
import { link } from '../link.ts';
import { asset, icon } from '../names.ts';
import { text } from '../text.ts';

export const point = z.strictObject({
  icon,
  title: text,
  text,
  points: z.array(text).max(6).optional().meta({ description: 'Short bullets under the text.' }),
  ...dated,
});

export const card = z.strictObject({
  icon,
  title: text,
  text,
  link,
  label: text.optional().meta({ description: 'The words of the link; without it the usual "learn more".' }),
  ...dated,
});

export const metric = z.strictObject({
  value: text.meta({ description: 'The figure, with its unit: 99,9 % or 24/7.' }),
  label: text,
  note: text.optional(),
  ...dated,
});

export const testimonial = z.strictObject({
  name: z.string().min(1),
  position: text,
  image: asset.optional().meta({ description: 'A portrait in content/assets, 192 pixels wide or more; without it one is drawn.' }),
  quote: text,
  metrics: z.array(z.strictObject({ label: text, value: text })).length(3),
  example: z.literal(true).optional().meta({ description: 'Says that this is sample content, to be replaced before release.' }),
  ...dated,
});
