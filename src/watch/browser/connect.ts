// Connects the page to the server's event stream. The stream is open only while the page is visible, because browsers allow
// only six connections to a host. A hidden page misses nothing, because every event contains the complete state.
import type { DevState } from './state.ts';

interface Listeners {
  readonly onState: (state: DevState) => void;
  readonly onConnectionChange: (isConnected: boolean) => void;
}

/** The first and the longest pause before the next attempt, in milliseconds. */
const [shortest, longest] = [125, 2000];

/** Calls `onState` with each state that the server sends for this page, while the page is visible. Connects again after errors. */
export function connect({ onState, onConnectionChange }: Listeners): void {
  const url = `/__archipel/events?page=${encodeURIComponent(location.pathname)}`;
  let source: EventSource | undefined;
  let waiting = 0;
  let pause = shortest;
  const close = (): void => {
    clearTimeout(waiting);
    source?.close();
    source = undefined;
  };
  const open = (): void => {
    close();
    source = new EventSource(url);
    source.addEventListener('state', ({ data }) => {
      pause = shortest;
      onConnectionChange(true);
      // The server sends values of this type.
      onState(JSON.parse(data) as DevState);
    });
    source.onerror = () => {
      close();
      onConnectionChange(false);
      waiting = window.setTimeout(open, pause);
      pause = Math.min(longest, pause * 2);
    };
  };
  const onVisibilityChange = (): void => (document.visibilityState === 'visible' ? open() : close());
  document.addEventListener('visibilitychange', onVisibilityChange);
  addEventListener('pagehide', close);
  addEventListener('pageshow', ({ persisted }) => persisted && onVisibilityChange());
  onVisibilityChange();
}
