// How V8 works in a process that makes a site once and ends.
import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

/** Above this number of content files or pages, V8's own schedule of garbage collection would let the heap grow: to 517 MB instead of 301 for 3,000 pages. */
const maxAtEase = 600;

/**
 * Leaves collecting to V8 in a process that reads this many files of content, if they are few. Early collection keeps large
 * sites small (`bin/archipel.js` sets it), and takes a tenth of the processor time of a build.
 */
export function collectLater(files: number): void {
  if (files <= maxAtEase) setGrowth(0);
}

/**
 * Leaves collecting to V8 in a process whose results stay in memory: collecting early only repeats the search through them. The
 * first page of `watch` at 10,000 pages takes a fifth less processor time, and the same memory.
 */
export function collectAsUsual(): void {
  setGrowth(0);
}

/** Returns a function to call with each rendered page: after a number of pages, garbage is collected early. */
export function earlyCollector(): () => void {
  let pages = 0;
  return () => {
    pages += 1;
    if (pages === maxAtEase) setGrowth(20);
  };
}

/** By how many percent the heap may grow until the next collection; 0 leaves it to V8. Threads of a process share the setting. */
function setGrowth(percent: number): void {
  if (isMainThread) setFlagsFromString(`--heap-growing-percent=${percent}`);
}

/** V8 11 of Node 20 has this setting. V8 of Node 22 and 24 does not, and prints a warning. */
const hasInterruptBudget = process.versions.v8.startsWith('11.');

/**
 * Has V8 compile a function to fast code once it has run for 8 times as long as usual: an eighth less processor time for a site
 * of 66 pages, most of whose functions end before their fast code is there, and no more for 1,000 pages.
 */
export function optimizeLater(): void {
  if (hasInterruptBudget && isMainThread) setFlagsFromString('--interrupt-budget=528000');
}

/**
 * Keeps V8's space for new objects at its initial size, for a process whose objects live long. At 3,000 pages this saves 50 of
 * 275 MB, and no processor time is lost.
 */
export function holdYoungSpace(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Lets that space grow in a process that keeps this many files of content, if they are few. */
export function growYoungSpace(files: number): void {
  if (files <= maxAtEase) setFlagsFromString('--semi-space-growth-factor=2');
}
