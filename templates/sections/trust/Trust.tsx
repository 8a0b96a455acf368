// A row of reasons to trust.
import type { SectionProps } from 'archipel';
import { TrustRow } from '../../components/cards/TrustRow.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

export const Trust = ({ section: { id, kicker, title, lead, ground, items } }: SectionProps<typeof schema>) => (
  <Section id={id} ground={ground}>
    <SectionHeading kicker={kicker} title={title} lead={lead} />
    <TrustRow title={title} items={items} />
  </Section>
);
