// An image across the page.
import type { ImageView, SectionProps } from 'archipel';
import { PictureFigure } from '../../components/images/PictureFigure.tsx';
import { Section } from '../../components/section/Section.tsx';
import type { schema } from './schema.ts';

/** The minimum height of a picture in `bleed.sheet.css`, in rem. */
const bleedHeight = 16;

/**
 * Returns the `sizes` of a picture from edge to edge, which also has to fill the height of `.bleed`. In wide windows,
 * four fifths of the width are enough, because the picture is soft, and the next variant has twice the bytes.
 */
const bleedSizes = ({ width, height }: ImageView): string =>
  `(min-width: 40rem) 80vw, max(100vw, ${Math.ceil((bleedHeight * width) / height)}rem)`;

export const PictureSection = ({ section: { id, asset, alt, caption, first, bleed } }: SectionProps<typeof schema>) => (
  <Section id={id} {...(bleed && { sheet: 'bleed' })}>
    <PictureFigure image={asset} alt={alt} caption={caption} first={first} sizes={bleed && bleedSizes(asset)} />
  </Section>
);
