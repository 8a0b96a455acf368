// The sound of a call as a drawing. The player moves the boundary between the heard and the remaining part.
import { seedOf } from '../../images/seedOf.ts';

const bars = 40;

interface WaveformProps {
  /** The words of the call. Each call has a different drawing, which is the same in every build. */
  readonly seed: string;
}

export function Waveform({ seed }: WaveformProps) {
  const phase = seedOf(seed) % 7;
  const path = Array.from({ length: bars }, (_, index) => {
    const swell = Math.abs(Math.sin(index / 4.2 + phase));
    const height = Math.round(3 + swell * 9 + (seedOf(`${seed}${index}`) % 100) / 12.5);
    return `M${index * 5 + 2} ${Math.round(16 - height / 1.4)}v${Math.round(height * 1.43)}`;
  }).join('');
  return (
    <svg className="call__sound" viewBox={`0 0 ${bars * 5} 32`} width={bars * 5} height="32" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
      <path className="call__heard" d={path} />
    </svg>
  );
}
