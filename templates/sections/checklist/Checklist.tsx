// Short points with ticks, beside their title.
import type { SectionProps } from 'archipel';
import { TickList } from '../../components/cards/TickList.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

export const Checklist = ({ section: { id, kicker, title, lead, items } }: SectionProps<typeof schema>) => (
  <Section id={id} ground="band" className="checklist">
    <SectionHeading kicker={kicker} title={title} lead={lead} />
    <TickList items={items} />
  </Section>
);
