// Formats amounts and dates for readers of a language. Content stores them as data; Intl formats them here for a language tag (BCP 47).
import { cachedByKey } from './cached-by-key.ts';
import type { Figure } from './languages/figure.ts';
import type { Money } from './languages/money.ts';
import type { Calendar } from './time/calendar.ts';

// Formatters are cached, because Intl formatters are expensive to create.
const moneyFormat = cachedByKey((key: string) => {
  const [tag, currency, digits] = key.split(' ');
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: currency ?? 'EUR',
    minimumFractionDigits: Number(digits),
    maximumFractionDigits: Number(digits),
  });
});

/** Formats `999700` cents as `9.997 €` or `€9,997`; cents are included only if they are not zero: `0,39 €`. */
export const formatMoney = (cents: number, currency: string, tag: string): string =>
  moneyFormat(`${tag} ${currency} ${cents % 100 === 0 ? 0 : 2}`).format(cents / 100);

/** Formats `{ amount: 49.9, currency: EUR }` as `49,90 €` or `€49.90`. */
export const formatAmount = ({ amount, currency }: Money, tag: string): string => formatMoney(Math.round(amount * 100), currency, tag);

const percentFormat = cachedByKey((tag: string) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }));

/** Formats `19` as `19 %` or `19%`. */
export const formatPercent = (percent: number, tag: string): string => percentFormat(tag).format(percent / 100);

const figureFormat = cachedByKey((key: string) => {
  const [tag, unit, signDisplay] = key.split(' ');
  // The key consists of values that Intl knows.
  const options = {
    style: 'unit',
    unit,
    unitDisplay: unit === 'percent' ? 'short' : 'long',
    signDisplay,
    maximumFractionDigits: 6,
  } as Intl.NumberFormatOptions;
  return new Intl.NumberFormat(tag, options);
});

/** Formats a figure: `+300 %` or `+300%`, with a minus sign instead of a hyphen, and non-breaking spaces. */
export const formatFigure = ({ number, unit, sign }: Figure, tag: string): string =>
  figureFormat(`${tag} ${unit} ${sign === true ? 'exceptZero' : 'auto'}`)
    .format(number)
    .replace('-', '\u2212')
    .replaceAll(' ', '\u00A0');

const dateFormat = cachedByKey((key: string) => {
  const [tag, timeZone] = key.split(' ');
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone });
});

/** Formats an instant (ISO, or milliseconds since 1970) as `30. Juni 2025` or `30 June 2025`, in the time zone of the calendar. */
export const formatDate = (instant: string | number, tag: string, { timeZone }: Calendar): string =>
  dateFormat(`${tag} ${timeZone}`).format(new Date(instant));

/** Returns the URL of a telephone link: `tel:+493023125100`. */
export const telephoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
