// Cards that lead to other pages; with a sector, one more for each edition of it.
import { LinkCard } from '../components/LinkCards.tsx';
import { Section } from '../components/Section.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { useView } from '../ViewContext.ts';
import type { SectionProps } from './registry.tsx';

export function Cards({ section: { id, kicker, title, lead, items = [], sector } }: SectionProps<'cards'>) {
  const { editions } = useView();
  const ofSector = sector ? editions.filter((edition) => edition.sector === sector) : [];
  return (
    <Section id={id}>
      <SectionHeading kicker={kicker} title={title} lead={lead} />
      <ul className="grid">
        {[...items, ...ofSector].map((item) => (
          <LinkCard key={item.link.href + item.title} item={item} level={3} className="card--row" />
        ))}
      </ul>
    </Section>
  );
}
