// Content in all languages → content in one: texts become strings with their facts filled in, links become URLs.
import { isDatedKey, isOver } from '../model/dated.ts';
import { factPattern } from '../model/facts.ts';
import { isLink } from '../model/link.ts';
import type { Locale } from '../model/locale.ts';
import { isText } from '../model/text.ts';
import type { Localized } from '../model/view.ts';
import type { ResolveLink } from './links.ts';

export interface Localizer {
  readonly locale: Locale;
  readonly facts: ReadonlyMap<string, string>;
  /** The moment of the build in milliseconds since 1970. */
  readonly at: number;
  readonly resolve: ResolveLink;
}

/** `text` with every `{fact}` filled in. */
export const fillFacts = (text: string, facts: ReadonlyMap<string, string>): string =>
  text.includes('{') ? text.replaceAll(factPattern, (whole, name: string) => facts.get(name) ?? whole) : text;

/** `value` in the language of the localizer. List entries that name other `languages` or are over are left out. */
export function localize<T>(value: T, localizer: Localizer): Localized<T> {
  // The walk below follows the type `Localized` case by case, which the compiler cannot see.
  return convert(value, localizer) as Localized<T>;
}

function convert(value: unknown, localizer: Localizer): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.filter((item) => isShown(item, localizer)).map((item) => convert(item, localizer));
  if (isText(value)) return fillFacts(value[localizer.locale] ?? '', localizer.facts);
  if (isLink(value)) return localizer.resolve(value);
  const shown = Object.entries(value).filter(([key]) => !isDatedKey(key));
  return Object.fromEntries(shown.map(([key, inner]) => [key, convert(inner, localizer)]));
}

/** False for a list entry that is for other languages, or over. */
export const isShown = (item: unknown, { locale, at }: Pick<Localizer, 'locale' | 'at'>): boolean => {
  if (isOver(item, at)) return false;
  if (typeof item !== 'object' || item === null || !('languages' in item)) return true;
  return Array.isArray(item.languages) && item.languages.includes(locale);
};
