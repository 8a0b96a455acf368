// The transcript of a call that plays: what is still to come is hidden from the eye. It stays in the text that is read
// aloud, so that nothing has to be announced, and keeps its place, so that nothing moves.

/** `01:12` for 72 seconds. */
export const timeOf = (seconds: number): string =>
  [seconds / 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');

export type State = 'playing' | 'paused' | 'ended';

type Show = (seconds: number, state: State) => void;

/** A function that shows `call` as it is after this many seconds. */
export function transcriptOf(call: HTMLElement): Show {
  const turns = [...call.querySelectorAll<HTMLElement>('.call__turn')];
  // Those who prefer less motion get a sentence at a time.
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

/** Gives each word of a turn its moment between the start and the end of the turn. */
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
