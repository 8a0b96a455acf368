// Large tiles that lead to other pages.
import type { SectionProps } from 'archipel';
import { LinkCard } from '../../components/cards/LinkCards.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

export const Tiles = ({ section: { id, kicker, title, lead, items } }: SectionProps<typeof schema>) => (
  <Section id={id}>
    <SectionHeading kicker={kicker} title={title} lead={lead} />
    <ul className="grid tiles">
      {items.map((item) => (
        <LinkCard key={item.title} item={item} level={title ? 3 : 2} className="card--tile" />
      ))}
    </ul>
  </Section>
);
