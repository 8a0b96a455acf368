// One part of an offer: icon, title, text and short points, as a card or as a plain row.
import { Icon } from '../icons/Icon.tsx';
import type { Point } from './items.ts';
import { TickList } from './TickList.tsx';

interface FeatureCardProps {
  readonly item: Point;
  /** `card` is a box, `row` a row below the previous one. */
  readonly look: 'card' | 'row';
  /** The anchor of links to the card. */
  readonly id?: string;
}

export const FeatureCard = ({ item: { icon, title, text, points }, look, id }: FeatureCardProps) => (
  <li id={id} className={look}>
    <span className={`${look}__icon`}>
      <Icon name={icon} />
    </span>
    <h3 className={`${look}__title`}>{title}</h3>
    <p className={`${look}__text`}>{text}</p>
    {points && <TickList items={points} />}
  </li>
);
