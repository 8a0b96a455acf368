// Computes the times of the parts of a call, from its recording or at the pace of speech.
import type { CallView } from './schema.ts';
import { secondsOf } from './secondsOf.ts';

/** Conversations run at 13 to 17 characters a second, in German and in English. */
const charactersPerSecond = 15;
/** Seconds between two turns at the pace of speech. */
const pause = 0.8;

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Pace {
  /** The time span of each turn, in seconds. */
  readonly turns: readonly Span[];
  /** The length of the call, in seconds. */
  readonly length: number;
}

/** Returns the time span of each turn of a call, and the length of the call. Turns without a time are spread between turns with a time. */
export function paceOf({ turns, length }: Pick<CallView, 'turns' | 'length'>): Pace {
  let clock = 0;
  const natural = turns.map(({ text, at }) => {
    const start = clock + pause / 2;
    const end = start + text.length / charactersPerSecond;
    clock = end + pause / 2;
    return { start, end, at };
  });
  const whole = length === undefined ? clock + pause : secondsOf(length);
  const named = natural.flatMap(({ start, at }): Moment[] => (at === undefined ? [] : [[start, secondsOf(at)]]));
  const moments: readonly Moment[] = [[0, 0], ...named, [clock + pause, whole]];
  const spans = natural.map(({ start, end }) => ({ start: interpolate(moments, start), end: interpolate(moments, end) }));
  return { turns: spans, length: Math.round(whole * 10) / 10 };
}

/** One moment on two clocks, in seconds: at the pace of speech, and in the call. */
type Moment = readonly [spoken: number, real: number];

/** Converts a moment at the pace of speech to a moment in the call, rounded to hundredths of a second. */
function interpolate(moments: readonly Moment[], spoken: number): number {
  const next = moments.findIndex(([each]) => each > spoken);
  const [[from, start], [to, end]] = [moments[next - 1] ?? [0, 0], moments[next] ?? [0, 0]];
  return Math.round((start + ((spoken - from) * (end - start)) / (to - from)) * 100) / 100;
}
