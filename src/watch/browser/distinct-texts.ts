// Distinguishes equal texts in the props of an island by invisible characters. A text that a component has stored, such
// as an error of an earlier attempt, can thus be traced to its prop.

/** A word joiner, which has no width and is neither a letter nor a space. */
const joiner = '\u2060';

/** Returns a text without joiners, and the number of joiners in it. */
export function readDistinct(text: string): { readonly text: string; readonly count: number } {
  const words = text.replaceAll(joiner, '');
  return { text: words, count: text.length - words.length };
}

type Path = readonly (string | number)[];

/** True for a text of several words. Identifiers and URLs, which must not be changed, contain no spaces. */
const isSentence = (value: string): boolean => /\S\s+\S/.test(value);

/** Adds joiners to equal texts of several words in `props`: one joiner to the second of them, two to the third. */
export function withDistinctTexts(props: unknown): unknown {
  const seen = new Map<string, number>();
  return mapTexts(props, [], (text) => {
    if (!isSentence(text)) return text;
    const count = seen.get(text) ?? 0;
    seen.set(text, count + 1);
    return text + joiner.repeat(count);
  });
}

/** Returns the path in `props` of a text that an island has stored, or undefined if there is no such text. */
export function pathOfDistinctText(props: unknown, stored: string): Path | undefined {
  const { text, count } = readDistinct(stored);
  const paths: Path[] = [];
  mapTexts(props, [], (each, path) => {
    if (each === text && isSentence(each)) paths.push(path);
    return each;
  });
  return paths[count];
}

/** Returns a copy of `value` in which `change` has replaced each text. `path` leads to `value`. */
export function mapTexts(value: unknown, path: Path, change: (text: string, path: Path) => string): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((each: unknown, index) => mapTexts(each, [...path, index], change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, [...path, key], change)]));
}
