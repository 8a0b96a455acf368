// Short hashes of texts for the lock, the file that records approved translations. They have only letters, so that YAML never reads a hash
// as a number.

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The number of letters in a hash. */
export const hashLength = 6;

// Most characters are letters, for which the first comparisons suffice.
const isBlank = (code: number): boolean =>
  code <= 32 ? code === 32 || (code >= 9 && code <= 13) : code >= 0xa0 && (code === 0xa0 || code === 0x2009 || code === 0x202f);

/**
 * Returns a hash of six letters: FNV-1a, 32 bits, over the code units of the text (draft-eastlake-fnv). Any run of characters for which
 * `isBlank` is true counts as one space, and such characters around the text are ignored, so that different line breaks do not change the
 * hash.
 */
export function hashText(text: string): string {
  let hash = 0x811c9dc5;
  let [started, blank] = [false, false];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isBlank(code)) {
      blank = started;
      continue;
    }
    if (blank) hash = Math.imul(hash ^ 32, 0x01000193);
    hash = Math.imul(hash ^ code, 0x01000193);
    [started, blank] = [true, false];
  }
  return inLetters(hash >>> 0);
}

function inLetters(hash: number): string {
  let [rest, name] = [hash, ''];
  for (let count = 0; count < hashLength; count += 1) {
    name += letters.charAt(rest % letters.length);
    rest = Math.floor(rest / letters.length);
  }
  return name;
}
