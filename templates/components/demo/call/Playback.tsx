// Plays a call that has no recording: its transcript appears at the pace of speech. Without scripts, the bar is hidden.
import { timeOf } from '../../../../islands/player/transcript.ts';
import { useView } from '../../../ViewContext.ts';
import { PlayIcon } from './PlayIcon.tsx';
import { Waveform } from './Waveform.tsx';

interface PlaybackProps {
  /** In seconds. */
  readonly length: number;
  readonly seed: string;
}

export function Playback({ length, seed }: PlaybackProps) {
  const { t } = useView();
  return (
    <div className="call__bar needs-scripts" data-script="call" data-length={length}>
      <button type="button" className="call__play" aria-label={t('demo.play')} data-pause={t('demo.pause')}>
        <PlayIcon />
      </button>
      <Waveform seed={seed} />
      <span className="call__time">
        <span>00:00</span> / {timeOf(length)}
      </span>
      <button type="button" className="call__restart" aria-label={t('demo.restart')}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M4 12a8 8 0 1 0 2.3-5.6L4 8.5M4 4v4.5h4.5" />
        </svg>
      </button>
    </div>
  );
}
