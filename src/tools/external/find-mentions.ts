// Finds where content and templates contain URLs of other sites verbatim.
import type { Range } from '../../model/data/place.ts';

export interface Mention {
  readonly file: string;
  readonly range: Range;
}

/** Matches characters that continue a URL: `https://example.org` is not mentioned in `https://example.org/about`. */
const goesOn = /^(?:[\w/=&%#~+@?-]|[.:!,;][\w/])/;

/** Returns each place in `texts` that contains `address`, except where it is only the start of a longer URL. */
export const mentionsOf = (address: string, texts: ReadonlyMap<string, string>): readonly Mention[] =>
  [...texts].flatMap(([file, text]) => placesIn(text, address).map((range) => ({ file, range })));

function placesIn(text: string, address: string): readonly Range[] {
  const ranges: Range[] = [];
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + address.length)) {
    const rest = text.slice(at + address.length, at + address.length + 2);
    if (!goesOn.test(rest)) ranges.push(rangeAt(text, at, address.length));
  }
  return ranges;
}

/** Returns the range of a URL. It is on one line, because a URL contains no line break. */
function rangeAt(text: string, at: number, length: number): Range {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  const column = at - before.lastIndexOf('\n');
  return { line, column, endLine: line, endColumn: column + length };
}
