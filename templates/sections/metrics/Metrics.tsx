// Two to six large figures.
import type { SectionProps } from 'archipel';
import { Figures } from '../../components/cards/Figures.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

export const Metrics = ({ section: { id, kicker, title, lead, items } }: SectionProps<typeof schema>) => (
  <Section id={id} ground="band">
    <SectionHeading kicker={kicker} title={title} lead={lead} />
    <Figures items={items} className="figures--large" />
  </Section>
);
