import { fieldSets, image, text } from 'archipel';
import * as z from 'zod';

/** As wide as `.container`. */
const sizes = '(min-width: 77rem) 72rem, (min-width: 62.5rem) calc(100vw - 5rem), (min-width: 25rem) 92vw, calc(100vw - 2rem)';

export const schema = z
  .strictObject({
    ...fieldSets.anchor,
    asset: image({ widths: [480, 768, 1152, 1536, 2304], shown: 1152, sizes, quality: 41 }).meta({
      description:
        'A picture in content/assets (PNG, JPEG, WebP or AVIF), ideally at least 2304 pixels wide, and drawn or soft, because it is encoded with few bytes.',
    }),
    alt: text.optional().meta({ description: 'What the picture shows, for those who cannot see it.' }),
    decorative: z.literal(true).optional().meta({ description: 'The picture is only decorative, and needs no alt.' }),
    bleed: z.literal(true).optional().meta({ description: 'Reaches from edge to edge of the window, without a border.' }),
    caption: text.optional().meta({ description: 'A line under the picture.' }),
    first: z.literal(true).optional().meta({ description: 'The first picture of the page, visible at once: it is loaded before others.' }),
  })
  .meta({ description: 'A picture across the page.' });
