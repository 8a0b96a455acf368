// Converts amounts of money between cents, as in content, and the notation of a language.

const formatOf = (language: string): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Returns an amount in cents in the notation of a language, with decimals: `9.997,00` in German. */
export const amountText = (cents: number, language: string): string => formatOf(language).format(cents / 100);

/** Returns the cents of a typed amount, with or without separators and a currency, or undefined if it is invalid or ambiguous. */
export function centsFrom(typed: string, language: string): number | undefined {
  const parts = formatOf(language).formatToParts(12_345.67);
  const find = (type: 'group' | 'decimal'): string => parts.find((part) => part.type === type)?.value ?? '';
  const [group, decimal] = [find('group'), find('decimal')];
  const digits = typed.replaceAll(/[\s\u00a0\u202f€$£]|EUR|USD|CHF/g, '');
  const [sign, bare] = digits.startsWith('-') ? [-1, digits.slice(1)] : [1, digits];
  const quoted = (separator: string): string => separator.replaceAll(/[.\\]/g, '\\$&');
  const whole = `(?:\\d+|\\d{1,3}(?:${quoted(group)}\\d{3})+)`;
  const [, units, cents = ''] =
    new RegExp(`^(${whole})(?:${quoted(decimal)}(\\d{1,2}))?$`).exec(bare) ?? /^(\d+)[.,](\d{2})$/.exec(bare) ?? [];
  if (units === undefined) return undefined;
  return sign * (Number(units.replaceAll(group, '')) * 100 + Number(cents.padEnd(2, '0')));
}
