// Turns content in all languages into content in one language: texts become strings with facts filled in, links become URLs.
import { isPathByLanguage, pathFor } from '../../../model/entries/path.ts';
import { factPattern } from '../../../model/facts.ts';
import { formatAmount, formatFigure } from '../../../model/format.ts';
import { isFigure } from '../../../model/languages/figure.ts';
import { hasLooseEnd, isolated, needsIsolation } from '../../../model/languages/isolate.ts';
import type { Direction, Locale, Locales } from '../../../model/languages/locale.ts';
import { isMoney, isMoneyParts, type MoneyParts, type MoneyView } from '../../../model/languages/money.ts';
import { isPerLanguage } from '../../../model/languages/per-language.ts';
import { isText, wordsIn } from '../../../model/languages/text.ts';
import { type Image, type ImageView, isImage } from '../../../model/references/image.ts';
import { isLink } from '../../../model/references/link.ts';
import type { Clock } from '../../../model/time/clock.ts';
import { isDatedKey, isOffTime } from '../../../model/time/dated.ts';
import type { Localized } from '../../../model/view.ts';
import { lazyRecord } from '../../../store/reads/lazy.ts';
import { citation, computed, condition, isTracking } from '../../../store/reads/reads.ts';
import type { LinkingPage, ResolveLink } from './links.ts';

export interface Localizer {
  readonly locales: Locales;
  readonly locale: Locale;
  readonly facts: ReadonlyMap<string, string>;
  readonly clock: Clock;
  readonly resolve: ResolveLink;
  readonly pictureOf: (image: Image) => ImageView;
}

/**
 * Returns `text` with every `{fact}` filled in. In right-to-left text, direction isolates surround a fact that would otherwise be displayed
 * out of order, unless the author has put a direction mark before it.
 */
export function fillFacts(text: string, facts: ReadonlyMap<string, string>, direction: Direction = 'ltr'): string {
  if (!text.includes('{')) return text;
  return text.replaceAll(factPattern, (whole, name: string, at: number) => {
    const value = facts.get(name);
    if (value === undefined) return whole;
    return direction === 'rtl' && needsIsolation(value) && !hasMarkBefore(text, at) ? isolated(value) : value;
  });
}

/** Returns whether the author has put a direction mark directly before the fact. */
const hasMarkBefore = (text: string, at: number): boolean => /[\u202a\u202b\u2066-\u2068]/.test(text.charAt(at - 1));

/** Returns `value` in the language of the localizer. Omits list entries for other languages, and those not displayed at this time. */
export function localize<T>(value: T, localizer: Localizer): Localized<T> {
  // The walk below follows the type `Localized` case by case, which the compiler cannot see.
  return convert(value, localizer) as Localized<T>;
}

function convert(value: unknown, localizer: Localizer, name?: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return convertList(value, localizer);
  if (isPerLanguage(value)) return convert(value.byLanguage[localizer.locale], localizer);
  if (isText(value, localizer.locales)) return citation(() => textIn(value, localizer, name));
  if (isFigure(value)) return citation(() => formatFigure(value, localizer.locales.of(localizer.locale).tag));
  if (isMoneyParts(value)) return citation(() => moneyIn(value, localizer));
  if (isMoney(value)) return citation(() => formatAmount(value, localizer.locales.of(localizer.locale).tag));
  if (isImage(value)) return citation(() => localizer.pictureOf(value));
  if (name === 'link' && isLink(value)) return citation(() => localizer.resolve(value));
  if (isTracking()) return localizeLazily(value, localizer);
  const converted: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) if (!isDatedKey(key)) converted.push([key, convert(inner, localizer, key)]);
  return Object.fromEntries(converted);
}

const moneyIn = ({ amount, currency }: MoneyParts, { locales, locale }: Localizer): MoneyView => ({
  text: formatAmount({ amount, currency }, locales.of(locale).tag),
  amount,
  currency,
});

/** Returns the text in the language, or undefined for the path of an entry that has no path in this language. */
function textIn(text: Readonly<Record<Locale, unknown>>, { locale, locales, facts }: Localizer, name: string | undefined) {
  if (name === 'path' && isPathByLanguage(text)) return pathFor(text, locale, locales);
  const { direction } = locales.of(locale);
  const words = String(wordsIn(text, locale, locales) ?? '');
  const filled = fillFacts(words, facts, direction);
  return direction === 'rtl' && hasLooseEnd(words.replaceAll(factPattern, '')) ? isolated(filled) : filled;
}

function convertList(list: readonly unknown[], localizer: Localizer): unknown[] {
  if (!isTracking()) return list.filter((item) => isShown(item, localizer)).map((item) => convert(item, localizer));
  const shown = condition(() => [...list.keys()].filter((index) => isShown(list[index], localizer)));
  return shown.map((index) => convert(list[index], localizer));
}

/** Returns an object whose parts are converted on first read, so that the page depends only on the parts it reads. */
const localizeLazily = (value: object, localizer: Localizer): object =>
  lazyRecord(
    Object.keys(value).filter((key) => !isDatedKey(key)),
    (key) => convert(Reflect.get(value, key), localizer, key),
  );

/** Returns whether a list entry is displayed: false if it is for other languages, not yet valid, or expired. */
const isShown = (item: unknown, { locale, clock }: Pick<Localizer, 'locale' | 'clock'>): boolean => {
  if (isOffTime(item, clock)) return false;
  if (typeof item !== 'object' || item === null || !('languages' in item)) return true;
  return Array.isArray(item.languages) && item.languages.includes(locale);
};

/** The parts of a localizer that do not depend on the page. */
interface SharedLocalizer extends Omit<Localizer, 'resolve'> {
  readonly resolveOn: (page: LinkingPage) => ResolveLink;
}

/**
 * Returns a function that localizes content that many pages of a language share, such as menus. It localizes the content once for all
 * pages, and again for each page to which the content links, because a link to the current page differs from other links. While reads are
 * recorded with details (see `isTracking`), it localizes the content for each page.
 */
export function sharedLocalizer({ resolveOn, ...common }: SharedLocalizer): <T>(value: T, page: LinkingPage) => Localized<T> {
  const made = new Map<unknown, () => { readonly value: unknown; readonly targets: ReadonlySet<string> }>();
  const make = (value: unknown) => {
    const targets = new Set<string>();
    const elsewhere = resolveOn({ locale: common.locale, path: '' });
    const resolve: ResolveLink = (link) => {
      const view = elsewhere(link);
      targets.add(view.href.replace(/#.*$/s, ''));
      return view;
    };
    return { value: convert(value, { ...common, resolve }), targets };
  };
  return <T>(value: T, page: LinkingPage) => {
    const own = (): Localized<T> => localize(value, { ...common, resolve: resolveOn(page) });
    if (isTracking() || typeof value !== 'object' || value === null) return own();
    // `computed` records the shared reads for each page that uses the value.
    const shared = made.get(value) ?? computed(() => make(value));
    made.set(value, shared);
    const known = shared();
    // The cast is safe: `make` converts the content as `localize` does.
    return known.targets.has(page.path) ? own() : (known.value as Localized<T>);
  };
}
