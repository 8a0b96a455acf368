// The time left until a promotion ends. Prerendered as zeros, computed when it hydrates, then every second.
import { useEffect, useState } from 'react';
import type { Texts } from '../shared/texts.ts';
import { type Remaining, shown, untilNextChange, zeros } from './remaining.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

export interface CountdownProps {
  readonly texts: Texts<(typeof units)[number] | 'label' | 'ended'>;
  /** The end as an ISO instant with offset. */
  readonly ends: string;
  /** What is shown when the end passes while the page is open. */
  readonly afterEnd: 'zeros' | 'last';
}

export function Countdown({ texts, ends, afterEnd }: CountdownProps) {
  const { left, ended } = useTimeLeft(Date.parse(ends), afterEnd);
  return (
    <div className="countdown">
      {/* Screen readers do not announce changes of a timer: a number every second would disturb. */}
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
}

interface TimeLeft {
  readonly left: Remaining;
  readonly ended: boolean;
}

function useTimeLeft(end: number, afterEnd: CountdownProps['afterEnd']): TimeLeft {
  const [state, setState] = useState<TimeLeft>({ left: zeros, ended: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: Remaining | undefined;
    const tick = (): void => {
      const now = Date.now();
      before = shown({ end, now, before, afterEnd });
      setState({ left: before, ended: now >= end });
      const wait = untilNextChange(end, now);
      timer = wait === undefined ? undefined : setTimeout(tick, wait);
    };
    tick();
    return () => clearTimeout(timer);
  }, [end, afterEnd]);
  return state;
}
