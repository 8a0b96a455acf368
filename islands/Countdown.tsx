// The time left until a promotion ends. Prerendered as zeros (DECISIONS.md, 15).
import type { Texts } from './texts.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

export interface CountdownProps {
  readonly texts: Texts<(typeof units)[number] | 'label' | 'ended'>;
  /** The end as an ISO instant with offset. */
  readonly ends: string;
  /** What is shown when the end passes while the page is open. */
  readonly afterEnd: 'zeros' | 'last';
}

// `ends` and `afterEnd` are for the script: the markup of the first state does not depend on them.
export const Countdown = ({ texts }: CountdownProps) => (
  <div className="countdown">
    {/* A timer is silent for screen readers unless they ask: one number a second is no news. */}
    <div className="countdown__units" role="timer" aria-label={texts.label}>
      {units.map((unit) => (
        <span key={unit} className="countdown__unit">
          <span className="countdown__value">00</span>
          <span className="countdown__name">{texts[unit]}</span>
        </span>
      ))}
    </div>
    <p className="countdown__ended" data-state="ended" hidden>
      {texts.ended}
    </p>
  </div>
);
