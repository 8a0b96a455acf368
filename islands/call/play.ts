// Plays the transcript of a telephone call in real time. The first click starts the call; after that, visitors can pause,
// continue and restart it.
import { playButtonOf } from '../player/play-button.ts';
import { type State, timeOf, transcriptOf } from '../player/transcript.ts';

/** Milliseconds between updates. This is short compared with the 300 to 400 ms from one word to the next. */
const step = 100;

/** Starts the call that the control bar `bar` belongs to, and connects the buttons of the bar. */
export function playCall(bar: HTMLElement): void {
  const [play, restart] = bar.querySelectorAll('button');
  const elapsedText = bar.querySelector('.call__time span');
  const call = bar.closest<HTMLElement>('.call');
  if (!call || !play || !restart || !elapsedText) return;
  const showPlaying = playButtonOf(play);
  const length = Number(bar.dataset['length']);
  const showTranscript = transcriptOf(call);
  let state: State = 'paused';
  /** The seconds that had been played when the state last changed, and the time of that change (`performance.now()`). */
  let [played, startedAt] = [0, 0];
  let timer = 0;

  const now = (): number => played + (state === 'playing' ? (performance.now() - startedAt) / 1000 : 0);
  const show = (): void => {
    const seconds = Math.min(now(), length);
    if (seconds === length) turn('ended');
    elapsedText.textContent = timeOf(seconds);
    bar.style.setProperty('--heard', String(seconds / length));
    showPlaying(state === 'playing');
    showTranscript(seconds, state);
  };
  const turn = (next: State): void => {
    [played, startedAt] = [next === 'ended' ? length : now(), performance.now()];
    state = next;
    clearInterval(timer);
    if (next === 'playing') timer = window.setInterval(show, step);
  };
  const playFrom = (seconds: number): void => {
    turn('paused');
    played = seconds;
    turn('playing');
    show();
  };
  play.addEventListener('click', () => {
    if (state !== 'playing') return playFrom(state === 'ended' ? 0 : played);
    turn('paused');
    show();
  });
  restart.addEventListener('click', () => playFrom(0));
  playFrom(0);
}
