// Marks around texts of content, for renderings that are never served: they say which text of content a text of the page comes from.
// One character of Unicode's private planes begins a text, another ends it, so a text may be in another, or in pieces.

/** The first characters that begin and end a text, and how many there are of each. */
const [begin, end, most] = [0xf_0000, 0x10_0000, 0xfffd];

const marks = /[\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]/gu;

/** `text` with the marks of `number`; without them if there are no more. */
export const withMarks = (text: string, number: number): string =>
  number > most ? text : String.fromCodePoint(begin + number) + text + String.fromCodePoint(end + number);

export const withoutMarks = (text: string): string => text.replaceAll(marks, '');

/** A text of a page, without its marks, and the numbers of those it is made of: the innermost first. */
export interface MarkedText {
  readonly text: string;
  readonly numbers: readonly number[];
}

/** Returns a function that reads the texts of a page in their order: some begin in one and end in a later one. */
export function markReader(): (text: string) => MarkedText {
  const open: number[] = [];
  return (text) => {
    const before = [...open].reverse();
    const own: number[] = [];
    for (const [mark] of text.matchAll(marks)) {
      const code = mark.codePointAt(0) ?? 0;
      if (code < end) {
        open.push(code - begin);
        own.push(code - begin);
        continue;
      }
      const at = open.lastIndexOf(code - end);
      if (at >= 0) open.splice(at, 1);
      if (!own.includes(code - end)) own.push(code - end);
    }
    return { text: withoutMarks(text), numbers: [...new Set([...own.reverse(), ...before])] };
  };
}
