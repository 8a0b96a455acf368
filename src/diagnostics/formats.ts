// Formats lists, days, amounts and names of languages for sentences in a language.
import { cachedByKey } from '../model/cached-by-key.ts';
import { formatMoney } from '../model/format.ts';

export interface Formats {
  /** Joins a list: `a`, `a and b`, `a, b and c`. */
  readonly and: (list: readonly string[]) => string;
  /** Joins a list: `a`, `a or b`, `a, b or c`. */
  readonly or: (list: readonly string[]) => string;
  /** Formats a day such as `2025-06-30`: `30 June 2025`. */
  readonly day: (day: string) => string;
  /** Formats a month such as `2025-06`: `June 2025`. */
  readonly month: (month: string) => string;
  /** Formats an amount of cents in a currency (ISO 4217): `€9,997`. */
  readonly money: (amount: { readonly cents: number; readonly currency: string }) => string;
  /** Returns the name of the language with a tag: `German`. */
  readonly language: (tag: string) => string;
}

// Each `Intl` object is created when it is first used, because most runs print few messages, and creating all slows the start by a tenth.
const conjunction = cachedByKey((tag: string) => new Intl.ListFormat(tag, { type: 'conjunction' }));
const disjunction = cachedByKey((tag: string) => new Intl.ListFormat(tag, { type: 'disjunction' }));
// UTC, so that a day does not depend on the time zone of the machine.
const days = cachedByKey((tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }));
const months = cachedByKey((tag: string) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
const languages = cachedByKey((tag: string) => new Intl.DisplayNames([tag], { type: 'language' }));

/** Caches the last result of `format`, because thousands of errors in a file may list the same names. */
function cachingLast(format: (list: readonly string[]) => string): (list: readonly string[]) => string {
  let last: readonly [key: string, text: string] | undefined;
  return (list) => {
    const key = list.join('\0');
    if (last?.[0] !== key) last = [key, format(list)];
    return last[1];
  };
}

/** Creates the formats for `tag`, a language with its country such as `en-GB`. */
export const createFormats = (tag: string): Formats => ({
  and: (list) => conjunction(tag).format(list),
  or: cachingLast((list) => disjunction(tag).format(list)),
  day: (day) => days(tag).format(Date.parse(`${day}T00:00:00Z`)),
  month: (month) => months(tag).format(Date.parse(`${month}-01T00:00:00Z`)),
  money: ({ cents, currency }) => formatMoney(cents, currency, tag),
  language: (language) => languages(tag).of(language) ?? language,
});

interface ListWords {
  /** Puts a name in quotation marks. */
  readonly quoted: (name: string) => string;
  /** Counts the names that are cut off: `and 3 more`. */
  readonly more: (count: number) => string;
  readonly nothing: string;
}

/** Returns a function that joins quoted names with `or` and cuts off a long list after `maxNames` names. */
export const createOneOf =
  ({ or }: Formats, { quoted, more, nothing }: ListWords) =>
  (names: readonly string[], maxNames = 12): string => {
    const shown = names.slice(0, maxNames).map(quoted);
    const rest = names.length - shown.length;
    return rest > 0 ? `${shown.join(', ')} (${more(rest)})` : or(shown) || nothing;
  };
