// Connects the page to the server's event stream. The stream is open only while the page is visible or contains unsaved text, because
// browsers allow only six connections to a host. A hidden page misses nothing, because every event contains the complete state.
import type { DevState } from './state.ts';

/**
 * The id of this page in the browser: the time when it was opened, which browsers measure in fractions of a millisecond. The server
 * discards the page's unsaved text some seconds after the event stream has closed.
 */
export const tabId = String(performance.timeOrigin);

interface Listeners {
  /** Returns whether the page contains unsaved text. */
  readonly isTyped: () => boolean;
  /** Called when the connection is established, including after an interruption. */
  readonly onOpen: () => void;
  readonly onState: (state: DevState) => void;
  readonly onConnectionChange: (isConnected: boolean) => void;
}

/** The first and the longest pause before the next attempt, in milliseconds. */
const [shortest, longest] = [125, 2000];

/** Calls `onState` with each state that the server sends for this page, while the stream is open. Connects again after errors. */
export function connect({ isTyped, onOpen, onState, onConnectionChange }: Listeners): void {
  const url = `/__archipel/events?page=${encodeURIComponent(location.pathname)}&tab=${tabId}`;
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
    source.addEventListener('open', onOpen);
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
  const onVisibilityChange = (): void => {
    if (document.visibilityState === 'visible') open();
    else if (!isTyped()) close();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  addEventListener('pagehide', close);
  addEventListener('pageshow', ({ persisted }) => persisted && onVisibilityChange());
  onVisibilityChange();
}
