// A telephone call: a bar that plays the call, the transcript, the facts that the agent has understood, and the outcome. The
// entire call is in the page. While the call plays, a script hides the parts that are still to come, but only visually.
import { useView } from '../../../ViewContext.ts';
import { Facts } from '../Facts.tsx';
import { Frame } from '../Frame.tsx';
import { Playback } from './Playback.tsx';
import { Player } from './Player.tsx';
import { paceOf } from './paceOf.ts';
import type { CallView } from './schema.ts';

export function Call({ call }: { readonly call: CallView }) {
  const { t } = useView();
  const { turns, recording, understood, length: _, ...frame } = call;
  const seed = turns.map(({ text }) => text).join();
  const pace = paceOf(call);
  const lastOfCaller = turns.findLastIndex(({ speaker }) => speaker === 'caller') + 1;
  const endOf = (turn: number): number | undefined => pace.turns[turn - 1]?.end;
  return (
    <div className="call">
      <Frame {...frame} outcomeAt={endOf(turns.length)}>
        {recording ? <Player recording={recording} length={pace.length} seed={seed} /> : <Playback length={pace.length} seed={seed} />}
        <ol className="call__turns">
          {turns.map(({ speaker, text }, index) => (
            <li
              key={text}
              className={`call__turn call__turn--${speaker}`}
              data-at={pace.turns[index]?.start}
              data-end={pace.turns[index]?.end}
            >
              <span className="visually-hidden">{t(`demo.${speaker}`)} </span>
              {text}
            </li>
          ))}
        </ol>
        {understood && (
          <Facts
            name={t('demo.understood')}
            items={understood.map(({ after = lastOfCaller, ...fact }) => ({ ...fact, at: endOf(after) }))}
          />
        )}
      </Frame>
    </div>
  );
}
