// Measures how much of V8's heap is in use, without garbage.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes in use after garbage has been collected. */
export function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

export const megabyte = 2 ** 20;
