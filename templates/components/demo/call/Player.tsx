// A recording to listen to. The browser's own controls work without scripts; islands/player/script.ts replaces them by the
// bar, which has speeds and follows the transcript. Nothing is loaded before a visitor plays it.
import { useView } from '../../../ViewContext.ts';
import type { CallView } from '../schema.ts';
import { secondsOf } from './secondsOf.ts';
import { Waveform } from './Waveform.tsx';

const speeds = [1, 1.25, 1.5];

interface PlayerProps {
  readonly recording: NonNullable<CallView['recording']>;
  /** In minutes and seconds. */
  readonly length: string;
  readonly seed: string;
}

export function Player({ recording, length, seed }: PlayerProps) {
  const { t, sounds, locale } = useView();
  return (
    <div className="player" data-script="player">
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is below */}
      <audio className="player__sound" controls preload="none" aria-label={t('player.recording')}>
        {sounds(recording).map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </audio>
      <div className="player__bar" hidden>
        <button type="button" className="player__play" aria-label={t('player.play')} data-pause={t('player.pause')}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M8 5.5v13l10.5-6.5z" />
            <path d="M7 5.5h3.5v13H7zM13.5 5.5H17v13h-3.5z" />
          </svg>
        </button>
        <div className="player__track">
          <Waveform seed={seed} moves />
          <input className="player__seek" type="range" min="0" max={secondsOf(length)} defaultValue="0" aria-label={t('player.position')} />
        </div>
        <span className="player__time">
          <span>00:00</span> / <span>{length}</span>
        </span>
        <fieldset className="player__speeds">
          <legend className="visually-hidden">{t('player.speed')}</legend>
          {speeds.map((speed) => (
            <button key={speed} type="button" value={speed} aria-pressed={speed === 1}>
              {speed.toLocaleString(locale)}×
            </button>
          ))}
        </fieldset>
      </div>
      <p className="player__problem" role="status" data-text={t('player.unplayable')} />
    </div>
  );
}
