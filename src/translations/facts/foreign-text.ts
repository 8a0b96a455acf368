// Recognizes a text in the language of its source text: texts that were exchanged, or pasted without being translated.
import { cachedByKey } from '../../model/cached-by-key.ts';
import type { TaggedText } from './differing-facts.ts';
import { languageDataOf } from './languages.ts';

/** Fewer signs may be names: "An AM radio" has two words that German sentences have. */
const minSigns = 3;

/** Returns a pattern for the words that occur only in sentences of a language; undefined for a language without data. */
const signsOf = cachedByKey((tag: string): RegExp | undefined => {
  const { small = '', letters = '' } = languageDataOf(tag) ?? {};
  if (small === '') return undefined;
  const withLetters = letters === '' ? '' : String.raw`|[\p{L}-]*[${letters}][\p{L}-]*`;
  return new RegExp(String.raw`(?<![\p{L}-])(?:(?:${small.trim().split(/\s+/).join('|')})(?![\p{L}-])${withLetters})`, 'gu');
});

/** Returns how many different words of `text` occur only in sentences of the language of `tag`. */
const countSigns = (text: string, tag: string): number => new Set(text.match(signsOf(tag) ?? /$^/g)).size;

const hasSign = (text: string, tag: string): boolean => text.search(signsOf(tag) ?? /$^/) >= 0;

/** Returns a text in lower case, without the facts that it names. */
const wordsOf = ({ text }: TaggedText): string => (text.includes('{') ? text.replaceAll(/\{[^{}]*\}/g, ' ') : text).toLowerCase();

/**
 * Returns whether only the translation is in the language of the source text, or both texts have the language of the other one. A text that
 * has a word of its own language is never foreign. Returns undefined for texts in the right language, and for languages without data.
 */
export function foreignText(source: TaggedText, target: TaggedText): 'target' | 'both' | undefined {
  const words = wordsOf(target);
  if (hasSign(words, target.tag) || signsOf(target.tag) === undefined) return undefined;
  const inTarget = countSigns(words, source.tag);
  if (inTarget === 0) return undefined;
  const original = wordsOf(source);
  const inSource = hasSign(original, source.tag) ? 0 : countSigns(original, target.tag);
  if (inSource > 0 && inSource + inTarget >= minSigns) return 'both';
  return inTarget >= minSigns ? 'target' : undefined;
}
