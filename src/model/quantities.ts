// Formats quantities for the command line and its pages.

/** Bytes for people, 1,000 per kilobyte, as readers of a language write numbers: `980 B`, `3.1 kB`, `120 kB`. */
export function kilobytes(bytes: number, tag = 'en'): string {
  if (bytes < 1000) return `${bytes} B`;
  const digits = bytes < 100_000 ? 1 : 0;
  return `${(bytes / 1000).toLocaleString(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false })} kB`;
}

/** A weight and its limit for people: in whole bytes (`3,008 B`) where rounding would write both alike. */
export function withLimit(bytes: number, limit: number, tag = 'en'): readonly [string, string] {
  const [weight, most] = [kilobytes(bytes, tag), kilobytes(limit, tag)];
  if (weight !== most) return [weight, most];
  const whole = (size: number): string => `${size.toLocaleString(tag)} B`;
  return [whole(bytes), whole(limit)];
}

/** A count with its noun: `1 page`, `3 pages`, `0 entries`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
