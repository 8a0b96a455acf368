// What is to be said of the two texts of a pair: differing facts, drift, the same words in both languages.
import { type DifferingFacts, differingFacts } from './differing-facts.ts';
import { englishOf, type Lock, orphansOf, wordOf, wordsOf } from './lock.ts';
import type { Pair } from './pair.ts';
import { paragraphWith } from './paragraph-with.ts';
import { plainOf, withoutLoneLinks } from './plain.ts';

export type Problem =
  | ({ readonly kind: 'facts' } & DifferingFacts)
  /** The German text has changed since the English one was confirmed. */
  | { readonly kind: 'drift' }
  /** Both languages say the same. */
  | { readonly kind: 'same' }
  /** Nobody has confirmed it, which is no mistake. */
  | { readonly kind: 'unconfirmed' };

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
    if (state === 'confirmed') return { pair, problems: [] };
    const problems = problemsOf(pair);
    return { pair: problems.length > 0 ? located(pair, problems) : pair, problems: [...problems, { kind: state }] };
  });
}

function problemsOf({ german, english }: Pair): Problem[] {
  const facts = withoutLoneLinks(differingFacts(plainOf(german), plainOf(english)));
  if (facts !== undefined) return [{ kind: 'facts', ...facts }];
  return german === english && hasWords(german) ? [{ kind: 'same' }] : [];
}

/** Prose is a whole file: of its facts, the paragraph is found. */
const located = (pair: Pair, problems: readonly Problem[]): Pair => {
  const facts = problems.find((problem) => problem.kind === 'facts');
  return pair.path !== undefined || facts === undefined ? pair : { ...pair, place: { file: pair.file, range: paragraphWith(facts, pair) } };
};

/** Facts in braces, figures and units are the same in both languages. */
const hasWords = (text: string): boolean => /\p{L}{3}/u.test(text.replaceAll(/\{[^{}]*\}|(?<![\w.+-])[\w.+-]+@[\w.-]+|https?:\S+/g, ''));

type State = 'confirmed' | 'drift' | 'unconfirmed';

/**
 * An English text may stand in a file more than once, beside several German ones: it has drifted only where one of the
 * pairs that were confirmed is gone.
 */
function states(words: readonly string[], pairs: readonly Pair[]): (pair: Pair) => State {
  if (words.length === 0) return () => 'unconfirmed';
  const there = new Map(pairs.map((pair) => [pair, wordOf(pair)]));
  const confirmed = new Set(words);
  const changed = new Set(orphansOf(words, [...there.values()]).map(englishOf));
  return (pair) => {
    const word = there.get(pair) ?? wordOf(pair);
    if (confirmed.has(word)) return 'confirmed';
    return changed.has(englishOf(word)) ? 'drift' : 'unconfirmed';
  };
}
