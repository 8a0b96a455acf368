// Finds the code of a currency by the ways in which people write it: `Euro`, `€`, `eur`.
import { cachedByKey } from '../../model/cached-by-key.ts';

/**
 * Returns the code (ISO 4217) of the currency that `written` names: its code in lower case, or its sign or name in one of the languages
 * `tags` or in English. Returns undefined if no currency or more than one has that name.
 */
export function currencyCode(written: string, tags: readonly string[]): string | undefined {
  const code = written.toUpperCase();
  if (Intl.supportedValuesOf('currency').includes(code)) return code;
  const found = [...tags, 'en'].map((tag) => codesIn(tag).get(written.toLowerCase())).find((codes) => codes !== undefined);
  return found?.size === 1 ? [...found][0] : undefined;
}

/** Returns the codes of the currencies by their signs and names in a language, in lower case. It takes 40 ms. */
const codesIn = cachedByKey((tag: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const codes = new Map<string, Set<string>>();
  for (const currency of Intl.supportedValuesOf('currency'))
    for (const name of namesOf(currency, tag)) codes.set(name, (codes.get(name) ?? new Set()).add(currency));
  return codes;
});

function namesOf(currency: string, tag: string): readonly string[] {
  const written = (currencyDisplay: 'symbol' | 'name'): string =>
    new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay })
      .formatToParts(2)
      .flatMap(({ type, value }) => (type === 'currency' ? [value] : []))
      .join('');
  const name = new Intl.DisplayNames(tag, { type: 'currency' }).of(currency) ?? currency;
  return [written('symbol'), written('name'), name].map((each) => each.toLowerCase());
}
