// The facts that a text states: amounts, shares, days, URLs and e-mail addresses, numbers, in a notation that all
// languages share. Each pattern begins with what must not precede a match, so that it is not tried at every letter of a
// long word.
import { normalizeDigits } from './normalize.ts';
import { notationOf } from './notation.ts';
import type { Reader } from './reader.ts';

/**
 * The facts in `text`, which is in the language of `tag`; unique and in order: `€9997`, `50%`, `2025-06-30`,
 * `{phone.support}`, `info@example.com`.
 */
export function factsIn(text: string, tag: string): ReadonlySet<string> {
  const found = new Set<string>();
  let rest = normalizeDigits(text);
  const take = ([pattern, read]: Reader): void => {
    rest = rest.replace(pattern, (whole: string, ...groups: unknown[]) => {
      // After the groups, `replaceAll` passes the offset and the whole text; readers only use the groups of their pattern.
      const tokens = read([whole, ...(groups as (string | undefined)[])]);
      for (const token of tokens ?? []) found.add(token);
      return tokens === undefined ? whole : ' · ';
    });
  };
  for (const [needed, list] of notationOf(tag).readers) if (needed.test(rest)) list.forEach(take);
  return found;
}
