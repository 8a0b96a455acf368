// Tells which marks a text contains, so that patterns for other marks need not be tried.

/** The marks that patterns need. Each has a bit of its own, and a number has 32. */
const marks = '$\\{[<:=+^`&~*_!?/|#%)\'"';

const bitOfCode = new Int32Array(128);
for (const [place, mark] of [...marks].entries()) bitOfCode[mark.charCodeAt(0)] = 1 << place;

/** Returns the bits of all marks in `text`. Other characters have no bit. */
export function markBits(text: string): number {
  let bits = 0;
  for (let place = 0; place < text.length; place += 1) bits |= bitOfCode[text.charCodeAt(place)] ?? 0;
  return bits;
}
