// Handles signals: a command removes its temporary files, and exits with the code that shells expect.
import { constants } from 'node:os';
import { exitProcess } from './guard-process.ts';

const stopping = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Maximum milliseconds of work without a turn of the event loop, because signals are delivered only between turns. */
const maxTurn = 50;

const cleanUps = new Set<() => void>();

/** Runs `cleanUp` and ends the process on a signal. Returns a function that removes the handler. */
export function onStop(cleanUp: () => void): () => void {
  const stop = (signal: NodeJS.Signals): void => {
    cleanUp();
    exitProcess(128 + constants.signals[signal]);
  };
  cleanUps.add(cleanUp);
  for (const signal of stopping) process.once(signal, stop);
  return () => {
    cleanUps.delete(cleanUp);
    for (const signal of stopping) process.off(signal, stop);
  };
}

/** Cleans up as on a signal. Call it before the process ends for another reason. */
export function cleanUpAll(): void {
  for (const cleanUp of cleanUps) cleanUp();
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
