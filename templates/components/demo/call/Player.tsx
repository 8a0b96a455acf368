// A recording to listen to. The browser's own controls work without scripts; islands/player/script.ts replaces them with a bar
// that offers several speeds and marks the spoken turn in the transcript. The sound is not loaded before a visitor plays it.
import { timeOf } from '../../../../islands/player/transcript.ts';
import { useView } from '../../../ViewContext.ts';
import { PlayIcon } from './PlayIcon.tsx';
import type { CallView } from './schema.ts';
import { Waveform } from './Waveform.tsx';

const speeds = [1, 1.25, 1.5];

interface PlayerProps {
  readonly recording: NonNullable<CallView['recording']>;
  /** In seconds. */
  readonly length: number;
  readonly seed: string;
}

export function Player({ recording, length, seed }: PlayerProps) {
  const { t, sounds, tag } = useView();
  return (
    <div className="player" data-script="player">
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is below */}
      <audio className="player__sound" controls preload="none" aria-label={t('player.recording')}>
        {sounds(recording).map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </audio>
      <div className="player__bar" hidden>
        <button type="button" className="call__play player__play" aria-label={t('player.play')} data-pause={t('player.pause')}>
          <PlayIcon />
        </button>
        <div className="player__track">
          <Waveform seed={seed} />
          <input className="player__seek" type="range" min="0" max={Math.ceil(length)} defaultValue="0" aria-label={t('player.position')} />
        </div>
        <span className="call__time player__time">
          <span>00:00</span> / <span>{timeOf(length)}</span>
        </span>
        <fieldset className="player__speeds">
          <legend className="visually-hidden">{t('player.speed')}</legend>
          {speeds.map((speed) => (
            <button key={speed} type="button" value={speed} aria-pressed={speed === 1}>
              {speed.toLocaleString(tag)}×
            </button>
          ))}
        </fieldset>
      </div>
      <p className="player__problem" role="status" data-text={t('player.unplayable')} />
    </div>
  );
}
