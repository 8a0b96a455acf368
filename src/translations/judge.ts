import type { Locales } from '../model/languages/locale.ts';
import { type DifferingFacts, differingFacts, type TaggedText } from './facts/differing-facts.ts';
import type { FindFacts } from './facts/facts-in.ts';
import { paragraphWith } from './facts/paragraph-with.ts';
import { comparableText, withoutLoneLinks } from './facts/plain.ts';
import { type Lock, orphansOf, targetHashOf, wordOf, wordsOf } from './lock.ts';
import { grouped, type Pair } from './pair.ts';

export type TranslationProblem =
  | ({ readonly kind: 'facts' } & DifferingFacts)
  /** The source text has changed since the translation was approved. */
  | { readonly kind: 'outdated' }
  /** Both languages have the same text. */
  | { readonly kind: 'same' }
  /** The translation has never been approved, which is not a mistake. */
  | { readonly kind: 'unapproved' };

export interface JudgedPair {
  readonly pair: Pair;
  /** The problems of the pair; empty if the pair is approved. */
  readonly problems: readonly TranslationProblem[];
}

export interface JudgeOptions {
  readonly lock: Lock;
  readonly locales: Locales;
  /** `factsIn` if omitted. */
  readonly findFacts?: FindFacts | undefined;
}

/** Finds the problems of pairs of any files and languages, from their texts and the lock. `pairs` must contain all pairs of each file. */
export const judgePairs = (pairs: readonly Pair[], { lock, locales, findFacts }: JudgeOptions): JudgedPair[] =>
  grouped(pairs).flatMap((group) => {
    const stateOf = states(wordsOf(lock, group), group.pairs);
    return group.pairs.map((pair) => judgePair(pair, stateOf(pair), { locales, findFacts }));
  });

function judgePair(pair: Pair, state: State, { locales: { source, of }, findFacts }: Omit<JudgeOptions, 'lock'>): JudgedPair {
  if (state === 'approved') return { pair, problems: [] };
  const original = { text: pair.source, tag: of(source).tag };
  const translation = { text: pair.target, tag: of(pair.locale).tag };
  const facts = withoutLoneLinks(differingFacts(plain(original), plain(translation), findFacts));
  if (facts === undefined) return { pair, problems: [...sameness(pair), { kind: state }] };
  // Prose is compared as an entire file, so the paragraph with the fact has to be found.
  const place = pair.path === undefined ? { file: pair.file, range: paragraphWith(facts, original, translation) } : pair.place;
  return { pair: { ...pair, place }, problems: [{ kind: 'facts', ...facts }, { kind: state }] };
}

const plain = ({ text, tag }: TaggedText): TaggedText => ({ text: comparableText(text), tag });

const sameness = ({ source, target }: Pair): TranslationProblem[] => (source === target && hasWords(source) ? [{ kind: 'same' }] : []);

/**
 * Returns whether a text has three letters in a row outside of facts in braces and addresses. Shorter words, such as units, may be the
 * same in every language.
 */
const hasWords = (text: string): boolean => /\p{L}{3}/u.test(text.replaceAll(/\{[^{}]*\}|(?<![\w.+-])[\w.+-]+@[\w.-]+|https?:\S+/g, ''));

type State = 'approved' | 'outdated' | 'unapproved';

/**
 * Returns a function that returns the state of a pair: `approved` if the lock has the pair, `outdated` if the lock has the same
 * translation in a pair that no longer exists, otherwise `unapproved`.
 */
function states(words: readonly string[], pairs: readonly Pair[]): (pair: Pair) => State {
  if (words.length === 0) return () => 'unapproved';
  const there = new Map(pairs.map((pair) => [pair, wordOf(pair)]));
  const approved = new Set(words);
  const changed = new Set(orphansOf(words, [...there.values()]).map(targetHashOf));
  return (pair) => {
    const word = there.get(pair) ?? wordOf(pair);
    if (approved.has(word)) return 'approved';
    return changed.has(targetHashOf(word)) ? 'outdated' : 'unapproved';
  };
}
