// Cards with a link. The whole card can be clicked; keyboards and screen readers find one link in each card.
import type { LinkView } from 'archipel';
import { useView } from '../../ViewContext.ts';
import { Icon } from '../icons/Icon.tsx';
import { Anchor } from '../links/Anchor.tsx';

interface LinkCardItem {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly link: LinkView;
  /** The text of the link; the default is “learn more”. */
  readonly label?: string | undefined;
}

interface LinkCardProps {
  readonly item: LinkCardItem;
  readonly level: 2 | 3 | 4;
  readonly className: string;
}

export function LinkCard({ item, level, className }: LinkCardProps) {
  const { t } = useView();
  const Title = `h${level}` as const;
  return (
    <li className={`card card--link ${className}`}>
      <span className="card__icon">
        <Icon name={item.icon} />
      </span>
      <Title className="card__title">{item.title}</Title>
      <p className="card__text">{item.text}</p>
      <Anchor link={item.link} className="card__link">
        {item.label ?? t('layout.learnMore')}
        <span className="visually-hidden">: {item.title}</span>
        <Icon name={item.link.external ? 'arrow-up-right' : 'arrow-right'} />
      </Anchor>
    </li>
  );
}
