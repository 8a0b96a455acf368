// How V8 works in a process that makes a site once and ends.
import { setFlagsFromString } from 'node:v8';

/** Sites of so many files of content take some 350 MB where V8 decides when to collect. */
const mostAtEase = 600;

/**
 * Leaves collecting to V8 in a process that works on this many files of content, where they are few. Early collection keeps
 * large sites small (`bin/archipel.js` sets it), and takes a tenth of the processor time of a build.
 */
export function collectLater(files: number): void {
  if (files <= mostAtEase) setFlagsFromString('--heap-growing-percent=0');
}

/**
 * Has V8 compile a function to fast code once it has run for 8 times as long as usual: a seventh less processor time for a site
 * of 66 pages, most of whose functions end before their fast code is there, and no more for 1,000 pages.
 */
export function optimizeLater(): void {
  setFlagsFromString('--interrupt-budget=528000');
}
