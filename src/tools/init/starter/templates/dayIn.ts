/** A day (`2026-03-01`) as readers of a language write it, by its tag. */
export const dayIn = (tag: string, date: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
