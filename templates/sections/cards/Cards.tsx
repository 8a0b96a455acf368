// Cards that lead to other pages. If a sector is named, each of its editions has a card, too, and the section has the colour of
// the sector.
import { list, type SectionProps } from 'archipel';
import { card } from '../../collections/editions/card.ts';
import { LinkCard } from '../../components/cards/LinkCards.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { useView } from '../../ViewContext.ts';
import type { schema } from './schema.ts';

/** The accent colours of the sectors in an overview. */
const accentOf = { dialog: 'cyan', construction: 'amber', 'real-estate': 'emerald', healthcare: 'rose' } as const;

export function Cards({ section: { id, kicker, title, lead, items = [], sector } }: SectionProps<typeof schema>) {
  const view = useView();
  const ofSector = sector ? list(view, 'editions', { card, where: (edition) => edition.sector === sector }) : [];
  const cards = (
    <ul className="grid grid--dense">
      {[...items, ...ofSector].map((item) => (
        <LinkCard key={item.link.href + item.title} item={item} level={3} className="card--row" />
      ))}
    </ul>
  );
  const heading = <SectionHeading kicker={kicker} title={title} lead={lead} />;
  return (
    <Section id={id} className={sector && `category accent--${accentOf[sector]}`}>
      {heading}
      {cards}
    </Section>
  );
}
