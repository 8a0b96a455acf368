// What customers say.
import { Quotes } from '../components/Quote.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { SectionProps } from './registry.tsx';

export const QuotesSection = ({ section: { id, kicker, title, lead, items } }: SectionProps<'quotes'>) => (
  <Section id={id}>
    <SectionHeading kicker={kicker} title={title} lead={lead} />
    <Quotes items={items} />
  </Section>
);
