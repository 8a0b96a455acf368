// Marks around texts of content, for renderings that are never served: they show from which text of content a text of the page comes.
// One character of Unicode's private planes starts a text and another ends it, so texts can be nested or split.

/** The first characters that begin and end a text, and how many there are of each. */
const [begin, end, most] = [0xf_0000, 0x10_0000, 0xfffd];

const marks = /[\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]/gu;

/** `text` between the marks of `number`; unmarked if there are not that many marks. */
export const withMarks = (text: string, number: number): string =>
  number > most ? text : String.fromCodePoint(begin + number) + text + String.fromCodePoint(end + number);

const withoutMarks = (text: string): string => text.replaceAll(marks, '');

/** A text of a page, without its marks, and the numbers of those it is made of: the innermost first. */
export interface MarkedText {
  readonly text: string;
  readonly numbers: readonly number[];
}

/** Where a text of content begins and ends, counted in texts of the page. */
interface Span {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** Reads the texts of a page, in their order: a text of content may begin in one and end in a later one. */
export function readMarks(texts: readonly string[]): readonly MarkedText[] {
  const spans = spansIn(texts);
  return texts.map((text, at) => ({
    text: withoutMarks(text),
    numbers: [...new Set(spans.filter(({ from, to }) => from <= at && at <= to).map(({ number }) => number))],
  }));
}

/** The shortest first: if a template has cut off the beginning or the end of a mark, only one text has the mark. */
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
