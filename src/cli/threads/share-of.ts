// Decides which thread reads, checks and renders a file. The files that contain an entry in its different languages belong
// to the same thread.
import type { ThreadedCommand } from './thread-count.ts';

/** The index of the main thread among the threads. */
export const mainIndex = 0;

const endings = /(?:\.[a-z]{2,3}(?:-[\w-]+)?)?\.(?:ya?ml|mdx?)$/i;

/** How threads share the files. */
export interface Sharing {
  /** The number of threads, including the main thread. */
  readonly count: number;
  readonly command: ThreadedCommand;
}

/**
 * How many parts of the files the main thread gets, and how many each other thread, so that all end at the same time. In a build, the main
 * thread also writes the pages of all threads; if it had an equal share, it would end last, and the others would take over pages of files
 * that they have not parsed.
 */
const partsOf: Readonly<Record<ThreadedCommand, readonly [main: number, other: number]>> = { build: [2, 3], check: [1, 1], watch: [1, 1] };

/** Returns the index of the thread to which a content file belongs. It is the same on every machine. */
export function shareOf(file: string, { count, command }: Sharing): number {
  let hash = 0;
  for (const character of file.replace(endings, '')) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  const [mainParts, otherParts] = partsOf[command];
  // The lowest bits of the hash depend only on the last characters, so higher bits are used.
  const part = (Math.imul(hash ^ (hash >>> 16), 0x45_d9_f3_b) >>> 8) % (mainParts + (count - 1) * otherParts);
  return part < mainParts ? mainIndex : 1 + Math.floor((part - mainParts) / otherParts);
}
