// Distinguishes sentences from names by the short words of each language. Names may be the same in every language.
import { languageDataOf } from './languages.ts';
import { anyOf } from './reader.ts';

const made = new Map<string, RegExp>();

/**
 * Returns a pattern for short words and letters that only sentences of the language contain. Without data about the
 * language, the pattern never matches.
 */
function signOf(tag: string): RegExp {
  const known = made.get(tag);
  if (known !== undefined) return known;
  const { small = '', letters = '' } = languageDataOf(tag) ?? {};
  const sign = new RegExp(`(?<![\\p{L}-])${anyOf(small.split(' '))}(?![\\p{L}-])|${letters === '' ? '(?!)' : `[${letters}]`}`, 'iu');
  made.set(tag, sign);
  return sign;
}

/** Returns whether a text in one of the languages of `tags` is more than a name, so that a translation needs other words. */
export const saysSomething = (text: string, tags: readonly string[]): boolean =>
  tags.some((tag) => signOf(tag).test(text)) || (text.match(/\p{L}{2,}/gu) ?? []).length > 4;
