// Displays the time left in days, hours, minutes and seconds.
import type { Texts } from '../shared/texts.ts';
import type { Remaining } from './remaining.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

export interface CountdownFaceProps {
  readonly texts: Texts<(typeof units)[number] | 'label' | 'ended'>;
  readonly left: Remaining;
  /** Whether to state that the promotion is over. */
  readonly ended: boolean;
}

export const CountdownFace = ({ texts, left, ended }: CountdownFaceProps) => (
  <div className="countdown">
    {/* Screen readers do not announce changes in an element with the role `timer`. An announcement every second would disturb. */}
    <div className="countdown__units" role="timer" aria-label={texts.label}>
      {units.map((unit) => (
        <span key={unit} className="countdown__unit">
          <span className="countdown__value">{String(left[unit]).padStart(2, '0')}</span>
          <span className="countdown__name">{texts[unit]}</span>
        </span>
      ))}
    </div>
    <p className="countdown__ended" hidden={!ended}>
      {texts.ended}
    </p>
  </div>
);
