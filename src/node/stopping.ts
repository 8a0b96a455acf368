// Signals: a command removes its temporary files, and exits with the code that shells expect.
import { constants } from 'node:os';

const stopping = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Signals are delivered only between two turns of the event loop: the maximum time of work without one, in milliseconds. */
const longestTurn = 50;

/** Runs `cleanUp` and ends the process on a signal. The returned function stops that. */
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

/** A function that now and then returns a promise to wait for, so that signals are handled during long work. */
export function createPauses(): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (performance.now() - last < longestTurn) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        last = performance.now();
        resolve();
      });
    });
  };
}
