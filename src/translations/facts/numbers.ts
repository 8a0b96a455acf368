// Reads numbers in the notation of a language: 1.000,5 in German and 1,000.5 in English are the same number.
import { languageDataOf } from './languages.ts';
import { normalizeDigits } from './normalize.ts';
import { anyOf, joinedLetter } from './reader.ts';

/** White space in numbers and before units: ordinary, thin and non-breaking spaces. */
const blank = '[\\u0020\\u00a0\\u2009\\u202f]';
const narrow = "[\\u00a0\\u2009\\u202f'’]";

export interface Numbers {
  /**
   * The source of a regular expression for a number with its scale: `9.997`, `1,5 Mio.`. A number within a name (`B2B`) does not match. The
   * look-ahead for a digit comes first, because testing the look-behind at every letter would be slow.
   */
  readonly source: string;
  /** Returns the value of a number that matches `source`, in one notation for all languages: `1000.5`, `1.2.3`. */
  readonly parse: (written: string) => string;
}

/** Returns the separators of a language for groups of digits and for decimals, as sources of regular expressions. */
function marksOf(tag: string): { readonly group: string; readonly decimal: string } {
  const parts = new Intl.NumberFormat(tag, { useGrouping: true }).formatToParts(1_234_567.5);
  const mark = (name: string): string => normalizeDigits(parts.find(({ type }) => type === name)?.value ?? '');
  const group = mark('group');
  return {
    group: /^\s?$/.test(group) ? `(?:${blank}|')` : `(?:${anyOf([group])}|${narrow})`,
    decimal: mark('decimal') === ',' ? ',' : '\\.',
  };
}

/** Matches a word of two letters, or of one in a script in which a letter is a word. */
const isScale = /\p{L}\p{M}*\p{L}|[\p{Script=Han}\p{Script=Hangul}]/u;

/** Returns the factors of words such as `million`, in singular and plural, from `Intl` and from the language's data. */
function scalesOf(tag: string): ReadonlyMap<string, number> {
  const scales = new Map<string, number>(Object.entries(languageDataOf(tag)?.scales ?? {}));
  const formats = (['long', 'short'] as const).map((compactDisplay) => new Intl.NumberFormat(tag, { notation: 'compact', compactDisplay }));
  for (const factor of [1e3, 1e4, 1e6, 1e8, 1e9]) {
    for (const count of [1, 2, 5]) {
      for (const format of formats) {
        const parts = format.formatToParts(count * factor);
        const partOf = (name: string): string => parts.find(({ type }) => type === name)?.value ?? '';
        const name = partOf('compact').replace(/\.$/, '');
        // Chinese and Hindi have other steps: one million is a hundred times 万.
        if (isScale.test(name)) scales.set(name, (count * factor) / Number(normalizeDigits(partOf('integer'))));
      }
    }
  }
  return scales;
}

/** Returns the notation of numbers in the language of a tag. */
export function numbersOf(tag: string): Numbers {
  const [{ group, decimal }, scales] = [marksOf(tag), scalesOf(tag)];
  // The word for "hexadecimal" has a figure in Chinese, Japanese and Korean: 16進.
  const digits = `(?:\\d{1,3}(?:${group}\\d{3})+(?!\\d)(?:${decimal}\\d+)?|\\d+(?:[.,]\\d+)*)(?!\\d*(?:[進进]|진수))`;
  const scale = `(?:(?:${blank}|-)?${anyOf(scales.keys())}(?!${joinedLetter})\\.?)?`;
  const grouped = new RegExp(`^\\d{1,3}(?:${group}\\d{3})+(?!\\d)`);
  const parse = (written: string): string => {
    // Most numbers have only digits, few enough to be exact.
    if (/^\d{1,12}$/.test(written)) return String(Number(written));
    const [figure = ''] = /^[\d.,'’\u0020\u00a0\u2009\u202f]*\d/.exec(written) ?? [];
    const word = written.slice(figure.length).replaceAll(/^[\s-]+|\.$/g, '');
    const plain = grouped.exec(figure)?.[0];
    const whole = plain === undefined ? figure : plain.replaceAll(/\D/g, '') + figure.slice(plain.length);
    const value = Number(whole.replace(',', '.'));
    // A version has several dots and is not a number.
    return Number.isNaN(value) ? figure : String(Number((value * (scales.get(word) ?? 1)).toPrecision(12)));
  };
  return { source: `(?=\\d)(?<!\\d|\\d[.,]|${joinedLetter})${digits}${scale}`, parse };
}
