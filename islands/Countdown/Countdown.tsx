// The time left until a promotion ends. It is prerendered as zeros, and computed on hydration and then every second until the end.
import { useEffect, useState } from 'react';
import { CountdownFace, type CountdownFaceProps } from './CountdownFace.tsx';
import { displayedTime, type Remaining, untilNextChange, zeros } from './remaining.ts';

export interface CountdownProps {
  readonly texts: CountdownFaceProps['texts'];
  /** The end as an ISO instant with offset. */
  readonly ends: string;
  /** What the countdown displays if the end passes while the page is open. */
  readonly afterEnd: 'zeros' | 'last';
}

export function Countdown({ texts, ends, afterEnd }: CountdownProps) {
  const { left, ended } = useTimeLeft(Date.parse(ends), afterEnd);
  return <CountdownFace texts={texts} left={left} ended={ended} />;
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
      before = displayedTime({ end, now, before, afterEnd });
      setState({ left: before, ended: now >= end });
      const wait = untilNextChange(end, now);
      timer = wait === undefined ? undefined : setTimeout(tick, wait);
    };
    tick();
    return () => clearTimeout(timer);
  }, [end, afterEnd]);
  return state;
}
