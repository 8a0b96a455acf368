// Decides which thread reads, checks and renders a file. The files of an entry in all languages belong to the same
// thread.

/** The index of the main thread among the threads. */
export const mainIndex = 0;

const endings = /(?:\.[a-z]{2,3}(?:-[\w-]+)?)?\.(?:ya?ml|mdx?)$/i;

/** Parts of the files: the main thread gets fewer, because it also plans the site, and writes the pages of all threads. */
const mainParts = 2;
const otherParts = 3;

/**
 * Returns the index of the thread, among `count` threads, to which a content file belongs. It is the same on every
 * machine.
 */
export function shareOf(file: string, count: number): number {
  let hash = 0;
  for (const character of file.replace(endings, '')) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  // The lowest bits of the hash depend only on the last characters, so higher bits are used.
  const part = (Math.imul(hash ^ (hash >>> 16), 0x45_d9_f3_b) >>> 8) % (mainParts + (count - 1) * otherParts);
  return part < mainParts ? mainIndex : 1 + Math.floor((part - mainParts) / otherParts);
}
