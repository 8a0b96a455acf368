import { cachedByKey } from '../../model/cached-by-key.ts';
import { languageDataOf } from './languages.ts';
import { anyOf } from './reader.ts';

/**
 * Returns a pattern for short words and letters that only sentences of the language contain. Without data about the
 * language, the pattern never matches.
 */
const signOf = cachedByKey((tag: string) => {
  const { small = '', letters = '' } = languageDataOf(tag) ?? {};
  return new RegExp(`(?<![\\p{L}-])${anyOf(small.split(' '))}(?![\\p{L}-])|${letters === '' ? '(?!)' : `[${letters}]`}`, 'iu');
});

/** Returns whether a text in one of the languages of `tags` is more than a name, so that a translation needs other words. */
export const saysSomething = (text: string, tags: readonly string[]): boolean =>
  tags.some((tag) => signOf(tag).test(text)) || (text.match(/\p{L}{2,}/gu) ?? []).length > 4;
