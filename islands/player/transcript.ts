// Shows the transcript of a telephone call while the call plays. Words that were not spoken yet are invisible. Screen readers
// can still read these words, so nothing has to be announced. The words keep their space, so nothing moves.

/** Formats 72 seconds as `01:12`. */
export const timeOf = (seconds: number): string =>
  [seconds / 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');

export type State = 'playing' | 'paused' | 'ended';

type Show = (seconds: number, state: State) => void;

/** Returns a function that shows the transcript of `call` up to a number of seconds. */
export function transcriptOf(call: HTMLElement): Show {
  const turns = [...call.querySelectorAll<HTMLElement>('.call__turn')];
  // A turn is what one speaker says without a break. For visitors who prefer reduced motion, it appears all at once.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) turns.forEach(splitWords);
  const parts = [...call.querySelectorAll<HTMLElement>('[data-at]')];
  return (seconds, state) => {
    call.dataset['state'] = state;
    const isAhead = ({ dataset }: HTMLElement): boolean => state !== 'ended' && Number(dataset['at']) > seconds;
    for (const part of parts) part.toggleAttribute('data-ahead', isAhead(part));
    const current = state === 'ended' ? undefined : turns.findLast((turn) => !isAhead(turn));
    for (const turn of turns) turn.ariaCurrent = turn === current ? 'true' : null;
  };
}

/** Puts each word of a turn into an element with its time between the start and the end of the turn. */
function splitWords(turn: HTMLElement): void {
  const text = turn.lastChild;
  if (!(text instanceof Text)) return;
  const [start, end] = [Number(turn.dataset['at']), Number(turn.dataset['end'])];
  const { data } = text;
  const words = [...data.matchAll(/\S+\s*/g)].map(({ 0: word, index }) => {
    const span = document.createElement('span');
    span.dataset['at'] = String(start + ((end - start) * index) / data.length);
    span.textContent = word;
    return span;
  });
  text.replaceWith(...words);
}
