// Handles signals: a command removes its temporary files, and exits with the code that shells expect.
import { constants } from 'node:os';

const stopping = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Maximum milliseconds of work without a turn of the event loop, because signals are delivered only between turns. */
const maxTurn = 50;

/** Runs `cleanUp` and ends the process on a signal. Returns a function that removes the handler. */
export function onStop(cleanUp: () => void): () => void {
  const stop = (signal: NodeJS.Signals): void => {
    cleanUp();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of stopping) process.once(signal, stop);
  return () => {
    for (const signal of stopping) process.off(signal, stop);
  };
}

/**
 * Returns a function to call often during long work. From 50 ms after the last pause, it returns a promise to wait for, so that signals
 * arrive; before that, it returns undefined.
 */
export function createPauses(): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (performance.now() - last < maxTurn) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        last = performance.now();
        resolve();
      });
    });
  };
}
