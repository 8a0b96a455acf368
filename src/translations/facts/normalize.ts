// Replaces digits of any script, and Arabic and full-width marks within numbers, with ASCII, so that ٢٥٠ and 250 are the same number.

const digit = /\p{Nd}/gu;
const beyondAscii = /[^\p{ASCII}]/u;
const mark = /[٫٬٪％\u200e\u200f\u061c]|(?<=\p{Nd})：(?=\p{Nd})/gu;
const marks: Readonly<Record<string, string>> = {
  '٫': '.',
  '٬': ',',
  '٪': '%',
  '％': '%',
  '：': ':',
  '\u200e': '',
  '\u200f': '',
  '\u061c': '',
};

/**
 * Returns a decimal digit of any script in ASCII. In Unicode, the ten digits of a script are adjacent and in order, and no other digits
 * precede them directly. The sets of mathematical digits are an exception: they follow one another, so they are normalized (NFKC) first.
 */
function inAscii(digit: string): string {
  const plain = digit.normalize('NFKC');
  if (plain <= '9') return plain;
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Returns `text` with ASCII digits and marks, and without direction marks. */
export const normalizeDigits = (text: string): string =>
  beyondAscii.test(text) ? text.replaceAll(mark, (written) => marks[written] ?? written).replaceAll(digit, inAscii) : text;
