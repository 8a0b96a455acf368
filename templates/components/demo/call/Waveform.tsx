// The sound of a call as a drawing. A player moves its boundary between what was heard and what is to come.
import { seedOf } from '../../images/seedOf.ts';

const bars = 72;
/** How many bars have been heard: the call is still running. */
const heard = 45;

interface WaveformProps {
  /** The words of the call: each call looks different, and always the same. */
  readonly seed: string;
  /** True in a player, where all bars are drawn in both colours. */
  readonly moves?: boolean;
}

export function Waveform({ seed, moves = false }: WaveformProps) {
  const phase = seedOf(seed) % 7;
  const heights = Array.from({ length: bars }, (_, index) => {
    const swell = Math.abs(Math.sin(index / 4.2 + phase));
    return Math.round(3 + swell * 9 + (seedOf(`${seed}${index}`) % 100) / 12.5);
  });
  const path = (from: number, to: number) =>
    heights
      .slice(from, to)
      .map((height, index) => `M${(from + index) * 5 + 2} ${16 - height / 1.4}v${Math.round(height * 1.43)}`)
      .join('');
  const [before, after] = moves ? [path(0, bars), path(0, bars)] : [path(0, heard), path(heard, bars)];
  return (
    <svg className="call__sound" viewBox={`0 0 ${bars * 5} 32`} width={bars * 5} height="32" aria-hidden="true">
      {moves && <path d={after} />}
      <path className="call__heard" d={before} />
      {moves || <path d={after} />}
    </svg>
  );
}
