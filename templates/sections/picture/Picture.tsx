// An image across the page.
import type { SectionProps } from 'archipel';
import { PictureFigure } from '../../components/images/PictureFigure.tsx';
import { Section } from '../../components/section/Section.tsx';
import type { schema } from './schema.ts';

export const PictureSection = ({ section: { id, asset, alt, caption, first, bleed } }: SectionProps<typeof schema>) => (
  <Section id={id} {...(bleed && { sheet: 'bleed' })}>
    <PictureFigure asset={asset} place="wide" alt={alt} caption={caption} first={first} bleed={bleed} />
  </Section>
);
