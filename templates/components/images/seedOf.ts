/** Returns an integer below 2^32 from the letters of a text (FNV-1a). Drawings with this seed are the same in every build. */
export const seedOf = (name: string): number =>
  [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
