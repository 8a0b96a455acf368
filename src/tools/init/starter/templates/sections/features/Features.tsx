import type { SectionProps } from 'archipel';
import { Anchor } from '../../layout/Anchor.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import type { schema } from './schema.ts';

export const Features = ({ section: { id, kicker, title, lead, items } }: SectionProps<typeof schema>) => (
  <section id={id} className="section section--split wrap">
    <SectionHeading kicker={kicker} title={title} lead={lead} />
    <ul className="features">
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.link ? <Anchor link={item.link}>{item.title}</Anchor> : item.title}</h3>
          {item.code && <code>{item.code}</code>}
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  </section>
);
