// Sends typed text to the server, so that the page displays it. Only one request is sent at a time, always with the latest text.

export interface Previews {
  /** Requests a preview after a field has changed. */
  readonly request: () => void;
  /** Resolves when all requested previews have been sent and answered. */
  readonly settled: () => Promise<void>;
}

/** Milliseconds to wait for further keys. */
const pause = 30;

/** Creates previews that call `send` after changes, never twice at the same time. `send` resolves once the page can display the text. */
export function createPreviews(send: () => Promise<void>): Previews {
  let isDue = false;
  let running: Promise<void> | undefined;
  let timer: number | undefined;
  const run = async (): Promise<void> => {
    try {
      while (isDue) {
        isDue = false;
        await send();
      }
    } finally {
      running = undefined;
    }
  };
  const start = (): void => {
    running ??= run();
  };
  return {
    request: () => {
      isDue = true;
      clearTimeout(timer);
      timer = window.setTimeout(start, pause);
    },
    settled: async () => {
      clearTimeout(timer);
      if (isDue) start();
      await running;
    },
  };
}
