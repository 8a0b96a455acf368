// The price of a page's product, in one line under the buttons of the hero.
import { Fragment } from 'react';
import { useView } from '../../ViewContext.ts';
import { shortAmounts } from './shortAmounts.ts';

interface PriceSummaryProps {
  /** The name of a price list. */
  readonly list: string;
  /** The link to the section with the prices: `#prices`. */
  readonly href?: string | undefined;
}

export function PriceSummary({ list, href }: PriceSummaryProps) {
  const { prices, vat, t } = useView();
  const { once, setup, monthly, perMinute } = shortAmounts(prices[list]);
  const pieces = [
    once && t('prices.shortOnce', { amount: once }),
    setup && t('prices.shortSetup', { amount: setup }),
    monthly && t('prices.shortMonthly', { amount: monthly }),
    perMinute && t('prices.shortPerMinute', { amount: perMinute }),
    t('prices.plusVat', { vat }),
  ].filter((piece) => piece !== undefined);
  return (
    <p className="price-summary">
      {pieces.map((piece) => (
        <Fragment key={piece}>
          <span className="unbroken">{piece}</span>{' '}
        </Fragment>
      ))}
      {href && (
        <span className="unbroken">
          <a href={href}>{t('prices.compare')}</a>
        </span>
      )}
    </p>
  );
}
