// Finds the facts in a text, such as amounts, days, URLs, telephone numbers and names in braces, in a notation that all languages share.
// Patterns start with a cheap test such as a look-behind, so that they fail fast within long words.
import { normalizeDigits } from './normalize.ts';
import { languageNotation } from './notation.ts';
import type { Reader } from './reader.ts';

/** Finds the facts in a text of the language of `tag` (BCP 47). */
export type FindFacts = (text: string, tag: string) => ReadonlySet<string>;

/**
 * Returns the facts in `text`, which is in the language of `tag`, each once: `€9997`, `50%`, `2025-06-30`, `{phone.support}`,
 * `info@example.com`.
 */
export function factsIn(text: string, tag: string): ReadonlySet<string> {
  const found = new Set<string>();
  let rest = normalizeDigits(text);
  const take = ([pattern, read]: Reader): void => {
    rest = rest.replace(pattern, (whole: string, ...groups: unknown[]) => {
      // `replace` also passes the offset and the entire text after the groups. Readers use only the groups of their pattern.
      const tokens = read([whole, ...(groups as (string | undefined)[])]);
      for (const token of tokens ?? []) found.add(token);
      return tokens === undefined ? whole : ' · ';
    });
  };
  const { readers, withUnits, mayHaveUnits, plain } = languageNotation(tag);
  for (const [needed, list] of readers) if (needed.test(rest)) list.forEach(take);
  rest = aroundDigits(rest);
  if (rest === '') return found;
  if (mayHaveUnits.test(rest)) for (const [pattern, read, needed] of withUnits) if (needed.test(rest)) take([pattern, read]);
  take(plain);
  return found;
}

/** The maximum distance of a unit from its figure, in characters. It is longer than any unit: `Schweizer Franken`, `per cent`. */
const reach = 60;

/**
 * Returns the part of a text that can contain facts with figures: from some words before the first digit to some words
 * after the last. This saves most of the work, because most sentences have only one figure.
 */
function aroundDigits(text: string): string {
  const first = text.search(/\d/);
  if (first < 0) return '';
  let last = text.length - 1;
  while (!isDigit(text.charCodeAt(last))) last -= 1;
  const start = first <= reach ? 0 : Math.max(0, text.lastIndexOf(' ', first - reach));
  const end = text.indexOf(' ', last + reach);
  return text.slice(start, end < 0 ? text.length : end);
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
