// Numbers as each language writes them: 1.000,5 in German and 1,000.5 in English are one number.
import type { Locale } from './notation.ts';

/** White space inside numbers, between them and their units: a plain one, and ones at which no line ends. */
const blank = '[\\u0020\\u00a0\\u2009\\u202f]';
const narrow = "[\\u00a0\\u2009\\u202f']";

const digits: Readonly<Record<Locale, string>> = {
  de: `(?:\\d{1,3}(?:(?:\\.|${narrow})\\d{3})+(?!\\d)(?:,\\d+)?|\\d+(?:[.,]\\d+)*)`,
  en: `(?:\\d{1,3}(?:(?:,|${narrow})\\d{3})+(?!\\d)(?:\\.\\d+)?|\\d+(?:[.,]\\d+)*)`,
};

const scales: Readonly<Record<Locale, string>> = {
  de: `(?:${blank}?(?:Tsd\\.?|[Tt]ausend|Mio\\.?|Million(?:en)?|Mrd\\.?|Milliarden?|k)(?!\\p{L}))?`,
  en: `(?:(?:${blank}|-)?(?:k|thousand|million|mn|billion|bn)(?!\\p{L}))?`,
};

/**
 * The source of an expression for a number with its scale: `9.997`, `1,5 Mio.`; not for one inside a name (`B2B`). That a
 * digit comes first is said before what must not precede it: asked at every letter, that takes long.
 */
export const numberSource = (locale: Locale): string => `(?=\\d)(?<![\\p{L}\\d]|\\d[.,])${digits[locale]}${scales[locale]}`;

const factors: readonly (readonly [RegExp, number])[] = [
  [/(?:mrd|milliarde|billion|bn)/i, 1e9],
  [/(?:mio|million|mn)/i, 1e6],
  [/(?:tsd|tausend|thousand|k)/i, 1e3],
];

/** The value of a number that `numberSource` has found, in one notation for both languages: `1000.5`, `1.2.3`. */
export function numberIn(written: string, locale: Locale): string {
  const [figure = ''] = /^[\d.,'\u00a0\u2009\u202f]*\d/.exec(written) ?? [];
  const word = written.slice(figure.length);
  const factor = factors.find(([pattern]) => pattern.test(word))?.[1] ?? 1;
  const group = locale === 'de' ? '.' : ',';
  const plain = new RegExp(`^\\d{1,3}(?:(?:\\${group}|${narrow})\\d{3})+(?!\\d)`).exec(figure)?.[0];
  const whole = plain === undefined ? figure : plain.replaceAll(/\D/g, '') + figure.slice(plain.length);
  const value = Number(whole.replace(',', '.'));
  // A version has several dots and is no number.
  return Number.isNaN(value) ? figure : String(Number((value * factor).toPrecision(12)));
}
