// All solutions by category: the description of each category, and its tiles.
import { list, type SectionProps } from 'archipel';
import { card } from '../../collections/solutions/card.ts';
import { LinkCard } from '../../components/cards/LinkCards.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Section } from '../../components/section/Section.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { useView } from '../../ViewContext.ts';
import type { schema } from './schema.ts';

export function Solutions({ section }: SectionProps<typeof schema>) {
  const { id, kicker, title, lead, categories } = section;
  const solutions = list(useView(), 'solutions', { card });
  const Title = title ? 'h3' : 'h2';
  return (
    <Section id={id} className="categories">
      <SectionHeading kicker={kicker} title={title} lead={lead} />
      {categories.map((category) => (
        <div key={category.id} id={category.id} className="category">
          <div className="category__words">
            <Title className="category__title">
              <Icon name={category.icon} />
              {category.title}
            </Title>
            <p className="category__text">{category.description}</p>
          </div>
          <ul className="grid">
            {solutions
              .filter((solution) => solution.category === category.id)
              .map((solution) => (
                <LinkCard key={solution.id} item={solution} level={title ? 4 : 3} className="card--tile" />
              ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
