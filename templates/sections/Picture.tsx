// A picture across the page.
import { PictureFigure } from '../components/PictureFigure.tsx';
import { Section } from '../components/Section.tsx';
import type { SectionProps } from './registry.tsx';

export const PictureSection = ({ section: { id, asset, alt, caption, first } }: SectionProps<'picture'>) => (
  <Section id={id}>
    <PictureFigure asset={asset} place="wide" alt={alt} caption={caption} first={first} />
  </Section>
);
