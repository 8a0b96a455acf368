// Short names for texts in the lock: letters only, so that YAML takes none of them for a number.

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** How many letters name a text. */
export const hashLength = 6;

// Most characters are letters, which the first comparisons tell.
const isBlank = (code: number): boolean =>
  code <= 32 ? code === 32 || (code >= 9 && code <= 13) : code >= 0xa0 && (code === 0xa0 || code === 0x2009 || code === 0x202f);

/**
 * Six letters for a text: equal texts, equal letters. Blanks count as one, whatever their kind, so that a line broken
 * elsewhere is the same text. FNV-1a, 32 bits, over the code units of the text (draft-eastlake-fnv).
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
