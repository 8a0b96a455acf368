// Content in all languages → content in one: texts become strings with facts filled in, links become URLs.
import { lazyRecord } from '../../dependencies/lazy.ts';
import { citation, condition, isTracking } from '../../dependencies/reads.ts';
import { factPattern } from '../../model/facts.ts';
import type { Locale, Locales } from '../../model/languages/locale.ts';
import { isText, wordsIn } from '../../model/languages/text.ts';
import { isLink } from '../../model/references/link.ts';
import type { Clock } from '../../model/time/clock.ts';
import { isDatedKey, isOffTime } from '../../model/time/dated.ts';
import type { Localized } from '../../model/view.ts';
import type { ResolveLink } from './links.ts';

export interface Localizer {
  readonly locales: Locales;
  readonly locale: Locale;
  readonly facts: ReadonlyMap<string, string>;
  readonly clock: Clock;
  readonly resolve: ResolveLink;
}

/** `text` with every `{fact}` filled in. */
export const fillFacts = (text: string, facts: ReadonlyMap<string, string>): string =>
  text.includes('{') ? text.replaceAll(factPattern, (whole, name: string) => facts.get(name) ?? whole) : text;

/** `value` in the language of the localizer. List entries for other `languages`, or not shown at this time, are left out. */
export function localize<T>(value: T, localizer: Localizer): Localized<T> {
  // The walk below follows the type `Localized` case by case, which the compiler cannot see.
  return convert(value, localizer) as Localized<T>;
}

function convert(value: unknown, localizer: Localizer, name?: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const shown = condition(() => [...value.keys()].filter((index) => isShown(value[index], localizer)));
    return shown.map((index) => convert(value[index], localizer));
  }
  if (isText(value, localizer.locales))
    return citation(() => fillFacts(String(wordsIn(value, localizer.locale, localizer.locales) ?? ''), localizer.facts));
  if (name === 'link' && isLink(value)) return citation(() => localizer.resolve(value));
  if (isTracking()) return localizeLazily(value, localizer);
  const shown = Object.entries(value).filter(([key]) => !isDatedKey(key));
  return Object.fromEntries(shown.map(([key, inner]) => [key, convert(inner, localizer, key)]));
}

/** The same object, with parts that are converted when they are read: only then does the page depend on them. */
const localizeLazily = (value: object, localizer: Localizer): object =>
  lazyRecord(
    Object.keys(value).filter((key) => !isDatedKey(key)),
    (key) => convert(Reflect.get(value, key), localizer, key),
  );

/** False for a list entry that is for other languages, not yet valid, or expired. */
const isShown = (item: unknown, { locale, clock }: Pick<Localizer, 'locale' | 'clock'>): boolean => {
  if (isOffTime(item, clock)) return false;
  if (typeof item !== 'object' || item === null || !('languages' in item)) return true;
  return Array.isArray(item.languages) && item.languages.includes(locale);
};
