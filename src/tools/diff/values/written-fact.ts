const currencies: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' };

const amount = /^(\p{Sc}|[A-Z]{3})(\d+(?:\.\d+)?)$/u;
const number = /^(\d+(?:\.\d+)?)(%?)$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** Returns `fact` as written in the language `tag`: `9.997 €` for `€9997`. Only amounts, percentages, numbers and days differ. */
export function writtenFact(fact: string, tag: string): string {
  const [, sign = '', cost] = amount.exec(fact) ?? [];
  if (cost !== undefined) {
    const digits = cost.includes('.') ? 2 : 0;
    const currency = currencies[sign] ?? sign;
    const options = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
    return /^[A-Z]{3}$/.test(currency) ? new Intl.NumberFormat(tag, options).format(Number(cost)) : fact;
  }
  const [, count, percent] = number.exec(fact) ?? [];
  if (count !== undefined) {
    // Four digits are not grouped, because they may be a year.
    const written = new Intl.NumberFormat(tag, { useGrouping: 'min2', maximumFractionDigits: 6 }).format(Number(count));
    return percent === '' ? written : `${written}${new Intl.NumberFormat(tag, { style: 'percent' }).format(0).replace('0', '')}`;
  }
  return day.test(fact) ? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(fact)) : fact;
}
