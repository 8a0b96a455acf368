// The time left until a campaign ends.
import { CountdownBox } from '../components/CountdownBox.tsx';
import { Section } from '../components/Section.tsx';
import type { SectionProps } from './registry.tsx';

export const CountdownSection = ({ section: { id, campaign, title, note, afterEnd } }: SectionProps<'countdown'>) => (
  <Section id={id}>
    <CountdownBox campaign={campaign} title={title} note={note} afterEnd={afterEnd} />
  </Section>
);
