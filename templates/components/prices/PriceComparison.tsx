// A price list: the regular price beside the offer, line by line, or only the regular price if there is no offer. When the promotion is
// over and its price still applies, the regular price is stated, not struck out.
import type { PriceListView } from 'archipel';
import type { ReactNode } from 'react';
import { useView } from '../../ViewContext.ts';

interface PriceComparisonProps {
  /** The name of a price list. */
  readonly list: string;
  /** The content below the offer, such as its services and the button. */
  readonly children?: ReactNode;
}

/** Renders a price list. Throws on an unknown list, which checked content does not name. */
export function PriceComparison({ list, children }: PriceComparisonProps) {
  const { prices, campaigns, t } = useView();
  const found = prices[list];
  if (!found) throw new Error(`There is no price list “${list}”.`);
  const campaign = found.campaign === undefined ? undefined : campaigns[found.campaign];
  const isOver = campaign?.ended === true;
  const hasSeveral = found.lines.length > 1;
  return (
    <div className={campaign ? (isOver ? 'prices prices--kept' : 'prices') : 'prices prices--single'}>
      {campaign && (
        <div className="price price--regular">
          <h3 className="price__title">{t('prices.regular')}</h3>
          <Lines list={found} kind="regular" isOver={isOver} />
          {hasSeveral && <p className="price__vat">{t('prices.exclVat')}</p>}
        </div>
      )}
      <div className="price price--offer">
        <h3 className="price__title">{t(campaign ? (isOver ? 'prices.current' : 'prices.offer') : 'prices.regular')}</h3>
        <Lines list={found} kind="offer" isOver={isOver} />
        {hasSeveral && <p className="price__vat">{t('prices.exclVat')}</p>}
        <div>
          {campaign && !isOver && <p className="price__until">{t('prices.until', { date: campaign.endsText })}</p>}
          {children}
        </div>
      </div>
    </div>
  );
}

interface LinesProps {
  readonly list: PriceListView;
  readonly kind: 'regular' | 'offer';
  /** True once the promotion has ended. */
  readonly isOver: boolean;
}

/**
 * Renders the amounts. A single amount has its VAT beside it; several amounts share a sentence below them. The saving
 * applies only to the set-up, so it is stated there.
 */
function Lines({ list: { lines, saving }, kind, isOver }: LinesProps) {
  const view = useView();
  const { t } = view;
  return (
    <dl className="price__lines">
      {lines.map(({ part, regular, offer }, index) => (
        <div key={part} className={index === 0 ? 'price__line price__line--main' : 'price__line'}>
          <dt>
            {t(`prices.${part}`)}
            {part === 'setup' && kind === 'offer' && !isOver && saving !== undefined && (
              <span className="price__badge">{t('prices.savingSetup', { percent: saving })}</span>
            )}
          </dt>
          <dd className="price__amount">{kind === 'offer' ? offer : isOver ? regular : <s>{regular}</s>}</dd>
          {lines.length === 1 && <dd className="price__vat">{t('prices.plusVat', { vat: view.vat })}</dd>}
        </div>
      ))}
    </dl>
  );
}
