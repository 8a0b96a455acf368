// Sends typed text to be displayed on the page: one request at a time; of waiting ones only the last is sent.

/** Sends the values of the fields; resolves once the page can display them. */
export type SendPreview = () => Promise<void>;

export interface Previews {
  /** Requests a preview, because a field has changed. */
  readonly request: () => void;
  /** Resolves once everything that was requested has been sent. */
  readonly settled: () => Promise<void>;
}

/** Milliseconds to wait for further keys. */
const pause = 30;

/** Calls `send` after each change, never twice at the same time. */
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
