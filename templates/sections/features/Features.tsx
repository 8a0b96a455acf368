// The parts of an offer, in four layouts: equal cards, a bento of large and small ones, a title beside a list, or rows.
import type { SectionProps } from 'archipel';
import { FeatureCard } from '../../components/cards/FeatureCard.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { schema } from './schema.ts';

export function Features({ section }: SectionProps<typeof schema>) {
  const { id, kicker, title, lead, ground, layout, items } = section;
  const heading = <SectionHeading kicker={kicker} title={title} lead={lead} />;
  const looks = { grid: 'grid', bento: 'bento', split: 'rows', list: 'rows rows--wide' } as const;
  const list = (
    <ul className={looks[layout]}>
      {items.map((item) => (
        <FeatureCard key={item.title} item={item} look={layout === 'grid' || layout === 'bento' ? 'card' : 'row'} />
      ))}
    </ul>
  );
  if (layout !== 'split') {
    return (
      <Section id={id} ground={ground}>
        {heading}
        {list}
      </Section>
    );
  }
  return (
    <Section id={id} ground={ground} className="split">
      <div className="split__aside">{heading}</div>
      {list}
    </Section>
  );
}
