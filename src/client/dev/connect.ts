// The line to the server. It is held only while the page is looked at, because browsers allow six to one host and a
// page that is hidden needs none: all that is said is state, so that nothing is missed.
import type { DeskState } from './state.ts';

interface Listener {
  readonly onState: (state: DeskState) => void;
  /** False when the line is lost, true when it is there again. */
  readonly onLine: (isThere: boolean) => void;
}

/** Milliseconds before the next attempt: the first and the longest pause. */
const [shortest, longest] = [125, 2000];

/** Tells `listener` what the server says of this page for as long as it is open. */
export function listen({ onState, onLine }: Listener): void {
  const url = `/__archipel/events?page=${encodeURIComponent(location.pathname)}`;
  let source: EventSource | undefined;
  let waiting = 0;
  let pause = shortest;
  const hangUp = (): void => {
    clearTimeout(waiting);
    source?.close();
    source = undefined;
  };
  const dial = (): void => {
    hangUp();
    source = new EventSource(url);
    source.addEventListener('state', ({ data }) => {
      pause = shortest;
      onLine(true);
      // The server makes it from a value of this type.
      onState(JSON.parse(data) as DeskState);
    });
    source.onerror = () => {
      hangUp();
      onLine(false);
      waiting = window.setTimeout(dial, pause);
      pause = Math.min(longest, pause * 2);
    };
  };
  const mind = (): void => (document.visibilityState === 'visible' ? dial() : hangUp());
  document.addEventListener('visibilitychange', mind);
  addEventListener('pagehide', hangUp);
  addEventListener('pageshow', ({ persisted }) => persisted && mind());
  mind();
}
