import { linesOf } from '../../model/data/lines.ts';
import type { Range } from '../../model/data/place.ts';
import { escapePattern } from '../../model/escape-pattern.ts';

interface Mention {
  readonly file: string;
  readonly range: Range;
}

/** Matches characters that continue a URL: `https://example.org` is not mentioned in `https://example.org/about`. */
const continuation = String.raw`[\w/=&%#~+@?-]|[.:!,;][\w/]`;

/** Returns each place in `texts` that contains `address`, except where it is only the start of a longer URL. */
export function mentionsOf(address: string, texts: ReadonlyMap<string, string>): readonly Mention[] {
  const pattern = new RegExp(`${escapePattern(address)}(?!${continuation})`, 'g');
  return [...texts].flatMap(([file, text]) => {
    if (!text.includes(address)) return [];
    const rangeOf = linesOf(text);
    return [...text.matchAll(pattern)].map(({ index }) => ({ file, range: rangeOf(index, index + address.length) }));
  });
}
