// Links to the parts of a long page. In wide windows, they stay under the header while the page scrolls.
import type { SectionProps } from 'archipel';
import { Icon } from '../../components/icons/Icon.tsx';
import { Anchor } from '../../components/links/Anchor.tsx';
import type { schema } from './schema.ts';

export const Anchors = ({ section: { id, label, items } }: SectionProps<typeof schema>) => (
  <nav id={id} className="anchors" aria-label={label}>
    <ul className="anchors__list container">
      {items.map(({ icon, title, link }) => (
        <li key={title}>
          <Anchor link={link} className="anchors__link">
            <Icon name={icon} />
            {title}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);
