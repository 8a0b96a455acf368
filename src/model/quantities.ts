// Formats sizes and counts for people who use the tools.

/** The number of bytes from which `formatBytes` uses megabytes. In kilobytes, it would be rounded to 1,000 kB. */
const firstMegabyte = 999_500;

/** Formats bytes for people, 1,000 per kilobyte, in the number format of a language: `980 B`, `3.1 kB`, `120 kB`, `3.4 MB`. */
export function formatBytes(bytes: number, tag = 'en'): string {
  if (bytes < 1000) return `${bytes} B`;
  const [value, unit] = bytes < firstMegabyte ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  const digits = value < 100 ? 1 : 0;
  return `${value.toLocaleString(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false })} ${unit}`;
}

/** Formats a size and its limit: in exact bytes (`3,008 B`) if rounding would make them look equal. */
export function withLimit(bytes: number, limit: number, tag = 'en'): readonly [string, string] {
  const texts = [formatBytes(bytes, tag), formatBytes(limit, tag)] as const;
  if (texts[0] !== texts[1]) return texts;
  const whole = (size: number): string => `${size.toLocaleString(tag)} B`;
  return [whole(bytes), whole(limit)];
}

/** Formats a count with its noun: `1 page`, `3 pages`, `0 entries`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
