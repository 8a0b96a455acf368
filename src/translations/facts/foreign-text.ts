// Recognizes a text in the language of its source text: texts that were exchanged, or pasted without being translated.
import { cachedByKey } from '../../model/cached-by-key.ts';
import type { TaggedText } from './differing-facts.ts';
import { languageDataOf } from './languages.ts';

/** Fewer signs may be names: "An AM radio" has two words that German sentences have. */
const minSigns = 3;

/** The words and letters that occur only in sentences of a language. */
interface Signs {
  readonly words: ReadonlySet<string>;
  readonly letters: readonly string[];
}

const signsOf = cachedByKey((tag: string): Signs => {
  const { small = '', letters = '' } = languageDataOf(tag) ?? {};
  return { words: new Set(small.split(' ').filter(Boolean)), letters: [...letters] };
});

/** Yields the words of `text` that occur only in sentences of the language of `tag`. */
function* signsIn(text: string, tag: string): Iterable<string> {
  const { words, letters } = signsOf(tag);
  if (words.size === 0 && letters.length === 0) return;
  for (const [written] of text.replaceAll(/\{[^{}]*\}/g, ' ').matchAll(/[\p{L}-]+/gu)) {
    const word = written.toLowerCase();
    if (words.has(word) || letters.some((letter) => word.includes(letter))) yield word;
  }
}

const countSigns = (text: string, tag: string): number => new Set(signsIn(text, tag)).size;

/** Returns whether `text` has a word of the language of `tag`. Stops at the first one, because nearly every text has one. */
const hasSign = (text: string, tag: string): boolean => signsIn(text, tag)[Symbol.iterator]().next().done === false;

/**
 * Returns whether only the translation is in the language of the source text, or both texts have the language of the other one. A text that
 * has a word of its own language is never foreign. Returns undefined for texts in the right language, and for languages without data.
 */
export function foreignText(source: TaggedText, target: TaggedText): 'target' | 'both' | undefined {
  if (hasSign(target.text, target.tag)) return undefined;
  const inTarget = countSigns(target.text, source.tag);
  if (inTarget === 0 || signsOf(target.tag).words.size === 0) return undefined;
  const inSource = hasSign(source.text, source.tag) ? 0 : countSigns(source.text, target.tag);
  if (inSource > 0 && inSource + inTarget >= minSigns) return 'both';
  return inTarget >= minSigns ? 'target' : undefined;
}
