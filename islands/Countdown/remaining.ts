// The time left until a promotion ends. Instants are milliseconds since 1970, so daylight saving time makes no difference.

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export const zeros: Remaining = { days: 0, hours: 0, minutes: 0, seconds: 0 };

/** Returns the time left at `now` in whole units, or zeros if `end` has been reached or is not a number. */
export function remaining(end: number, now: number): Remaining {
  if (!(now < end)) return zeros;
  const left = end - now;
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
}

interface Display {
  readonly end: number;
  readonly now: number;
  /** The previous result; `undefined` when the page has just been opened. */
  readonly before: Remaining | undefined;
  /** What the countdown displays if the end passes while the page is open. */
  readonly afterEnd: 'zeros' | 'last';
}

/**
 * Returns the values to display at `now`: the time left, or zeros after the end. If `afterEnd` is 'last', a page that was open before the
 * end keeps displaying `before`.
 */
export const displayedTime = ({ end, now, before = zeros, afterEnd }: Display): Remaining =>
  !(now < end) && afterEnd === 'last' ? before : remaining(end, now);

/**
 * Returns the milliseconds until the display changes, at most a second. Returns `undefined` if `end` has been reached or is not
 * a number: then the timer can stop.
 */
export function untilNextChange(end: number, now: number): number | undefined {
  if (!(now < end)) return undefined;
  const left = end - now;
  // Values are rounded down, so they change 1 ms after a full second. The last change is exactly at the end.
  return left < second ? left : (left % second) + 1;
}
