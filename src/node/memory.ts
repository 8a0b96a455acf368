// How early memory is collected. Early collection keeps large sites small (`bin/archipel.js` sets it), and takes a
// tenth of the processor time of a build.
import { setFlagsFromString } from 'node:v8';

/** Sites of so many files of content take some 350 MB where V8 decides when to collect. */
const mostAtEase = 600;

/** Leaves collecting to V8 in a process that works on this many files of content, where they are few. */
export function collectLater(files: number): void {
  if (files <= mostAtEase) setFlagsFromString('--heap-growing-percent=0');
}
