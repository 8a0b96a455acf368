// What is to be said of the two texts of a pair: differing facts, drift, the same words in both languages.
import { type DifferingFacts, differingFacts } from './differing-facts.ts';
import { hashLength, hashText } from './hash.ts';
import { hashesOf, type Lock, wordsOf } from './lock.ts';
import type { Pair } from './pair.ts';
import { plainOf, withoutLoneLinks } from './plain.ts';

export type Problem =
  | ({ readonly kind: 'facts' } & DifferingFacts)
  /** The German text has changed since the English one was confirmed. */
  | { readonly kind: 'drift' }
  /** Both languages say the same. */
  | { readonly kind: 'same' }
  /** Nobody has confirmed it, which is no mistake. */
  | { readonly kind: 'unconfirmed' };

export type ProblemKind = Problem['kind'];

export interface Judged {
  readonly pair: Pair;
  /** The gravest first; none where the pair is confirmed as it is. */
  readonly problems: readonly Problem[];
}

/** Judges the pairs of one file by themselves and by what `lock` says of them. */
export function judge(file: string, pairs: readonly Pair[], lock: Lock): Judged[] {
  const stateOf = states(wordsOf(lock, file), pairs);
  return pairs.map((pair) => {
    const state = stateOf(pair);
    return { pair, problems: state === 'confirmed' ? [] : [...problemsOf(pair), { kind: state }] };
  });
}

function problemsOf({ german, english }: Pair): Problem[] {
  const facts = withoutLoneLinks(differingFacts(plainOf(german), plainOf(english)));
  if (facts !== undefined) return [{ kind: 'facts', ...facts }];
  return german === english && hasWords(german) ? [{ kind: 'same' }] : [];
}

/** Facts in braces, figures and units are the same in both languages. */
const hasWords = (text: string): boolean => /\p{L}{3}/u.test(text.replaceAll(/\{+[^}]*\}+|[\w.+-]+@[\w.-]+|https?:\S+/g, ''));

type State = 'confirmed' | 'drift' | 'unconfirmed';

/**
 * An English text may stand in a file twice, for two German ones: it has drifted only where one of those that it was
 * confirmed with is gone.
 */
function states(words: readonly string[], pairs: readonly Pair[]): (pair: Pair) => State {
  if (words.length === 0) return () => 'unconfirmed';
  const confirmed = new Set(words);
  const there = new Set<string>();
  const hashes = new Map(pairs.map((pair) => [pair, hashesOf(pair)]));
  for (const { english, german } of hashes.values()) there.add(english + german);
  const orphans = new Set(words.filter((word) => !there.has(word)).map((word) => word.slice(0, hashLength)));
  return (pair) => {
    const { english, german } = hashes.get(pair) ?? { english: hashText(pair.english), german: hashText(pair.german) };
    if (confirmed.has(english + german)) return 'confirmed';
    return orphans.has(english) ? 'drift' : 'unconfirmed';
  };
}
