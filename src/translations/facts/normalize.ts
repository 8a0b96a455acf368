// Replaces digits of any script and Arabic marks within numbers by ASCII, so that ٢٥٠ and 250 are the same number.

const digit = /\p{Nd}/gu;
const beyondAscii = /[^\p{ASCII}]/u;
const marks: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '٪': '%', '\u200e': '', '\u200f': '', '\u061c': '' };

/** Returns the value of a decimal digit of any script. In Unicode, the ten digits of a script are adjacent and in order. */
function digitOf(character: string): number {
  let zero = character.codePointAt(0) ?? 0;
  const code = zero;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** Returns `text` with ASCII digits and marks, and without direction marks. */
export const normalizeDigits = (text: string): string =>
  beyondAscii.test(text)
    ? text
        .replaceAll(/[٫٬٪\u200e\u200f\u061c]/g, (mark) => marks[mark] ?? mark)
        .replaceAll(digit, (one) => (one <= '9' ? one : String(digitOf(one))))
    : text;
