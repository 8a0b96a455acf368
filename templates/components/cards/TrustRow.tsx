// Reasons to trust, side by side.
import { Icon } from '../icons/Icon.tsx';
import { ItemTitle } from './ItemTitle.tsx';

interface TrustRowProps {
  readonly title: string | undefined;
  readonly items: readonly { readonly icon: string; readonly title: string; readonly text: string }[];
}

export const TrustRow = ({ title, items }: TrustRowProps) => (
  <ul className="trust">
    {items.map((item) => (
      <li key={item.title} className="trust__item">
        <Icon name={item.icon} />
        <ItemTitle under={title} className="trust__title">
          {item.title}
        </ItemTitle>
        <p>{item.text}</p>
      </li>
    ))}
  </ul>
);
