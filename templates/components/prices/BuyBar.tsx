// A bar on phones with the price and the buy button, at the lower edge of the window between the hero and the prices. Styles
// alone place the bar.
import type { ActionView } from 'archipel';
import type { ReactNode } from 'react';
import { useView } from '../../ViewContext.ts';
import { ActionLink } from '../links/ActionLink.tsx';
import { shortAmounts } from './shortAmounts.ts';

interface BuyBarProps {
  /** The name of a price list. */
  readonly list: string;
  readonly action: ActionView;
  /** The part between the hero and the prices. */
  readonly children: ReactNode;
}

/** Renders the sections in `children`, and the bar, which is visible only while these sections are. */
export const BuyBar = ({ list, action, children }: BuyBarProps) => (
  <div className="buy-zone">
    {children}
    <div className="buy-zone__reach">
      <div className="buy-bar">
        <Price list={list} />
        <ActionLink action={action} look="primary" />
      </div>
    </div>
  </div>
);

function Price({ list }: { readonly list: string }) {
  const { prices, vat, t } = useView();
  const { once, setup, monthly } = shortAmounts(prices[list]);
  return (
    <p className="buy-bar__price">
      <strong>{setup ?? once}</strong>
      <span>{setup && monthly ? t('prices.barSetup', { amount: monthly }) : t('prices.plusVat', { vat })}</span>
    </p>
  );
}
