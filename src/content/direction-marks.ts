// Pairs of direction marks, which keep a number or an address in order in a right-to-left text: isolates (U+2066 to
// U+2069) and embeddings (U+202A, U+202B, U+202C). https://www.unicode.org/reports/tr9/#Explicit_Directional_Embeddings

const closings: Readonly<Record<string, string>> = {
  '\u202a': '\u202c',
  '\u202b': '\u202c',
  '\u2066': '\u2069',
  '\u2067': '\u2069',
  '\u2068': '\u2069',
};

/** Matches every mark that can be part of a pair. */
export const directionMarks = /[\u202a-\u202c\u2066-\u2069]/g;

export interface UnpairedMark {
  readonly offset: number;
  /** The mark that would close this one; undefined for a closing mark. */
  readonly closing: string | undefined;
}

/** Returns the first unpaired mark in `text`, or undefined. */
export const unpairedMark = (text: string): UnpairedMark | undefined => pairsIn(text).unpaired[0];

/** Replaces each paired mark in `text` with a space. */
export function withoutPairedMarks(text: string): string {
  if (text.search(directionMarks) < 0) return text;
  const { paired } = pairsIn(text);
  return text.replaceAll(directionMarks, (mark, offset: number) => (paired.has(offset) ? ' ' : mark));
}

function pairsIn(text: string): { readonly paired: ReadonlySet<number>; readonly unpaired: readonly UnpairedMark[] } {
  const open: UnpairedMark[] = [];
  const paired = new Set<number>();
  const unpaired: UnpairedMark[] = [];
  for (const { 0: mark, index } of text.matchAll(directionMarks)) {
    const closing = closings[mark];
    const last = open.at(-1);
    if (closing !== undefined) open.push({ offset: index, closing });
    else if (last?.closing !== mark) unpaired.push({ offset: index, closing: undefined });
    else {
      open.pop();
      for (const each of [last.offset, index]) paired.add(each);
    }
  }
  return { paired, unpaired: [...unpaired, ...open].sort((one, other) => one.offset - other.offset) };
}
