// Shows typed text on the page: one request at a time, of which the last one wins.

/** Sends the values of the fields; resolves when the page can show them. */
export type SendPreview = () => Promise<void>;

export interface Previews {
  /** Something else is in the fields. */
  readonly request: () => void;
  /** Resolves when everything that was requested has been sent. */
  readonly settled: () => Promise<void>;
}

/** Milliseconds for more keys to come. */
const pause = 30;

/** Calls `send` after each change, never twice at a time. */
export function createPreviews(send: SendPreview): Previews {
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
