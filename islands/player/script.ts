// Players of recordings: replaces the browser's own controls by a bar with speeds, and marks what is being said in the
// transcript. Only pages with a player load it, with its styles.
import './player.css';

/** Seconds by which an arrow key moves. */
const stride = 5;

const one = <T extends Element>(root: ParentNode, selector: string): T => {
  const found = root.querySelector<T>(selector);
  if (found === null) throw new Error(`A player has no ${selector}.`);
  return found;
};

/** `01:12` for 72 seconds. */
const timeOf = (seconds: number): string => [seconds / 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');

function initPlayer(player: HTMLElement): void {
  const sound = one<HTMLAudioElement>(player, 'audio');
  const [play, seek] = [one<HTMLElement>(player, '.player__play'), one<HTMLInputElement>(player, '.player__seek')];
  const toggle = (): void => {
    if (sound.paused) sound.play().catch(() => undefined);
    else sound.pause();
  };
  const moveTo = (seconds: number): void => {
    sound.currentTime = Math.min(Math.max(seconds, 0), Number(seek.max));
    show(player, sound, seek);
  };
  showPlaying(play, sound);
  play.addEventListener('click', toggle);
  seek.addEventListener('input', () => moveTo(Number(seek.value)));
  sound.addEventListener('timeupdate', () => show(player, sound, seek));
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
  // A file that cannot be played is an error of the last source.
  sound.lastElementChild?.addEventListener('error', () => {
    const problem = one<HTMLElement>(player, '.player__problem');
    problem.textContent = problem.dataset['text'] ?? '';
  });
  sound.controls = false;
  one<HTMLElement>(player, '.player__bar').hidden = false;
}

/** The button names its next action. */
function showPlaying(play: HTMLElement, sound: HTMLAudioElement): void {
  const names = { play: play.getAttribute('aria-label') ?? '', pause: play.dataset['pause'] ?? '' };
  const update = (): void => {
    play.setAttribute('aria-label', sound.paused ? names.play : names.pause);
    play.toggleAttribute('data-playing', !sound.paused);
  };
  for (const event of ['play', 'pause', 'ended', 'emptied']) sound.addEventListener(event, update);
}

function initSpeeds(player: HTMLElement, sound: HTMLAudioElement): void {
  const speeds = [...player.querySelectorAll<HTMLButtonElement>('.player__speeds button')];
  for (const chosen of speeds)
    chosen.addEventListener('click', () => {
      sound.playbackRate = sound.defaultPlaybackRate = Number(chosen.value);
      for (const speed of speeds) speed.ariaPressed = String(speed === chosen);
    });
}

/** Shows how far the recording is: at the slider, in the drawing, as a time, and in the transcript. */
function show(player: HTMLElement, { currentTime, ended }: HTMLAudioElement, seek: HTMLInputElement): void {
  const [elapsed, length] = player.querySelectorAll('.player__time span');
  if (elapsed === undefined || length === undefined) return;
  elapsed.textContent = timeOf(currentTime);
  seek.value = String(currentTime);
  seek.ariaValueText = `${timeOf(currentTime)} / ${length.textContent}`;
  player.style.setProperty('--heard', String(currentTime / Number(seek.max)));
  const turns = [...(player.parentElement?.querySelectorAll<HTMLElement>('[data-at]') ?? [])];
  const current = ended ? undefined : turns.findLast(({ dataset }) => Number(dataset['at']) <= currentTime);
  for (const turn of turns) turn.ariaCurrent = turn === current ? 'true' : null;
}

for (const player of document.querySelectorAll<HTMLElement>('.player')) initPlayer(player);
