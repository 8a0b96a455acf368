// The time left until a campaign ends, in a glowing panel.
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
}

/** Renders nothing before the campaign starts. */
export function CountdownBox({ campaign, title, note, afterEnd }: CountdownBoxProps) {
  const { campaigns, messages } = typedView(useView(), countdown);
  const found = campaigns[campaign];
  if (!found) return null;
  return (
    <div className="promotion">
      <div>
        <h2 className="promotion__title">{unbroken(title)}</h2>
        {note && <p className="promotion__note">{note}</p>}
      </div>
      <Island of={Countdown} hydrate="visible" props={{ ends: found.ends, afterEnd, texts: messages.countdown }} />
    </div>
  );
}
