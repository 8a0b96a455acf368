// What remains of a promotion that is over: when it ended, its price if that still applies, and a clock at zero.
import { typedView } from 'archipel';
import { CountdownFace } from '../../../islands/Countdown/CountdownFace.tsx';
import countdown from '../../../islands/Countdown/index.ts';
import { zeros } from '../../../islands/Countdown/remaining.ts';
import { useView } from '../../ViewContext.ts';

interface EndedPromotionProps {
  /** The name of a campaign. */
  readonly campaign: string;
  /** The price list that the campaign was about. */
  readonly list?: string | undefined;
}

/** Renders nothing before the end. */
export function EndedPromotion({ campaign, list }: EndedPromotionProps) {
  const view = useView();
  const { campaigns, prices, t } = view;
  const found = campaigns[campaign];
  if (!found?.ended) return null;
  const kept = list === undefined || prices[list]?.campaign === undefined ? undefined : prices[list];
  const [main] = kept?.lines ?? [];
  return (
    <div className="promotion-over">
      <p>{main ? t('prices.endedKept', { date: found.endsText, amount: main.offer }) : t('prices.ended', { date: found.endsText })}</p>
      {/* Nothing is left to count: zeros need no script. */}
      <CountdownFace left={zeros} ended={false} texts={typedView(view, countdown).messages.countdown} />
    </div>
  );
}
