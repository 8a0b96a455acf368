// Names are the same in every language; sentences are not. Tells the two apart by the small words of the languages.
import { dataOf } from './languages.ts';
import { anyOf } from './reader.ts';

const made = new Map<string, RegExp>();

/** Finds a small word or a letter that only sentences of the language have; nothing where it has no data. */
function signOf(tag: string): RegExp {
  const known = made.get(tag);
  if (known !== undefined) return known;
  const { small = '', letters = '' } = dataOf(tag) ?? {};
  const sign = new RegExp(`(?<![\\p{L}-])${anyOf(small.split(' '))}(?![\\p{L}-])|${letters === '' ? '(?!)' : `[${letters}]`}`, 'iu');
  made.set(tag, sign);
  return sign;
}

/** True for a text that says something in one of the languages of `tags`, so that the other has to say it in its own words. */
export const saysSomething = (text: string, tags: readonly string[]): boolean =>
  tags.some((tag) => signOf(tag).test(text)) || (text.match(/\p{L}{2,}/gu) ?? []).length > 4;
