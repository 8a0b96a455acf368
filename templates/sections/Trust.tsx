// A row of reasons to trust.
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TrustRow } from '../components/TrustRow.tsx';
import type { SectionProps } from './registry.tsx';

export const Trust = ({ section: { id, kicker, title, lead, items } }: SectionProps<'trust'>) => (
  <Section id={id}>
    <SectionHeading kicker={kicker} title={title} lead={lead} />
    <TrustRow title={title} items={items} />
  </Section>
);
