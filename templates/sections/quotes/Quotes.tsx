// Quotes of customers.
import type { SectionProps } from 'archipel';
import { Quotes } from '../../components/cards/Quote.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

export const QuotesSection = ({ section: { id, kicker, title, lead, items } }: SectionProps<typeof schema>) => (
  <Section id={id}>
    <SectionHeading kicker={kicker} title={title} lead={lead} />
    <Quotes items={items} />
  </Section>
);
