// Measures how much of V8's heap is in use after a garbage collection.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Collects garbage, and returns the bytes that are still in use. */
export function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

export const megabyte = 2 ** 20;
