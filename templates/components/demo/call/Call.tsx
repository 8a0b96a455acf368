// A telephone call: the line, a drawing of its sound, the transcript, the facts understood, and the outcome.
import { useView } from '../../../ViewContext.ts';
import type { CallView } from '../schema.ts';
import { Player } from './Player.tsx';
import { secondsOf } from './secondsOf.ts';
import { Waveform } from './Waveform.tsx';

export function Call({ call }: { readonly call: CallView }) {
  const { t } = useView();
  const { title, line, length, turns, recording, understood, outcome, note } = call;
  const seed = turns.map(({ text }) => text).join();
  return (
    <>
      <p className="demo__bar">
        <strong>{title}</strong> <span className="call__line">{line}</span> <span className="call__length status">{length}</span>
      </p>
      {recording ? <Player recording={recording} length={length} seed={seed} /> : <Waveform seed={seed} />}
      <ol className="call__turns">
        {turns.map(({ speaker, text, at }) => (
          <li key={text} className={`call__turn call__turn--${speaker}`} data-at={at && secondsOf(at)}>
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
