import type { SectionProps } from 'archipel';
import { Anchor } from '../../layout/Anchor.tsx';
import { Islands } from './Islands.tsx';
import type { schema } from './schema.ts';

export const Hero = ({ section: { id, kicker, title, lead, actions = [] } }: SectionProps<typeof schema>) => (
  <section id={id} className="hero">
    <div className="hero__words wrap">
      {kicker && <p className="kicker">{kicker}</p>}
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {actions.length > 0 && (
        <p className="actions">
          {actions.map(({ label, link }, index) => (
            <Anchor key={label} link={link} className={index === 0 ? 'button' : 'button button--quiet'}>
              {label}
            </Anchor>
          ))}
        </p>
      )}
    </div>
    <Islands />
  </section>
);
