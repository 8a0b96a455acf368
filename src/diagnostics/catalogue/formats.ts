// Formats lists, days, amounts and names of languages for messages in a language.
import { formatMoney } from '../../model/format.ts';
import type { Amount } from './arguments.ts';

export interface Formats {
  /** Joins a list: `a`, `a and b`, `a, b and c`. */
  readonly and: (list: readonly string[]) => string;
  /** Joins a list: `a`, `a or b`, `a, b or c`. */
  readonly or: (list: readonly string[]) => string;
  /** Formats a day such as `2025-06-30`: `30 June 2025`. */
  readonly day: (day: string) => string;
  /** Formats a month such as `2025-06`: `June 2025`. */
  readonly month: (month: string) => string;
  /** Formats an amount: `€9,997`. */
  readonly money: (amount: Amount) => string;
  /** Returns the name of the language with a tag: `German`. */
  readonly language: (tag: string) => string;
}

/** Returns a function that calls `make` on its first call, and returns the same value on every call. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Caches the last result of `format`, because thousands of errors in a file may list the same names. */
function rememberingLast(format: (list: readonly string[]) => string): (list: readonly string[]) => string {
  let last: readonly [key: string, text: string] | undefined;
  return (list) => {
    const key = list.join('\0');
    if (last?.[0] !== key) last = [key, format(list)];
    return last[1];
  };
}

/**
 * Creates the formats for `tag`, a language with its country such as `en-GB`. Each `Intl` object is created when it is first used,
 * because most runs print few messages.
 */
export function createFormats(tag: string): Formats {
  const conjunction = lazily(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const disjunction = lazily(() => new Intl.ListFormat(tag, { type: 'disjunction' }));
  // UTC, so that a day does not depend on the time zone of the machine.
  const days = lazily(() => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }));
  const months = lazily(() => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
  const languages = lazily(() => new Intl.DisplayNames([tag], { type: 'language' }));
  return {
    and: (list) => conjunction().format(list),
    or: rememberingLast((list) => disjunction().format(list)),
    day: (day) => days().format(Date.parse(`${day}T00:00:00Z`)),
    month: (month) => months().format(Date.parse(`${month}-01T00:00:00Z`)),
    money: ({ cents, currency }) => formatMoney(cents, currency, tag),
    language: (language) => languages().of(language) ?? language,
  };
}
