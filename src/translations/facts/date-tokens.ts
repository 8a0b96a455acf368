// Writes days and times of day in a notation that all languages share: `2025-06-30`, `06-30`, `18:00`.

/**
 * The names of months in a language: the source of a regular expression that matches a name as a group, and the number
 * of the month of a name.
 */
export interface Months {
  readonly source: string;
  readonly numberOf: (name: string) => number;
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats a day as `2025-06-30`, or as `06-30` without a year. The year `25` becomes `2025`. Returns undefined if the month or the date is
 * out of range.
 */
export function day(year: string | undefined, month: number, date: number): string | undefined {
  if (month < 1 || month > 12 || date < 1 || date > 31) return undefined;
  const inYear = `${two(month)}-${two(date)}`;
  return year === undefined ? inYear : `${year.padStart(4, '20')}-${inYear}`;
}

/** Formats a month as `2025-06`. Returns undefined if the month is out of range. */
export const monthIn = (year: string, month: number): string | undefined => (month < 1 || month > 12 ? undefined : `${year}-${two(month)}`);

/** Puts a token into a list, as readers return it. Returns undefined if there is no token. */
export const tokenList = (token: string | undefined): readonly string[] | undefined => (token === undefined ? undefined : [token]);

/** Formats a time as `18:00`; `half` is `am` or `pm`, or empty. */
export const time = (hours: string, minutes = '00', half = ''): string => {
  const value = Number(hours);
  const shift = /^p/i.test(half) && value < 12 ? 12 : /^a/i.test(half) && value === 12 ? -12 : 0;
  return `${two(value + shift)}:${minutes}`;
};

/** Sources of regular expressions: `am` or `pm`, and hours with optional minutes. */
export const half = '([ap]\\.?m\\b\\.?)';
export const clock = '(\\d{1,2})(?:[:.](\\d\\d))?';
