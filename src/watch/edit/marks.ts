// Marks around texts of content show where a text of the page comes from. Marks are used only in renderings that are never served. A mark
// is a pair of characters from the private planes of Unicode, one at the start and one at the end, so that texts can be nested or split.

/** The first start mark, the first end mark, and the highest number of a mark. */
const [begin, end, maxNumber] = [0xf_0000, 0x10_0000, 0xfffd];

const marks = /[\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]/gu;

/** Returns `text` between the marks of `number`, or without marks if the number is too high. */
export const withMarks = (text: string, number: number): string =>
  number > maxNumber ? text : String.fromCodePoint(begin + number) + text + String.fromCodePoint(end + number);

const withoutMarks = (text: string): string => text.replaceAll(marks, '');

/** A text of a page without its marks, and the numbers of the texts of content in it, the innermost first. */
export interface MarkedText {
  readonly text: string;
  readonly numbers: readonly number[];
}

/** The first and the last text of the page that belong to a text of content. */
interface Span {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** Reads the marks in the texts of a page, in order. A text of content may begin in one text of the page and end in a later one. */
export function readMarks(texts: readonly string[]): readonly MarkedText[] {
  const spans = spansIn(texts);
  return texts.map((text, at) => ({
    text: withoutMarks(text),
    numbers: [...new Set(spans.filter(({ from, to }) => from <= at && at <= to).map(({ number }) => number))],
  }));
}

/** Returns the spans of marks, the shortest first. If a template has cut off the start or end mark, the span has only one text. */
function spansIn(texts: readonly string[]): readonly Span[] {
  const spans: Span[] = [];
  const open = new Map<number, number>();
  for (const [at, text] of texts.entries()) {
    for (const [mark] of text.matchAll(marks)) {
      const code = mark.codePointAt(0) ?? 0;
      const number = code - (code < end ? begin : end);
      const from = open.get(number);
      if (code < end) {
        if (from !== undefined) spans.push({ number, from, to: from });
        open.set(number, at);
      } else {
        spans.push({ number, from: from ?? at, to: at });
        open.delete(number);
      }
    }
  }
  for (const [number, from] of open) spans.push({ number, from, to: from });
  return spans.sort((one, other) => one.to - one.from - (other.to - other.from));
}
