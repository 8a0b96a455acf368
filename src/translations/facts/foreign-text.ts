// Recognizes a text in the language of its source text: texts that were exchanged, or pasted without being translated.
import { cachedByKey } from '../../model/cached-by-key.ts';
import type { TaggedText } from './differing-facts.ts';
import { languageDataOf } from './languages.ts';

/** Fewer signs may be names: "An AM radio" has two words that German sentences have. */
const minSigns = 3;

const smallWords = cachedByKey(
  (tag: string): ReadonlySet<string> => new Set((languageDataOf(tag)?.small ?? '').split(' ').filter(Boolean)),
);

/** Returns how many different words of `text` occur only in sentences of the language of `tag`. */
function countSigns(text: string, tag: string): number {
  const { letters = '' } = languageDataOf(tag) ?? {};
  const words = new Set(
    text
      .replaceAll(/\{[^{}]*\}/g, ' ')
      .toLowerCase()
      .match(/[\p{L}-]+/gu),
  );
  return [...words].filter((word) => smallWords(tag).has(word) || [...letters].some((letter) => word.includes(letter))).length;
}

/**
 * Returns whether only the translation is in the language of the source text, or both texts have the language of the other one. A text that
 * has a word of its own language is never foreign. Returns undefined for texts in the right language, and for languages without data.
 */
export function foreignText(source: TaggedText, target: TaggedText): 'target' | 'both' | undefined {
  if (countSigns(target.text, target.tag) > 0) return undefined;
  const inTarget = countSigns(target.text, source.tag);
  if (inTarget === 0 || smallWords(target.tag).size === 0) return undefined;
  const inSource = countSigns(source.text, source.tag) > 0 ? 0 : countSigns(source.text, target.tag);
  if (inSource > 0 && inSource + inTarget >= minSigns) return 'both';
  return inTarget >= minSigns ? 'target' : undefined;
}
