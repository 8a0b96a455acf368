// Short points with ticks, beside their title.
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TickList } from '../components/TickList.tsx';
import type { SectionProps } from './registry.tsx';

export const Checklist = ({ section: { id, kicker, title, lead, items } }: SectionProps<'checklist'>) => (
  <Section id={id}>
    <div className="checklist">
      <SectionHeading kicker={kicker} title={title} lead={lead} />
      <TickList items={items} />
    </div>
  </Section>
);
