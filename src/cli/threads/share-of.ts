// Decides which thread reads, checks and renders a file. The files that contain an entry in its different languages belong
// to the same thread.

/** The index of the main thread among the threads. */
export const mainIndex = 0;

const endings = /(?:\.[a-z]{2,3}(?:-[\w-]+)?)?\.(?:ya?ml|mdx?)$/i;

/** How threads share the files. */
export interface Sharing {
  /** The number of threads, including the main thread. */
  readonly count: number;
  /**
   * True in a build, in which the main thread writes the pages of all threads, and so gets fewer files than the others. In a check, nothing
   * is written, and no images are drawn.
   */
  readonly writes: boolean;
}

/** Returns the index of the thread to which a content file belongs. It is the same on every machine. */
export function shareOf(file: string, { count, writes }: Sharing): number {
  let hash = 0;
  for (const character of file.replace(endings, '')) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  // If the main thread of a build had an equal share, the other threads would finish first and take over pages of the main thread,
  // whose files they have not parsed.
  const [mainParts, otherParts] = writes ? [2, 3] : [1, 1];
  // The lowest bits of the hash depend only on the last characters, so higher bits are used.
  const part = (Math.imul(hash ^ (hash >>> 16), 0x45_d9_f3_b) >>> 8) % (mainParts + (count - 1) * otherParts);
  return part < mainParts ? mainIndex : 1 + Math.floor((part - mainParts) / otherParts);
}
