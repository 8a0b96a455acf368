// Finds headings by the words that someone types.

/** A guide as the index has it. */
export interface SearchPage {
  readonly title: string;
  readonly href: string;
  /** Its kind and group. */
  readonly place: string;
  readonly headings: readonly (readonly [id: string, text: string])[];
}

export interface Result {
  readonly text: string;
  readonly href: string;
  /** The guide that the heading is in, or the kind of a guide. */
  readonly place: string;
}

/** At most so many results are shown. */
const limit = 30;

/** The headings that have every word of `query`, the best first: equal ones, then those that begin with it, guides before their parts. */
export function find(pages: readonly SearchPage[], query: string): readonly Result[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const scored = pages.flatMap(({ title, href, place, headings }) => [
    { text: title, href, place, score: 1.5 * scoreOf(title, words) },
    ...headings.map(([id, text]) => ({ text, href: `${href}#${encodeURIComponent(id)}`, place: title, score: scoreOf(text, words) })),
  ]);
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ text, href, place }) => ({ text, href, place }));
}

/** Without capitals, accents and marks that people leave out. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[`"“”'’(){}<>,:;]/g, ' ')
    .trim();

function scoreOf(text: string, words: readonly string[]): number {
  const own = plain(text);
  if (own === words.join(' ')) return 100;
  const starts = own.split(/[\s/.-]+/);
  const scores = words.map((word) => {
    if (own.startsWith(word)) return 20;
    if (starts.some((start) => start.startsWith(word))) return 12;
    return word.length > 1 && own.includes(word) ? 4 : 0;
  });
  // Of two headings with the same words, the shorter one has less else to say.
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0) / words.length + 5 / own.length;
}
