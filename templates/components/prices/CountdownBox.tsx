// The time left until a campaign ends, in a glowing panel. After the end, a line says that the campaign is over.
import countdown from '../../../islands/Countdown/index.ts';
import { Island } from '../../Island.tsx';
import { useView } from '../../ViewContext.ts';
import { unbroken } from '../section/unbroken.tsx';
import { EndedPromotion } from './EndedPromotion.tsx';

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
  const { campaigns } = useView();
  const found = campaigns[campaign];
  if (!found) return null;
  if (found.ended) return <EndedPromotion campaign={campaign} list={list} />;
  return (
    <div className="promotion">
      <div>
        <h2 className="promotion__title">{unbroken(title)}</h2>
        {note && <p className="promotion__note">{note}</p>}
      </div>
      <Island of={countdown} hydrate="visible" props={{ ends: found.ends, afterEnd }} />
    </div>
  );
}
