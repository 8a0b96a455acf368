import type { SectionProps } from 'archipel';
import { Icon } from '../../Icon.tsx';
import { Anchor } from '../../layout/Anchor.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import type { schema } from './schema.ts';

export const Features = ({ section: { id, kicker, title, lead, items } }: SectionProps<typeof schema>) => (
  <section id={id} className="section wrap">
    <SectionHeading kicker={kicker} title={title} lead={lead} />
    <ul className="cards">
      {items.map((item) => (
        <li key={item.title} className="card">
          <Icon name={item.icon} />
          <h3>{item.link ? <Anchor link={item.link}>{item.title}</Anchor> : item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  </section>
);
