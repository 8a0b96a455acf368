// Replaces the browser's own controls of recordings with a bar that has speeds, and lets the transcript follow the sound. Only
// pages with a player load this script and its styles.
import './player.css';
import { playButtonOf } from './play-button.ts';
import { timeOf, transcriptOf } from './transcript.ts';

/** Seconds by which an arrow key moves the position. */
const stride = 5;

const one = <T extends Element>(root: ParentNode, selector: string): T => {
  const found = root.querySelector<T>(selector);
  if (found === null) throw new Error(`A player has no ${selector}.`);
  return found;
};

function initPlayer(player: HTMLElement): void {
  const sound = one<HTMLAudioElement>(player, 'audio');
  const call = player.closest<HTMLElement>('.call') ?? player;
  const showTranscript = transcriptOf(call);
  const [play, seek] = [one<HTMLElement>(player, '.player__play'), one<HTMLInputElement>(player, '.player__seek')];
  const toggle = (): void => {
    if (sound.paused) sound.play().catch(() => undefined);
    else sound.pause();
  };
  const moveTo = (seconds: number): void => {
    sound.currentTime = Math.min(Math.max(seconds, 0), Number(seek.max));
    show();
  };
  const show = (): void => {
    showTime(player, sound, seek);
    const { currentTime, paused, ended } = sound;
    showTranscript(currentTime, ended ? 'ended' : paused ? 'paused' : 'playing');
  };
  const showPlaying = playButtonOf(play);
  for (const event of ['play', 'pause', 'ended', 'emptied']) sound.addEventListener(event, () => showPlaying(!sound.paused));
  play.addEventListener('click', toggle);
  seek.addEventListener('input', () => moveTo(Number(seek.value)));
  for (const event of ['timeupdate', 'play', 'pause', 'ended']) sound.addEventListener(event, show);
  sound.addEventListener('durationchange', () => {
    if (Number.isFinite(sound.duration)) seek.max = String(Math.ceil(sound.duration));
  });
  initSpeeds(player, sound);
  player.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const by = { ArrowLeft: -stride, ArrowDown: -stride, ArrowRight: stride, ArrowUp: stride }[key];
    if (by !== undefined) moveTo(sound.currentTime + by);
    else if (key === ' ' && target === seek) toggle();
    else return;
    event.preventDefault();
  });
  // If the browser can play none of the files, the last source fires an error.
  sound.lastElementChild?.addEventListener('error', () => {
    const problem = one<HTMLElement>(player, '.player__problem');
    problem.textContent = problem.dataset['text'] ?? '';
  });
  sound.controls = false;
  one<HTMLElement>(player, '.player__bar').hidden = false;
}

function initSpeeds(player: HTMLElement, sound: HTMLAudioElement): void {
  const speeds = [...player.querySelectorAll<HTMLButtonElement>('.player__speeds button')];
  for (const chosen of speeds)
    chosen.addEventListener('click', () => {
      sound.playbackRate = sound.defaultPlaybackRate = Number(chosen.value);
      for (const speed of speeds) speed.ariaPressed = String(speed === chosen);
    });
}

/** Shows the position in the recording: on the slider, in the waveform and as a time. */
function showTime(player: HTMLElement, { currentTime }: HTMLAudioElement, seek: HTMLInputElement): void {
  const [elapsed, length] = player.querySelectorAll('.player__time span');
  if (elapsed === undefined || length === undefined) return;
  elapsed.textContent = timeOf(currentTime);
  seek.value = String(currentTime);
  seek.ariaValueText = `${timeOf(currentTime)} / ${length.textContent}`;
  player.style.setProperty('--heard', String(currentTime / Number(seek.max)));
}

for (const player of document.querySelectorAll<HTMLElement>('.player')) initPlayer(player);
