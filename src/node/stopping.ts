// Signals: a command removes its temporary files, and exits with the code that shells expect.
import { constants } from 'node:os';

const stopping = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Signals are delivered only between two turns of the event loop: the maximum time of work without one, in milliseconds. */
const longestTurn = 50;

/** Runs `cleanUp` and ends the process where a signal asks for it. The function that it returns ends that. */
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

/** A function that now and then gives a promise to wait for, so that signals are heard in the middle of long work. */
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
