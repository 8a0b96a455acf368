// Two to six large figures.
import { Figures } from '../components/Figures.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { SectionProps } from './registry.tsx';

export const Metrics = ({ section: { id, kicker, title, lead, items } }: SectionProps<'metrics'>) => (
  <Section id={id}>
    <SectionHeading kicker={kicker} title={title} lead={lead} />
    <Figures items={items} className="figures--large" />
  </Section>
);
