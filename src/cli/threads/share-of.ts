// Which thread reads, checks and renders a file: its texts in all languages belong to one thread, which parses each once.

const endings = /(?:\.[a-z]{2,3}(?:-[\w-]+)?)?\.(?:ya?ml|mdx?)$/i;

/** The place of a content file among `count` threads. Equal for equal names on any machine. */
export function shareOf(file: string, count: number): number {
  let hash = 0;
  for (const character of file.replace(endings, '')) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  // The lowest bits of such a sum depend only on the last characters.
  return (Math.imul(hash ^ (hash >>> 16), 0x45_d9_f3_b) >>> 8) % count;
}
