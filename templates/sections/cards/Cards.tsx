// Cards that lead to other pages; with a sector, one more for each edition of it. If the section has only a sector, the
// title is beside its many cards.
import { cardsOf, type SectionProps } from 'archipel';
import { card } from '../../collections/editions/card.ts';
import { LinkCard } from '../../components/cards/LinkCards.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { useView } from '../../ViewContext.ts';
import type { schema } from './schema.ts';

export function Cards({ section: { id, kicker, title, lead, items = [], sector } }: SectionProps<typeof schema>) {
  const editions = cardsOf(useView(), 'editions', card);
  const ofSector = sector ? editions.filter((edition) => edition.sector === sector) : [];
  const cards = (
    <ul className="grid">
      {[...items, ...ofSector].map((item) => (
        <LinkCard key={item.link.href + item.title} item={item} level={3} className="card--row" />
      ))}
    </ul>
  );
  const heading = <SectionHeading kicker={kicker} title={title} lead={lead} />;
  if (items.length === 0 && ofSector.length > 3) {
    return (
      <Section id={id} className="split split--cards">
        <div className="split__aside">{heading}</div>
        {cards}
      </Section>
    );
  }
  return (
    <Section id={id}>
      {heading}
      {cards}
    </Section>
  );
}
