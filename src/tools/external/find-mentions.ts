import { linesOf } from '../../model/data/lines.ts';
import type { Range } from '../../model/data/place.ts';
import { escapePattern } from '../../model/escape-pattern.ts';
import { readableAddress } from '../../model/references/redirects.ts';

interface Mention {
  readonly file: string;
  readonly range: Range;
}

/** Matches characters that continue a URL: `https://example.org` is not mentioned in `https://example.org/about`. */
const continuation = String.raw`[\w/=&%#~+@?-]|[.:!,;][\w/]`;

/**
 * Returns each place in `texts` that contains `address`, percent-encoded as in pages or with letters as authors write it, except where it
 * is only the start of a longer URL.
 */
export function mentionsOf(address: string, texts: ReadonlyMap<string, string>): readonly Mention[] {
  const written = [...new Set([address, readableAddress(address)])];
  const pattern = new RegExp(`(?:${written.map(escapePattern).join('|')})(?!${continuation})`, 'g');
  return [...texts].flatMap(([file, text]) => {
    if (!written.some((each) => text.includes(each))) return [];
    const rangeOf = linesOf(text);
    return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ file, range: rangeOf(index, index + found.length) }));
  });
}
