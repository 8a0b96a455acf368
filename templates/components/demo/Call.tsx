// A telephone call: the line, its sound as a drawing, what was said, what was understood, and what became of it.
import { useView } from '../../ViewContext.ts';
import { seedOf } from '../images/seedOf.ts';
import type { CallView } from './schema.ts';

const bars = 72;
/** How many bars have been heard: the call is still running. */
const heard = 45;

export function Call({ call }: { readonly call: CallView }) {
  const { t } = useView();
  const { title, line, length, turns, understood, outcome, note } = call;
  return (
    <>
      <p className="demo__bar">
        <strong>{title}</strong> <span className="call__line">{line}</span> <span className="call__length status">{length}</span>
      </p>
      <Waveform seed={turns.map(({ text }) => text).join()} />
      <ol className="call__turns">
        {turns.map(({ speaker, text }) => (
          <li key={text} className={`call__turn call__turn--${speaker}`}>
            <span className="visually-hidden">{t(`demo.${speaker}`)} </span>
            {text}
          </li>
        ))}
      </ol>
      {understood && (
        <dl className="call__understood" aria-label={t('demo.understood')}>
          {understood.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="demo__outcome status">
        <strong>{outcome}</strong> {note}
      </p>
    </>
  );
}

/** Bars whose heights follow from the words, so that each call looks different and always the same. */
function Waveform({ seed }: { readonly seed: string }) {
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
  return (
    <svg className="call__sound" viewBox={`0 0 ${bars * 5} 32`} width={bars * 5} height="32" aria-hidden="true">
      <path className="call__heard" d={path(0, heard)} />
      <path d={path(heard, bars)} />
    </svg>
  );
}
