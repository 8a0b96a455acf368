// The facts that a text states: amounts, shares, days, addresses, numbers, in a notation that all languages share. What
// must not precede a match is said in each pattern, so that none is tried at every letter of a long word.
import { normalizeDigits } from './normalize.ts';
import { notationOf } from './notation.ts';
import type { Reader } from './reader.ts';

/**
 * The facts in `text`, which is in the language of `tag`, each once, in order: `€9997`, `50%`, `2025-06-30`,
 * `{phone.support}`, `info@example.com`.
 */
export function factsIn(text: string, tag: string): ReadonlySet<string> {
  const found = new Set<string>();
  let rest = normalizeDigits(text);
  const take = ([pattern, read]: Reader): void => {
    rest = rest.replace(pattern, (whole: string, ...groups: unknown[]) => {
      // Behind the groups come the offset and the whole text; readers name only the groups of their pattern.
      const tokens = read([whole, ...(groups as (string | undefined)[])]);
      for (const token of tokens ?? []) found.add(token);
      return tokens === undefined ? whole : ' · ';
    });
  };
  for (const [needed, list] of notationOf(tag).readers) if (needed.test(rest)) list.forEach(take);
  return found;
}
