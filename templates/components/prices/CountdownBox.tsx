// The time left until a campaign ends, in a glowing panel. Once it is over, one line says so, and what holds.
import { typedView } from 'archipel';
import { Countdown } from '../../../islands/Countdown/Countdown.tsx';
import countdown from '../../../islands/Countdown/index.ts';
import { Island } from '../../Island.tsx';
import { useView } from '../../ViewContext.ts';
import { unbroken } from '../section/unbroken.tsx';

interface CountdownBoxProps {
  /** The name of a campaign. */
  readonly campaign: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly afterEnd: 'zeros' | 'last';
  /** The price list that the campaign was about. */
  readonly list?: string | undefined;
}

/** Renders nothing before the campaign starts. */
export function CountdownBox({ campaign, title, note, afterEnd, list }: CountdownBoxProps) {
  const { campaigns, messages } = typedView(useView(), countdown);
  const found = campaigns[campaign];
  if (!found) return null;
  const props = { ends: found.ends, afterEnd, texts: messages.countdown };
  return (
    <div className={found.ended ? 'promotion promotion--ended' : 'promotion'}>
      <div>
        {found.ended ? <Ended list={list} campaign={found} /> : <h2 className="promotion__title">{unbroken(title)}</h2>}
        {note && !found.ended && <p className="promotion__note">{note}</p>}
      </div>
      {/* After the end nothing is left to count: zeros need no script. */}
      {found.ended ? <Countdown {...props} /> : <Island of={Countdown} hydrate="visible" props={props} />}
    </div>
  );
}

interface EndedProps {
  readonly list: string | undefined;
  readonly campaign: { readonly endsText: string };
}

function Ended({ list, campaign }: EndedProps) {
  const { prices, t } = useView();
  const isKept = list !== undefined && prices[list]?.campaign !== undefined;
  return (
    <>
      <h2 className="promotion__title">{t('prices.endedTitle')}</h2>
      <p className="promotion__note">{t(isKept ? 'prices.keptNote' : 'prices.endedNote', { date: campaign.endsText })}</p>
    </>
  );
}
